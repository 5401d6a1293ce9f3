// A new column: a new option of the property that the columns are made by.

import { useDatabaseActions, useSchemaEditable, useWordContext } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useState } from 'react'
import type { Axis } from '../group-values'
import styles from './board.module.css'

export function NewColumn({ axis: { grouping, property, kind } }: { readonly axis: Axis }) {
  const actions = useDatabaseActions()
  const isSchemaOpen = useSchemaEditable()
  const words = useWordContext()
  const { t } = useBlockHost()
  const [name, setName] = useState<string | null>(null)
  // Only options can be made here; people, days and numbers are what rows say.
  if (!isSchemaOpen || kind.refersTo !== 'options' || kind.source !== 'stored' || grouping.by === 'group') return null
  const add = (): void => {
    const { settings } = kind.parse((name ?? '').trim(), property, words)
    if (settings && (name ?? '').trim() !== '') actions.changeProperty(property, settings)
    setName(null)
  }
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') add()
    if (event.key === 'Escape') setName(null)
  }
  return (
    <div className={styles.newColumn}>
      {name === null ? (
        <Button size="small" variant="quiet" icon={<Icon of={PlusIcon} />} onClick={() => setName('')}>
          {t('New column')}
        </Button>
      ) : (
        <Field
          ref={focusNow}
          label={t('Column name')}
          labelHidden
          placeholder={t('Column name')}
          dir="auto"
          maxLength={200}
          value={name}
          onChange={event => setName(event.target.value)}
          onKeyDown={press}
          onBlur={add}
        />
      )}
    </div>
  )
}
/** Asked for by a press. */
const focusNow = (element: HTMLInputElement | null): void => element?.focus()
