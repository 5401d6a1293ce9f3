// Who else is on this page: their faces, with names on pointing. One face a person, however many tabs. Pressing a face goes to
// where that person is.
import type { Uuid } from '@sheaf/core/ids'
import { blockAt, readPresencePosition } from '@sheaf/editor/read-presence-position'
import { AvatarStack } from '@sheaf/ui/avatar/avatar-stack'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import type { PageContext } from '../../actions/page-context'
import { usePeers } from '../../data/hooks'
import { usePeople } from '../../data/use-people'
import { formatList, t } from '../../i18n/t'

interface PresenceAvatarsProps {
  readonly pageId: Uuid
  readonly page: PageContext | undefined
}

export function PresenceAvatars({ pageId, page }: PresenceAvatarsProps) {
  const people = usePeople(pageId)
  const peers = usePeers(pageId)
  if (people.length === 0) return null
  const names = formatList(people.map(person => person.name))
  const goTo = (id: string): void => {
    for (const { userId, state } of peers) {
      const block = userId === id && page ? blockAt(page.editor.core.replica, readPresencePosition(state)) : null
      if (block !== null) return page?.editor.reveal(block)
    }
  }
  return (
    <Tooltip label={t('{names} {count, plural, one {is} other {are}} here', { names, count: people.length })}>
      <span>
        <AvatarStack
          people={people}
          label={t('People on this page')}
          moreLabel={count => t('{count, plural, one {# more person} other {# more people}}', { count })}
          onPick={goTo}
        />
      </span>
    </Tooltip>
  )
}
