// Simulated time. Everything that waits, waits here; between two events all promises run until nothing is left to run, so that
// the order of events is the order of the seed and of nothing else.

interface Event {
  readonly time: number
  readonly order: number
  run: (() => void) | null
}

export class Scheduler {
  now = 0
  private readonly heap: Event[] = []
  private order = 0
  /** Events that have run. */
  events = 0

  /** Calls back after a while of simulated time; the result cancels. */
  after(ms: number, run: () => void): () => void {
    const event: Event = { time: this.now + Math.max(0, ms), order: this.order++, run }
    this.push(event)
    return () => {
      event.run = null
    }
  }
  sleep(ms: number): Promise<void> {
    return new Promise(resolve => this.after(ms, resolve))
  }
  async runUntil(time: number): Promise<void> {
    // What was begun outside of an event may still have to say what it waits for.
    await drained()
    for (let next = this.heap[0]; next && next.time <= time; next = this.heap[0]) {
      this.pop()
      if (!next.run) continue
      this.now = next.time
      this.events++
      next.run()
      await drained()
    }
    this.now = Math.max(this.now, time)
  }

  private push(event: Event): void {
    let at = this.heap.push(event) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      const parent = this.heap[above] as Event
      if (!isBefore(event, parent)) break
      this.heap[at] = parent
      at = above
    }
    this.heap[at] = event
  }
  private pop(): void {
    const last = this.heap.pop() as Event
    if (this.heap.length === 0) return
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.heap.length) break
      if (child + 1 < this.heap.length && isBefore(this.heap[child + 1] as Event, this.heap[child] as Event)) child++
      if (!isBefore(this.heap[child] as Event, last)) break
      this.heap[at] = this.heap[child] as Event
      at = child
    }
    this.heap[at] = last
  }
}

const isBefore = (a: Event, b: Event): boolean => a.time < b.time || (a.time === b.time && a.order < b.order)

/** All promise callbacks have run when the loop comes round. */
const drained = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
