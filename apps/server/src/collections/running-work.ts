// Work that takes longer than a call may: it goes on whether or not somebody waits. Whoever asks for the same again joins it, and is told
// after a moment how far it has come. Work on the same thing is done one after the other.
const ANSWER_MS = 1_000

interface Progress<P, T> {
  /** Undefined while it goes on. */
  readonly result?: T
  readonly progress?: P
}
interface Run {
  readonly done: Promise<unknown>
  progress?: unknown
}

export class RunningWork {
  private readonly runs = new Map<string, Run>()
  private readonly lanes = new Map<string, Promise<unknown>>()

  /** `key`: of this piece of work. `lane`: what it works on. */
  async join<P, T>(
    key: string,
    lane: string,
    work: (report: (progress: P) => void) => Promise<T>,
  ): Promise<Progress<P, T>> {
    const run = this.runs.get(key) ?? this.begin(key, lane, work)
    let timer: NodeJS.Timeout | undefined
    const moment = new Promise<null>(resolve => {
      timer = setTimeout(() => resolve(null), ANSWER_MS)
    })
    try {
      const found = await Promise.race([run.done.then(result => ({ result: result as T })), moment])
      if (found) return found
      return run.progress === undefined ? {} : { progress: run.progress as P }
    } finally {
      clearTimeout(timer)
    }
  }
  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.runs.size > 0) await Promise.allSettled([...this.runs.values()].map(run => run.done))
  }

  private begin(key: string, lane: string, work: (report: (progress: unknown) => void) => Promise<unknown>): Run {
    const before = this.lanes.get(lane) ?? Promise.resolve()
    const done = before.then(() =>
      work(progress => {
        run.progress = progress
      }),
    )
    const run: Run = { done }
    const settled = done.then(
      () => undefined,
      () => undefined,
    )
    this.runs.set(key, run)
    this.lanes.set(lane, settled)
    void settled.then(() => {
      this.runs.delete(key)
      if (this.lanes.get(lane) === settled) this.lanes.delete(lane)
    })
    return run
  }
}
