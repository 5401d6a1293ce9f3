// Who else is on this page: their faces, with names on pointing. One face a person, however many tabs.
import type { Uuid } from '@sheaf/core/ids'
import { AvatarStack } from '@sheaf/ui/avatar/avatar-stack'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { usePeople } from '../../data/use-people'
import { formatList, t } from '../../i18n/t'

export function PresenceAvatars({ pageId }: { pageId: Uuid }) {
  const people = usePeople(pageId)
  if (people.length === 0) return null
  const names = formatList(people.map(person => person.name))
  return (
    <Tooltip label={t('{names} {count, plural, one {is} other {are}} here', { names, count: people.length })}>
      <span tabIndex={0}>
        <AvatarStack
          people={people}
          label={t('People on this page')}
          moreLabel={count => t('{count, plural, one {# more person} other {# more people}}', { count })}
        />
      </span>
    </Tooltip>
  )
}
