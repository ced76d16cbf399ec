/** The generosity of kings: the plaques with their cattle, who is in, and the gift that the reader prepares. */
import { useEffect, useState } from 'preact/hooks'
import { usePointing } from '../../../web/src/board/spot'
import { giftsAmong, leftAfter, placeOf, spread } from './gifts'
import { Amount, Glyph, PieceGlyph } from './marks'
import type { AuctionView, View } from './view'

/** More cattle than this are a number. */
const MOST_HEADS = 6

export function Auction({ view, me }: { view: View; me: number }) {
  const { say, choices, lit } = usePointing()
  const gifts = giftsAmong(choices)
  const [gift, setGift] = useState(0)
  // what is prepared stays, unless it has become too small
  const value = gifts.find((one) => one >= gift) ?? gifts.at(-1) ?? 0
  useEffect(() => setGift(0), [view.round])
  const { auction } = view
  if (!auction) return null
  const coming = value > 0 ? spread(auction, value) : []
  return (
    <section class={lit.includes('auction') ? 'zi-auction zi-auction-lit' : 'zi-auction'} aria-label={say('picture.auction')}>
      <h3>
        {say('picture.auction')}
        <span class="zi-tag">{auction.gift > 0 ? say('picture.auction.last', auction.gift) : say('picture.auction.none')}</span>
      </h3>
      <ol class="zi-plaques">
        {auction.plaques.map((plaque, i) => (
          <Plaque
            key={plaque.seat}
            view={view}
            auction={auction}
            {...plaque}
            coming={coming[i] ?? 0}
            isNext={i === auction.next}
            left={plaque.seat === me && value > 0 ? leftAfter(view, me, value) : undefined}
          />
        ))}
      </ol>
      {choices.length > 0 && (
        <Gift view={view} me={me} gifts={gifts} value={value} set={setGift} canPass={choices.some(({ words }) => words === 'pass')} />
      )}
    </section>
  )
}

interface PlaqueProps {
  view: View
  auction: AuctionView
  seat: number
  cattle: number
  /** What the gift that is being prepared would add. */
  coming: number
  /** Whether it gets the next cattle. */
  isNext: boolean
  /** What its owner keeps if the gift is made. */
  left: number | undefined
}

function Plaque({ view, auction, seat, cattle, coming, isNext, left }: PlaqueProps) {
  const { say } = usePointing()
  const place = placeOf(auction, seat)
  const bidding = seat >= 0 && view.active === seat
  const state =
    seat < 0
      ? say('god.shadipinyi')
      : place !== undefined
        ? say('picture.passed', place)
        : say(bidding ? 'picture.bidding' : 'picture.still-in')
  return (
    <li class={`zi-plaque${bidding ? ' zi-bidding' : ''}${place === undefined ? '' : ' zi-passed'}`}>
      <div class="zi-plaque-head">
        {seat < 0 ? <Glyph name="shadipinyi" size={24} /> : <PieceGlyph seat={seat} size={24} />}
        <span class="zi-plaque-state">{state}</span>
        {place !== undefined && (
          <b class="zi-place" aria-hidden="true">
            {place}
          </b>
        )}
        {isNext && <span class="zi-next">{say('picture.next-cattle')}</span>}
      </div>
      <div class="zi-heads" role="img" aria-label={say('picture.plaque', cattle, coming)}>
        {Array.from({ length: Math.min(cattle, MOST_HEADS) }, (_, i) => (
          <span key={i} class="zi-head">
            <Glyph name="cattle" size={20} />
          </span>
        ))}
        {Array.from({ length: Math.max(0, Math.min(coming, MOST_HEADS - cattle)) }, (_, i) => (
          <span key={`coming ${i}`} class="zi-head zi-coming">
            <Glyph name="cattle" size={20} />
          </span>
        ))}
        <b>
          {cattle}
          {coming > 0 && ` + ${coming}`}
        </b>
      </div>
      {seat >= 0 && (
        <div class="zi-purse">
          <span>{left === undefined ? say('picture.in-hand') : say('picture.left-for-actions')}</span>
          <Amount icon="cattle" value={left ?? view.players[seat].cattle} size={15} />
        </div>
      )}
    </li>
  )
}

interface GiftProps {
  view: View
  me: number
  gifts: number[]
  value: number
  set: (gift: number) => void
  canPass: boolean
}

/** A stepper that only offers what may be given. */
function Gift({ view, me, gifts, value, set, canPass }: GiftProps) {
  const { say, choose } = usePointing()
  const at = gifts.indexOf(value)
  const step = (by: number) => set(gifts[Math.min(gifts.length - 1, Math.max(0, at + by))])
  const keys: Record<string, number> = {
    ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 5, PageDown: -5, Home: -gifts.length, End: gifts.length,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by) step(by)
    else if (event.key === 'Enter') choose(`give ${value}`)
    else return
    event.preventDefault()
  }
  return (
    <div class="zi-gift" data-target="auction" role="group" aria-label={say('picture.gift')}>
      {gifts.length > 0 && (
        <>
          <div class="zi-stepper">
            <button class="small" aria-label={say('picture.gift.less')} disabled={at <= 0} onClick={() => step(-1)}>
              −
            </button>
            <div
              role="spinbutton"
              tabIndex={0}
              aria-label={say('picture.gift')}
              aria-valuenow={value}
              aria-valuemin={gifts[0]}
              aria-valuemax={gifts.at(-1)}
              aria-valuetext={say('picture.amount', value)}
              onKeyDown={onKeyDown}
            >
              <Amount icon="cattle" value={value} size={22} />
            </div>
            <button class="small" aria-label={say('picture.gift.more')} disabled={at >= gifts.length - 1} onClick={() => step(1)}>
              +
            </button>
          </div>
          <button class="primary" data-words={`give ${value}`} onClick={() => choose(`give ${value}`)}>
            {say('picture.give', value)}
          </button>
          {me >= 0 && <span class="zi-left">{say('picture.gift.left', leftAfter(view, me, value))}</span>}
        </>
      )}
      {canPass && (
        <button data-words="pass" onClick={() => choose('pass')}>
          {say('picture.pass')}
        </button>
      )}
    </div>
  )
}
