// The sorts of a view: the first one counts most.

import type { Sort } from '@sheaf/core/collection/query'
import { formOf } from '@sheaf/core/kinds/property-kind'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { SelectField } from '@sheaf/ui/field/select-field'
import { ArrowUpIcon, CloseIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { joinClasses } from '@sheaf/ui/join-classes'
import { useDatabase } from '../contract/database-hooks'
import styles from '../filters/filter-editor.module.css'

interface SortEditorProps {
  readonly sorts: readonly Sort[]
  readonly onChange: (sorts: readonly Sort[]) => void
}

export function SortEditor({ sorts, onChange }: SortEditorProps) {
  const { t } = useBlockHost()
  const { properties, schema, kinds } = useDatabase('properties', 'schema', 'kinds')
  const sortable = properties.filter(property => formOf(kinds, property) !== 'none')
  const next = sortable.find(({ id }) => sorts.every(sort => sort.property !== id))
  const change = (at: number, sort: Sort): void => onChange(sorts.map((held, i) => (i === at ? sort : held)))
  return (
    <div className={styles.editor}>
      {sorts.length === 0 && <p className={styles.empty}>{t('No sorts. Rows are in manual order.')}</p>}
      {sorts.map((sort, i) => (
        <div key={sort.property} className={styles.line}>
          <span className={joinClasses(styles.condition, styles.sort)}>
            <SelectField
              label={t('Property')}
              labelHidden
              value={sort.property}
              choices={[
                ...(schema[sort.property] ? [] : [{ value: sort.property, label: t('Deleted property') }]),
                ...sortable.map(one => ({ value: one.id, label: one.name })),
              ]}
              onChange={property => change(i, { ...sort, property })}
            />
            <SelectField
              label={t('Direction')}
              labelHidden
              value={sort.direction}
              choices={[
                { value: 'ascending', label: t('Ascending') },
                { value: 'descending', label: t('Descending') },
              ]}
              onChange={direction => change(i, { ...sort, direction })}
            />
          </span>
          {i > 0 && (
            <IconButton
              label={t('Move sort up')}
              icon={<Icon of={ArrowUpIcon} />}
              onClick={() => onChange([...sorts.slice(0, i - 1), sort, sorts[i - 1] as Sort, ...sorts.slice(i + 1)])}
            />
          )}
          <IconButton
            label={t('Remove sort')}
            icon={<Icon of={CloseIcon} />}
            onClick={() => onChange(sorts.filter((_, at) => at !== i))}
          />
        </div>
      ))}
      {next && (
        <div className={styles.adds}>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={PlusIcon} />}
            onClick={() => onChange([...sorts, { property: next.id, direction: 'ascending' }])}
          >
            {t('Add sort')}
          </Button>
        </div>
      )}
    </div>
  )
}
