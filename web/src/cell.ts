/** A value that components can watch: all the state management there is. */
import { useEffect, useState } from 'preact/hooks'

export class Cell<T> {
  private listeners = new Set<() => void>()

  constructor(private current: T) {}

  get value(): T {
    return this.current
  }

  set(value: T): void {
    if (Object.is(value, this.current)) return
    this.current = value
    for (const listener of [...this.listeners]) listener()
  }

  /** Calls back at every change, until the returned function is called. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

/** The cell's value; the component is drawn anew when it changes. */
export function useCell<T>(cell: Cell<T>): T {
  const [, draw] = useState({})
  useEffect(() => {
    draw({}) // it may have changed between drawing and watching
    return cell.watch(() => draw({}))
  }, [cell])
  return cell.value
}
