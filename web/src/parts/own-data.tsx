/** Data of the players' own in place of the game's: choosing its file, and seeing that a match has it. */
import { useState } from 'preact/hooks'
import type { Variants } from '../api-types'
import { documentsIn, lines } from '../documents'
import { useWords } from '../language'
import type { Texts } from '../texts'

/** What the game calls the variant that a document belongs to. */
const title = (texts: Texts, name: string) => (texts.has(`variant.${name}`) ? texts.say(`variant.${name}`) : name)

export function DocumentPicker(props: {
  texts: Texts
  name: string
  /** Why the server refused the document that is chosen. */
  refused: string | undefined
  set: (document: object | undefined) => void
}) {
  const say = useWords()
  const { texts, name, set } = props
  const [file, setFile] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    let document: unknown
    try {
      document = JSON.parse(await chosen.text())
    } catch {
      // said below
    }
    const readable = typeof document === 'object' && document !== null && !Array.isArray(document)
    setUnreadable(!readable)
    setFile(readable ? chosen.name : null)
    set(readable ? (document as object) : undefined)
  }
  const remove = () => {
    setFile(null)
    setUnreadable(false)
    set(undefined)
  }
  const about = `variant.${name}.about`
  return (
    <fieldset class="own-data">
      <legend>{title(texts, name)}</legend>
      {texts.has(about) && <p class="quiet">{texts.say(about)}</p>}
      <div class="row wrap">
        <span role="status">{file ?? say('data.none')}</span>
        <label class="button">
          {say('data.file')}
          <input
            type="file"
            accept="application/json,.json"
            class="hidden"
            onChange={(e) => {
              void read(e.currentTarget.files?.[0])
              e.currentTarget.value = '' // so that the same file, mended, can be chosen again
            }}
          />
        </label>
        {file && (
          <button type="button" onClick={remove}>
            {say('data.remove')}
          </button>
        )}
      </div>
      <div role="alert">
        {unreadable && <p class="refused">{say('data.unreadable')}</p>}
        {props.refused && <p class="refused">{say('data.refused', { raw: props.refused })}</p>}
      </div>
    </fieldset>
  )
}

/** Says that a match has such data, and shows it. */
export function OwnData({ texts, variants }: { texts: Texts; variants: Variants }) {
  const say = useWords()
  return (
    <>
      {documentsIn(variants).map(([name, document]) => (
        <details key={name} class="own-data">
          <summary>{say('data.in-play', { raw: title(texts, name) })}</summary>
          <pre tabIndex={0}>{lines(document)}</pre>
        </details>
      ))}
    </>
  )
}
