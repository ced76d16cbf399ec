import { Component, type ComponentType } from 'preact'

/** A component that is drawn anew only when one of its properties has changed: for the lines of long lists. */
export function memo<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return (Object.keys(next) as (keyof P)[]).some((name) => next[name] !== this.props[name])
    }

    override render() {
      return <Part {...(this.props as P)} />
    }
  }
}
