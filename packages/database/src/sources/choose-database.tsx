// Choosing a database of this workspace by its name, and then how it is to be seen: as one of its views, copied, or in a new one.

import type { WantedView } from '@sheaf/core/actions/database/create-view'
import { viewsOf } from '@sheaf/core/collection/database-block'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useDerived } from '@sheaf/editor/host/session'
import { useChannelOf } from '@sheaf/editor/host/use-block'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon, TableIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { useDatabaseHost } from '../host/database-host'
import styles from './choose-database.module.css'
import { SearchList } from './search-list'
import { type KnownDatabase, useKnownDatabases } from './use-known-databases'

interface ChooseDatabaseProps {
  /** Those that are there already. */
  readonly without?: readonly Uuid[]
  readonly onChoose: (database: KnownDatabase) => void
  readonly onCancel?: () => void
}

export function ChooseDatabase({ without = [], onChoose, onCancel }: ChooseDatabaseProps) {
  const { t } = useBlockHost()
  const { PageIcon } = useDatabaseHost()
  const { all, problem } = useKnownDatabases()
  if (problem !== null)
    return (
      <p className={styles.words} role="alert">
        {problem}
      </p>
    )
  const options = (all ?? [])
    .filter(({ id }) => !without.includes(id))
    .map(({ id, name, icon, where }) => ({
      id: id as string,
      label: name,
      icon: icon ? <PageIcon icon={icon} /> : <Icon of={TableIcon} />,
      detail: where || undefined,
    }))
  return (
    <SearchList
      label={t('Search databases')}
      groups={[{ label: t('Databases'), options }]}
      empty={t('No databases found')}
      isLoading={all === null}
      onChoose={id => {
        const chosen = all?.find(one => one.id === id)
        if (chosen) onChoose(chosen)
      }}
      onCancel={onCancel}
    />
  )
}

interface ChooseViewProps {
  readonly without?: readonly string[]
  readonly onChoose: (view: WantedView) => void
  readonly onCancel?: () => void
}

/** Both questions, one after the other. */
export function ChooseLinked({ without = [], onChoose, onCancel }: ChooseViewProps) {
  const [database, setDatabase] = useState<KnownDatabase | null>(null)
  if (!database) return <ChooseDatabase onChoose={setDatabase} {...(onCancel && { onCancel })} />
  return <ChooseView database={database} without={without} onChoose={onChoose} onCancel={() => setDatabase(null)} />
}

const NEW = 'new '

function ChooseView({
  database: { id, name, home },
  without = [],
  onChoose,
  onCancel,
}: ChooseViewProps & { readonly database: KnownDatabase }) {
  const { t, t: tData } = useBlockHost()
  const { viewKindOf, viewKinds } = useDatabaseHost()
  const state = useChannelOf(home)
  const views = useDerived(
    replica => viewsOf(replica, replica.block(home)).filter(view => view.collection_id === id),
    (a, b) => a.length === b.length && a.every((view, i) => view === b[i]),
  ).filter(({ type }) => !without.includes(type))
  const copies = views.map(view => {
    const kind = viewKindOf(view.type)
    return {
      id: view.id,
      label: view.name || tData(kind.label),
      icon: <Icon of={iconByName(view.icon ?? kind.icon)} />,
    }
  })
  const fresh = viewKinds
    .filter(({ type }) => !without.includes(type))
    .map(kind => ({ id: `${NEW}${kind.type}`, label: tData(kind.label), icon: <Icon of={iconByName(kind.icon)} /> }))
  return (
    <SearchList
      key={id}
      label={t('Choose a view of “{name}”', { name })}
      groups={[
        { label: t('Copy an existing view'), options: copies },
        { label: t('New view'), options: fresh },
      ]}
      empty={t('No views found')}
      isLoading={state === 'loading' && views.length === 0}
      onChoose={chosen => {
        const copied = views.find(view => view.id === chosen)
        if (!copied) return onChoose({ collectionId: id, type: chosen.slice(NEW.length), name })
        const { type, query, format } = copied
        onChoose({ collectionId: id, type, name: copied.name || name, query: query ?? {}, format: format ?? {} })
      }}
      onCancel={onCancel}
    />
  )
}
