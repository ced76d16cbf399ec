/** Data of the players' own in place of the game's: writing it or choosing its file, and seeing that a match has it. */
import { useRef, useState } from 'preact/hooks'
import type { Variants } from '../api-types'
import { documentOf, documentsIn, lines } from '../documents'
import { useWords } from '../language'
import type { Texts } from '../texts'

/** What the game calls the variant that a document belongs to. */
const title = (texts: Texts, name: string) => (texts.has(`variant.${name}`) ? texts.say(`variant.${name}`) : name)

export function DocumentPicker(props: {
  texts: Texts
  name: string
  /** Why the server refused the document. */
  refused: string | undefined
  set: (document: object | undefined) => void
}) {
  const say = useWords()
  const { texts, name, set } = props
  const [text, setText] = useState('')
  const [file, setFile] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const read = (written: string, from: string | null, stillWriting = false) => {
    const document = documentOf(written)
    const isUnreadable = document === null
    setText(written)
    setFile(from)
    setUnreadable(isUnreadable && !stillWriting)
    // at once, so that nobody opens a table without what was meant to be there
    field.current?.setCustomValidity(isUnreadable ? say('data.unreadable') : '')
    set(document ?? undefined)
  }
  const about = `variant.${name}.about`
  return (
    <fieldset class="own-data">
      <legend>{title(texts, name)}</legend>
      {texts.has(about) && <p class="quiet">{texts.say(about)}</p>}
      <div class="row wrap">
        <span role="status">{file ?? say(text.trim() ? 'data.written' : 'data.none')}</span>
        <label class="button">
          {say('data.file')}
          <input
            type="file"
            accept="application/json,.json"
            class="hidden"
            onChange={async (e) => {
              const input = e.currentTarget
              const chosen = input.files?.[0]
              if (chosen) read(await chosen.text(), chosen.name)
              input.value = '' // so that the same file, mended, can be chosen again
            }}
          />
        </label>
        {text && (
          <button type="button" onClick={() => read('', null)}>
            {say('data.remove')}
          </button>
        )}
      </div>
      <label>
        {say('data.write')}
        <textarea
          ref={field}
          rows={5}
          spellcheck={false}
          value={text}
          aria-invalid={unreadable || props.refused !== undefined}
          // a refusal is gone with the first stroke: gone only when the field is left, it would move the button away from the click
          onInput={(e) => read(e.currentTarget.value, null, true)}
          onChange={(e) => read(e.currentTarget.value, null)}
        />
      </label>
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
