// Which database of the workspace, found by its name among those that one may read. Enter waits for them.

import { PickList } from '@sheaf/database/lists/pick-list'
import styles from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { KnownCollection } from '@sheaf/editor/host/host-databases'
import type { FieldTexts } from '@sheaf/ui/field/field-frame'
import { PickerField } from '@sheaf/ui/field/picker-field'
import { TableIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import { fitting } from './fitting'
import { IconSign } from './icon-sign'
import type { Collections } from './use-collections'

interface CollectionFieldProps extends Pick<FieldTexts, 'label' | 'labelHidden'> {
  readonly collections: Collections
  /** Empty where none is chosen. */
  readonly value: string
  readonly nameOf?: (collection: KnownCollection) => string
  readonly onChange: (id: string) => void
}

export function CollectionField(props: CollectionFieldProps) {
  const { t } = useBlockHost()
  const { label, labelHidden, collections, value, nameOf = ({ name }) => name || t('Untitled'), onChange } = props
  const { all, problem } = collections
  const chosen = all?.find(({ id }) => id === value)
  const none = value === '' ? t('Choose a database') : all ? t('Unavailable database') : t('Loading…')
  return (
    <PickerField
      {...{ label, labelHidden }}
      chosen={chosen ? nameOf(chosen) : none}
      {...(problem && { error: problem })}
    >
      {({ close }) => (
        <CollectionList
          {...{ collections, value, nameOf }}
          onDone={close}
          onPick={id => {
            close()
            if (id !== value) onChange(id)
          }}
        />
      )}
    </PickerField>
  )
}

interface CollectionListProps extends Required<Pick<CollectionFieldProps, 'collections' | 'value' | 'nameOf'>> {
  readonly onPick: (id: string) => void
  readonly onDone: () => void
}
function CollectionList({ collections: { all, problem }, value, nameOf, onPick, onDone }: CollectionListProps) {
  const { t } = useBlockHost()
  const [query, setQuery] = useState('')
  const isAsking = all === null && problem === null
  return (
    <PickList
      label={t('Search databases')}
      placeholder={t('Search databases')}
      query={query}
      onQuery={setQuery}
      onPick={onPick}
      onDone={onDone}
      isAsking={isAsking}
      empty={isAsking ? t('Loading…') : t('No databases found')}
      picks={fitting(all ?? [], query, nameOf).map(collection => ({
        id: collection.id,
        label: nameOf(collection),
        isChosen: collection.id === value,
        shown: (
          <>
            <IconSign icon={collection.icon} usual={TableIcon} />
            <span className={styles.words}>
              <bdi>{nameOf(collection)}</bdi>
            </span>
          </>
        ),
      }))}
    />
  )
}
