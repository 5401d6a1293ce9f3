// A section of the sidebar: its name folds it, and what it lists stands below.
import { IconButton } from '@sheaf/ui/button/button'
import { ChevronRightIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import type { ComponentProps } from 'react'
import { makePageIn, makePrivatePage, openPage } from '../../actions/pages'
import { useRecord, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import { PageTree } from './page-tree'
import styles from './sidebar.module.css'
import { isTeam, type SectionId } from './tree-shape'

interface SectionProps extends Omit<ComponentProps<typeof PageTree>, 'labelledBy'> {
  readonly onFold: (isFolded: boolean) => void
}

export function Section({ section, onFold, ...tree }: SectionProps) {
  const session = useSession()
  const { id, isEmpty, isFolded } = section
  const isOfTeam = isTeam(id)
  const name = useRecord('team', isOfTeam ? id : undefined)?.name ?? nameOf(id)
  const canAdd = isOfTeam || id === 'private'
  // What cannot be filled from here shows when there is something in it.
  if (isEmpty && !canAdd) return null
  const label = isOfTeam ? t('New page in {name}', { name }) : t('New private page')
  const onAdd = (): void => {
    onFold(false)
    openPage(isOfTeam ? makePageIn(session, { table: 'team', id }) : makePrivatePage(session))
  }
  return (
    <section className={styles.section} data-section={id}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionName}>
          <button
            type="button"
            id={`section-${id}`}
            className={styles.sectionFold}
            aria-expanded={!isFolded}
            onClick={() => onFold(!isFolded)}
          >
            <span className={styles.sectionWord}>{name}</span>
            <Icon of={ChevronRightIcon} mirrored className={styles.sectionArrow} />
          </button>
        </h2>
        {canAdd && (
          <Tooltip label={label} side="inline-end">
            <IconButton className={styles.add} label={label} icon={<Icon of={PlusIcon} />} onClick={onAdd} />
          </Tooltip>
        )}
      </div>
      {section.rows.length > 0 && <PageTree {...tree} section={section} labelledBy={`section-${id}`} />}
      {isEmpty && !isFolded && (
        <button type="button" className={styles.hint} onClick={onAdd}>
          <Icon of={PlusIcon} />
          {isOfTeam ? t('Add a page') : t('Add a private page')}
        </button>
      )}
    </section>
  )
}

function nameOf(id: SectionId): string {
  if (id === 'favourites') return t('Favorites')
  return id === 'shared' ? t('Shared') : t('Private')
}
