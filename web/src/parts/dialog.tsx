/** A modal dialog; Escape, the cross and a click beside it close it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { useWords } from '../language'
import { Icon } from './icon'

export function Dialog(props: { title: string; close: () => void; wide?: boolean; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const say = useWords()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      class={props.wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={title}
      onClose={props.close}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="dialog-box">
        <div class="dialog-head">
          <h2 id={title}>{props.title}</h2>
          <button class="bare" aria-label={say('close')} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  )
}
