// What mentions are called, for this person and now.
import type { Uuid } from '@sheaf/core/ids'
import { isCanonicalUuid } from '@sheaf/core/ids'
import { linkIntent } from '@sheaf/core/links/link-intent'
import { recordKey } from '@sheaf/core/operations/space-state'
import type { MentionLook, MentionNames } from '@sheaf/editor/views/embed-views'
import { avatarColour, initials } from '@sheaf/ui/avatar/avatar'
import { pageIcon, pageTitle } from '../data/page-title'
import type { SpaceSession } from '../data/space-session'
import { personOf } from '../data/use-people'
import { t } from '../i18n/t'
import { follow } from '../navigation'
import { pagePath, pageRoute } from '../routes'
import { atMidnight, dateLabel, readDate, reminderLabel } from './date-words'

export function mentionNames(session: SpaceSession): MentionNames {
  return {
    lookOf: (k, v) => {
      if (k === 'd') return dateLook(v[0])
      const id = isCanonicalUuid(v[0]) ? v[0] : null
      if (k === 'u') return personLook(session, id)
      if (k === 'p') return pageLook(session, id)
      return { label: t('Unsupported content'), isMissing: true }
    },
    subscribe: (k, v, listener) => {
      if (k === 'd') return atMidnight(listener)
      const id = isCanonicalUuid(v[0]) ? v[0] : null
      if (id === null) return () => {}
      if (k === 'u') session.learnPeople([id])
      if (k === 'p') session.learnPages([id])
      return session.watch.subscribe(recordKey(k === 'u' ? 'sheaf_user' : 'block', id), listener)
    },
    open: (page, press) => {
      const intent = linkIntent(press)
      if (intent === 'new-tab') window.open(pagePath(page), '_blank', 'noopener')
      else follow(pageRoute(page), intent)
    },
  }
}

function dateLook(value: unknown): MentionLook {
  const date = readDate(value)
  if (!date) return { label: t('Invalid date'), isMissing: true }
  return {
    label: `@${dateLabel(date)}`,
    ...(date.reminder ? { icon: 'bell', title: t('Reminder: {when}', { when: reminderLabel(date.reminder) }) } : {}),
  }
}
function personLook(session: SpaceSession, id: Uuid | null): MentionLook {
  const user = id && session.replica.get('sheaf_user', id)
  if (!id || !user) return { label: `@${t('Someone')}`, isMissing: true }
  const { name } = personOf(id, user)
  return { label: `@${name}`, sign: initials(name, 1), tint: avatarColour(id) }
}
function pageLook(session: SpaceSession, id: Uuid | null): MentionLook {
  const page = id ? session.replica.block(id) : undefined
  if (!id || !page) return { label: t('No access'), icon: 'lock', isMissing: true }
  const icon = pageIcon(page)
  const isGone = !page.alive
  return {
    label: pageTitle(page),
    ...(icon ? { sign: icon } : { icon: isGone ? 'trash-2' : 'file-text' }),
    href: pagePath(id),
    ...(isGone ? { isMissing: true, title: t('This page is in the trash') } : {}),
  }
}
