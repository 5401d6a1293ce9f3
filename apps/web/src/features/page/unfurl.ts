// What an address leads to. The server looks, so that this browser tells the other host nothing.
import type { Unfurled } from '@sheaf/editor/host/block-host'
import type { SpaceSession } from '../../data/space-session'

/** Addresses that are on their way or known, so that a page with the same link ten times asks once. */
const known = new WeakMap<SpaceSession, Map<string, Promise<Unfurled>>>()

export function unfurl(session: SpaceSession, url: string): Promise<Unfurled> {
  const asked = known.get(session) ?? new Map<string, Promise<Unfurled>>()
  known.set(session, asked)
  const before = asked.get(url)
  if (before) return before
  const asking = session.unfurl(url)
  asked.set(url, asking)
  asking.catch(() => asked.delete(url))
  return asking
}
