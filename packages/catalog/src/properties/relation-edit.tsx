// Rows of the related collection, found by their words: related, let go, or made anew.
import type { Uuid } from '@sheaf/core/ids'
import { isSameName } from '@sheaf/core/names/name-key'
import type { EditProps } from '@sheaf/database/contract/database'
import { useWordContext } from '@sheaf/database/contract/database-hooks'
import { type Pick, PickList } from '@sheaf/database/lists/pick-list'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { useState } from 'react'
import { idsOf } from './cells'
import { IconSign } from './icon-sign'
import { stringIn } from './read-json'
import { type RowSearch, useRowSearch } from './use-row-search'

const CREATE = 'create:'

interface RelationEditProps extends EditProps {
  /** Rows that are not there yet can be made. */
  readonly canCreate?: boolean
}

export function RelationEdit(props: RelationEditProps) {
  const { t, databases } = useBlockHost()
  const collection = stringIn(props.property['collection_id'])
  if (collection === '')
    return (
      <div className={styles.picker}>
        <div className={styles.empty}>{t('Choose a database in this property’s settings first.')}</div>
      </div>
    )
  return <RelationPicker {...props} collection={collection as Uuid} search={databases} />
}

interface RelationPickerProps extends RelationEditProps {
  readonly collection: Uuid
  readonly search: RowSearch
}
function RelationPicker(props: RelationPickerProps) {
  const { row, cell, property, typed, onChange, onDone, collection, search, canCreate = true } = props
  const { t, databases } = useBlockHost()
  const words = useWordContext()
  const [query, setQuery] = useState(typed ?? '')
  const { rows, problem, isLoading } = useRowSearch(search, collection, query)
  const chosen = idsOf(cell)
  const isSingle = property['limit'] === 1
  const set = (ids: readonly string[]): void => onChange(ids.length > 0 ? ids : null)
  const choose = (id: string): void => {
    setQuery('')
    if (chosen.includes(id)) return set(chosen.filter(one => one !== id))
    set(isSingle ? [id] : [...chosen, id])
    if (isSingle) onDone()
  }
  const name = query.trim()
  const others = rows.filter(found => found.id !== row)
  const picks: Pick[] = others
    .filter(found => !(query === '' && chosen.includes(found.id)))
    .map(found => ({
      id: found.id,
      label: found.title || t('Untitled'),
      isChosen: chosen.includes(found.id),
      group: t('Rows to link'),
      shown: <Found icon={found.icon} title={found.title || t('Untitled')} />,
    }))
  if (query === '')
    picks.unshift(
      ...chosen.map(id => ({
        id,
        label: words.names.page(id) || t('Untitled'),
        isChosen: true,
        group: t('Linked'),
        shown: <Known id={id} />,
      })),
    )
  if (canCreate && name !== '' && !isLoading && !others.some(found => isSameName(found.title, name)))
    picks.push({
      id: `${CREATE}${name}`,
      label: t('Create row “{name}”', { name }),
      group: t('New'),
      shown: t('Create row “{name}”', { name }),
    })
  return (
    <PickList
      label={property.name}
      placeholder={t('Search rows…')}
      query={query}
      onQuery={setQuery}
      picks={picks}
      onPick={id => choose(id.startsWith(CREATE) ? databases.addRow(collection, name) : id)}
      onBack={() => set(chosen.slice(0, -1))}
      onDone={onDone}
      isAsking={isLoading}
      hint={isSingle ? t('Link a row') : undefined}
      empty={
        problem ??
        (isLoading ? t('Searching…') : canCreate ? t('No rows yet. Type a name to create one.') : t('No rows found'))
      }
    />
  )
}

function Known({ id }: { readonly id: string }) {
  const { t } = useBlockHost()
  const words = useWordContext()
  const look = usePage(id as Uuid)
  return (
    <Found
      icon={look?.icon ?? null}
      picture={look?.picture ?? null}
      title={look?.title || words.names.page(id) || t('Untitled')}
    />
  )
}

interface FoundProps {
  readonly icon: string | null
  readonly picture?: string | null
  readonly title: string
}
function Found({ icon, picture = null, title }: FoundProps) {
  return (
    <>
      <IconSign icon={icon} picture={picture} />
      <span className={styles.words}>
        <bdi>{title}</bdi>
      </span>
    </>
  )
}
