// The pause between portions of long work on the records: the tab stays responsive, and few transactions are pending, since all
// pending ones are applied again at every step.

import { nextTurn } from './in-turns'
import { whenFewWait } from './when-saved'

const MOST_UNSENT = 4
const never = new AbortController().signal

export async function betweenPortions(
  session: Parameters<typeof whenFewWait>[0],
  signal: AbortSignal = never,
): Promise<void> {
  await nextTurn(signal)
  await whenFewWait(session, MOST_UNSENT, signal)
}
