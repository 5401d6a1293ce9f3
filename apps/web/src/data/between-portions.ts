// The pause between portions of long work on the records: the tab answers in between, and what waits for the server stays little, as it
// is folded into every step anew.
import { nextTurn } from './in-turns'
import type { SpaceSession } from './space-session'
import { whenFewWait } from './when-saved'

const MOST_UNSENT = 4
const never = new AbortController().signal

export async function betweenPortions(
  session: Pick<SpaceSession, 'connection' | 'subscribeStatus'>,
  signal: AbortSignal = never,
): Promise<void> {
  await nextTurn(signal)
  await whenFewWait(session, MOST_UNSENT, signal)
}
