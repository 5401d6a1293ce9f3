// Work on many rows: it says how far it is once it takes noticeably long, and can be given up.

import type { RowJob } from '@sheaf/database/contract/database'
import type { BlockHost } from '@sheaf/editor/host/block-host'

const NOTICED_MS = 500
const TELL_MS = 250
let jobs = 0

/** Null: it was given up, or could not be done, which is told. */
export async function longJob<T>(
  { t, toast, closeToast }: Pick<BlockHost, 't' | 'toast' | 'closeToast'>,
  words: (done: number) => string,
  work: (job: RowJob) => Promise<T>,
): Promise<T | null> {
  const id = `job-${++jobs}`
  const control = new AbortController()
  let tellAt = performance.now() + NOTICED_MS
  const onProgress = (done: number): void => {
    const now = performance.now()
    if (now < tellAt) return
    tellAt = now + TELL_MS
    toast(words(done), { id, stays: true, action: { label: t('Cancel'), onAction: () => control.abort() } })
  }
  try {
    return await work({ signal: control.signal, onProgress })
  } catch {
    if (!control.signal.aborted) toast(t('This could not be done. Please try again.'))
    return null
  } finally {
    closeToast(id)
  }
}

/** Many in portions, with time to draw in between. */
export async function inPortions<T>(
  all: readonly T[],
  size: number,
  { signal, onProgress }: RowJob,
  work: (some: readonly T[]) => void | Promise<void>,
): Promise<void> {
  for (let i = 0; i < all.length; i += size) {
    signal.throwIfAborted()
    await work(all.slice(i, i + size))
    onProgress(Math.min(all.length, i + size))
    if (i + size < all.length) await new Promise(resolve => setTimeout(resolve))
  }
}
