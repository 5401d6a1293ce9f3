// Where a call is posted, and the three optional parameters of its query (product.md 7). They are notes for the log; a value
// that is not what it should be is left out rather than failing somebody's save.

export const API_BASE = '/api/v3'

export interface CallNotes {
  /** How long the client held the call back. */
  readonly throttledMs?: number
  /** The place in the product that asked, such as 'initial_load'. */
  readonly src?: string
  /** What set it off. */
  readonly trigger?: string
}

export function callAddress(name: string, notes: CallNotes = {}): string {
  const query = [
    ...(notes.throttledMs === undefined ? [] : [`throttledMs=${Math.round(notes.throttledMs)}`]),
    ...(notes.src === undefined ? [] : [`src=${encodeURIComponent(notes.src)}`]),
    ...(notes.trigger === undefined ? [] : [`trigger=${encodeURIComponent(notes.trigger)}`]),
  ]
  return `${API_BASE}/${name}${query.length ? `?${query.join('&')}` : ''}`
}

/** A day: longer holds are a broken clock, not a throttle. */
const MAX_THROTTLED_MS = 86_400_000
const WORD = /^[A-Za-z0-9_.:/-]{1,100}$/

export function readCallNotes(query: Readonly<Record<string, unknown>>): CallNotes {
  const { throttledMs, src, trigger } = query
  const ms = typeof throttledMs === 'string' && /^\d{1,8}$/.test(throttledMs) ? Number(throttledMs) : undefined
  return {
    ...(ms !== undefined && ms <= MAX_THROTTLED_MS ? { throttledMs: ms } : {}),
    ...(typeof src === 'string' && WORD.test(src) ? { src } : {}),
    ...(typeof trigger === 'string' && WORD.test(trigger) ? { trigger } : {}),
  }
}
