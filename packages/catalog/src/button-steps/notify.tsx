// What a button tells people, after everything else that it does. A message cannot be taken back: one that fails undoes nothing.
import type { Uuid } from '@sheaf/core/ids'
import { allows } from '@sheaf/core/permissions/roles'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { type ButtonStep, idIn } from './steps'

type NotifyHost = Pick<BlockHost, 'pageId' | 'people' | 'replica' | 't' | 'toast'>

/** As the server says it; it judges again. */
export const mayNotify = ({ replica, pageId }: NotifyHost): boolean => allows(replica.role('block', pageId), 'edit')

export async function notifySteps(
  { people, t, toast }: NotifyHost,
  page: Uuid,
  steps: readonly (ButtonStep | null)[],
): Promise<void> {
  for (const step of steps) {
    if (step?.kind !== 'notify') continue
    try {
      const count = await people.notify(
        page,
        step.people.flatMap(id => idIn(id) ?? []),
        step.message,
      )
      if (count > 0) toast(t('Notified {count, plural, one {# person} other {# people}}', { count }))
      else toast(t('No one was notified'), { detail: t('The people in this step can’t view this page') })
    } catch (error) {
      toast(t('Couldn’t notify anyone'), error instanceof Error ? { detail: error.message } : {})
    }
  }
}
