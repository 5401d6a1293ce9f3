// The pause between portions of long work on the records: the tab stays responsive, and few transactions are pending, since all
// pending ones are applied again at every step.

import { whenFewWait } from '@sheaf/sync/when-saved'
import { nextTurn } from './in-turns'
import type { SpaceSession } from './space-session'

const MOST_UNSENT = 4
const never = new AbortController().signal

export async function betweenPortions(
  session: Pick<SpaceSession, 'connection' | 'subscribeStatus'>,
  signal: AbortSignal = never,
): Promise<void> {
  await nextTurn(signal)
  await whenFewWait(session, MOST_UNSENT, signal)
}
