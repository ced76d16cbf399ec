/** Shows what arrives in bursts one at a time, with a pause between, so that a person can follow. */
export class Pace<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param show shows one item
   * @param pauseAfter milliseconds for which the given item should stay before the next is shown
   */
  constructor(
    private readonly show: (item: T) => void,
    private readonly pauseAfter: (item: T, waiting: number) => number,
  ) {}

  /** Whether there is more to show than is shown. */
  get behind(): boolean {
    return this.waiting.length > 0
  }

  add(item: T): void {
    this.waiting.push(item)
    if (this.timer === undefined) this.next()
  }

  /** Shows everything at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const item of this.waiting.splice(0)) this.show(item)
  }

  /** Forgets what is waiting. */
  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
  }

  private next = (): void => {
    this.timer = undefined
    while (this.waiting.length) {
      const item = this.waiting.shift() as T
      this.show(item)
      const pause = this.pauseAfter(item, this.waiting.length)
      if (pause > 0) {
        this.timer = setTimeout(this.next, pause)
        return
      }
    }
  }
}
