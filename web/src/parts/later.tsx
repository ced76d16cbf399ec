/** A part of a page that is loaded when it is first needed. */
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { attempt } from './toast'

interface LaterProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>
  with: P
  meanwhile: ComponentChildren
}

export function Later<P>(props: LaterProps<P>) {
  const [found, setFound] = useState<{ Part: ComponentType<P> } | null>(null)
  useEffect(() => {
    let current = true
    void attempt(async () => {
      const module = await props.load()
      if (current) setFound({ Part: module.default })
    })
    return () => {
      current = false
    }
  }, [])
  return found ? <found.Part {...(props.with as P & {})} /> : <>{props.meanwhile}</>
}
