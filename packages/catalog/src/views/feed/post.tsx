// A row as a post: who, when, its name, its properties, and how it begins.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase, useDatabaseComponents } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { Avatar } from '@sheaf/ui/avatar/avatar'
import { SkeletonText } from '@sheaf/ui/skeleton/skeleton'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { Picture } from '../card-cover'
import { RowBox } from '../row-box'
import { useFilledColumns } from '../row-card'
import { useGlance } from '../use-glance'
import { WhenNear } from '../when-near'
import styles from './feed.module.css'
import { whenWords } from './when'

interface PostProps {
  readonly row: Uuid
  readonly rowKey: string
  readonly isStop: boolean
  readonly isSelected: boolean
}
const MOST_WORDS = 600

export function Post({ row, rowKey, isStop, isSelected }: PostProps) {
  const { RowName, Cell } = useDatabaseComponents()
  const { t } = useBlockHost()
  const filled = useFilledColumns(row)
  return (
    <RowBox row={row} rowKey={rowKey} isStop={isStop} isSelected={isSelected} className={styles.post} role={t('Post')}>
      <Byline row={row} />
      <div className={styles.name}>
        <RowName row={row} />
      </div>
      {filled.length > 0 && (
        <div className={styles.properties}>
          {filled.map(({ property }) => (
            <span key={property.id} className={styles.property} title={property.name}>
              <VisuallyHidden>{property.name}</VisuallyHidden>
              <Cell row={row} property={property} place="card" editing={null} />
            </span>
          ))}
        </div>
      )}
      <WhenNear meanwhile={<SkeletonText lines={2} />}>
        <Beginning row={row} />
      </WhenNear>
    </RowBox>
  )
}

function Byline({ row }: { readonly row: Uuid }) {
  const { people, fieldsOf, words } = useDatabase('people', 'fieldsOf', 'words')
  const { t } = useBlockHost()
  const block = useBlock(row)
  if (!block) return null
  const { created_by_id, created_time } = fieldsOf(block)
  const person = people.find(({ id }) => id === created_by_id)
  const name = person?.name || words.names.person(created_by_id) || t('Someone')
  const made = new Date(created_time)
  return (
    <div className={styles.byline}>
      <Avatar id={created_by_id} name={name} photo={person?.photo} size={24} decorative />
      <span className={styles.who} dir="auto">
        {name}
      </span>
      <time dateTime={made.toISOString()} title={made.toLocaleString(words.locale)}>
        {whenWords(created_time, words.now, words.locale, words.zone)}
      </time>
    </div>
  )
}

function Beginning({ row }: { readonly row: Uuid }) {
  const glance = useGlance(row, MOST_WORDS)
  if (!glance) return <SkeletonText lines={2} />
  return (
    <>
      {glance.words.length > 0 && (
        <div className={styles.words}>
          {glance.words.map(({ as, words }, i) => {
            const Part = as === 'heading' ? 'h4' : 'p'
            return (
              // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other identity here
              <Part key={i} dir="auto" data-as={as}>
                {words}
              </Part>
            )
          })}
        </div>
      )}
      {glance.picture && (
        <div className={styles.picture}>
          <Picture source={glance.picture} />
        </div>
      )}
    </>
  )
}
