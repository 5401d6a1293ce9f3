// Who wants to know that a record changed. Editors hear at once, because the caret depends on it; screens hear once a frame,
// however many changes came in between, but at once of a field that was set here: the next press may build on it.

type Listener = () => void
/** Hears of which records, as `table:id`. */
type AnyListener = (keys: readonly string[]) => void

export class RecordWatch {
  private readonly listeners = new Map<string, Set<Listener>>()
  private readonly anyListeners = new Set<AnyListener>()
  private readonly immediate = new Set<(keys: ReadonlySet<string>) => void>()
  private readonly dirty = new Set<string>()
  private isScheduled = false

  constructor(private readonly nextFrame: (run: () => void) => void) {}

  /** Notifies subscribers of changed records, named as `table:id`. */
  changed(keys: ReadonlySet<string>, when: 'now' | 'frame' = 'frame'): void {
    if (keys.size === 0) return
    for (const listener of [...this.immediate]) tell(() => listener(keys))
    for (const key of keys) this.dirty.add(key)
    if (when === 'now') return this.flush()
    if (this.isScheduled) return
    this.isScheduled = true
    this.nextFrame(() => {
      this.isScheduled = false
      this.flush()
    })
  }

  subscribe(key: string, listener: Listener): () => void {
    const held = this.listeners.get(key) ?? new Set<Listener>()
    this.listeners.set(key, held.add(listener))
    return () => {
      held.delete(listener)
      if (held.size === 0 && this.listeners.get(key) === held) this.listeners.delete(key)
    }
  }
  /** For what is read from many records: the page tree. */
  readonly subscribeAny = (listener: AnyListener): (() => void) => {
    this.anyListeners.add(listener)
    return () => this.anyListeners.delete(listener)
  }
  subscribeNow(listener: (keys: ReadonlySet<string>) => void): () => void {
    this.immediate.add(listener)
    return () => this.immediate.delete(listener)
  }

  private flush(): void {
    if (this.dirty.size === 0) return
    const keys = [...this.dirty]
    this.dirty.clear()
    for (const key of keys) for (const listener of [...(this.listeners.get(key) ?? [])]) tell(listener)
    for (const listener of [...this.anyListeners]) tell(() => listener(keys))
  }
}

/** A listener that throws stops neither the other listeners nor the sender. */
function tell(listener: Listener): void {
  try {
    listener()
  } catch (error) {
    reportError(error)
  }
}

/** A hidden tab draws no frames, but its title and its tests still want to be right. */
export const nextFrame = (run: () => void): void => {
  if (document.hidden) setTimeout(run, 50)
  else requestAnimationFrame(run)
}
