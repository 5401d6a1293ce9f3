// The files that a session sends. What sends them comes when the page is idle, and looks then for what an earlier tab left; a file
// that is added before waits for it.
import type { Uuid } from '@sheaf/core/ids'
import { fetched } from '@sheaf/ui/on-demand/fetched'
import type { SendError } from './send-file'
import type { UploadingSession } from './session-uploads'
import type { UploadView } from './uploads'

/** Until what sends files is asked for again. */
const AGAIN_MS = 5_000

export class SessionFiles {
  private running: ReturnType<typeof import('./session-uploads').createSessionUploads> | null = null
  private readonly waiting = new Map<Uuid, { readonly file: File; readonly view: UploadView }>()
  private readonly listeners = new Set<() => void>()
  private isStopped = false
  private readonly code = fetched(() => import('./session-uploads'))

  constructor(private readonly session: UploadingSession) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly of = (block: Uuid): UploadView | null =>
    this.waiting.get(block)?.view ?? this.running?.uploads.of(block) ?? null

  add(block: Uuid, file: File): void {
    if (this.running) {
      this.running.uploads.add(block, file)
      return
    }
    this.waiting.set(block, { file, view: { name: file.name, size: file.size, sent: 0, state: 'waiting' } })
    this.changed()
    void this.start()
  }
  cancel(block: Uuid): void {
    if (this.waiting.delete(block)) this.changed()
    this.running?.uploads.cancel(block)
  }
  retry(block: Uuid): void {
    this.running?.uploads.retry(block)
  }
  reasonOf(error: SendError): string {
    return this.running?.reasonOf(error) ?? ''
  }
  /** Goes on with what earlier tabs left. */
  async start(): Promise<void> {
    try {
      const { createSessionUploads } = await this.code.load()
      if (!this.isStopped && !this.running) this.begin(createSessionUploads(this.session))
    } catch {
      // Somebody waits for it; without one the next file asks.
      if (this.waiting.size > 0 && !this.isStopped) setTimeout(() => void this.start(), AGAIN_MS)
    }
  }
  private begin(running: NonNullable<SessionFiles['running']>): void {
    this.running = running
    running.uploads.subscribe(() => this.changed())
    running.start()
    for (const [block, { file }] of this.waiting) running.uploads.add(block, file)
    this.waiting.clear()
    this.changed()
  }
  stop(): void {
    this.isStopped = true
    this.running?.stop()
  }
  private changed(): void {
    for (const listener of this.listeners) listener()
  }
}
