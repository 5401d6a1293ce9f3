// Who else is at which block: their faces in the margin beside it, over the page, so that nothing moves when they come or go.
import { AvatarStack } from '@sheaf/ui/avatar/avatar-stack'
import { createPortal } from 'react-dom'
import type { PageContext } from '../../actions/page-context'
import type { Person } from '../../data/use-people'
import { formatList, t } from '../../i18n/t'
import styles from './block-faces.module.css'
import { useFacePlaces } from './use-face-places'

const FACE = 20
const MOST = 3

interface BlockFacesProps {
  readonly page: PageContext
  readonly people: readonly Person[]
}

export function BlockFaces({ page, people }: BlockFacesProps) {
  const groups = useFacePlaces(page)
  return createPortal(
    groups.map(({ userIds, ...place }) => {
      const here = people.filter(person => userIds.includes(person.id))
      if (here.length === 0) return null
      const names = formatList(here.map(person => person.name))
      return (
        <div
          key={userIds.join()}
          className={styles.faces}
          data-side={place.side}
          style={{ left: place.x, top: place.y }}
        >
          <span title={names}>
            <AvatarStack
              people={here}
              places={MOST}
              size={FACE}
              label={t('{names} {count, plural, one {is} other {are}} here', { names, count: here.length })}
              moreLabel={count => t('{count, plural, one {# more person} other {# more people}}', { count })}
            />
          </span>
        </div>
      )
    }),
    page.overlay,
  )
}
