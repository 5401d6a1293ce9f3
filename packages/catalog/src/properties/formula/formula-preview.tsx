// What the formula gives for one of the rows that are shown, computed here before anything is kept.
import { meaningOfType } from '@sheaf/core/collection/formula-bridge'
import { MEANING, type Property, TITLE } from '@sheaf/core/collection/schema'
import { toStored } from '@sheaf/core/formula/stored'
import type { Uuid } from '@sheaf/core/ids'
import type { Database } from '@sheaf/database/contract/database'
import { DatabaseWith, useDatabase } from '@sheaf/database/contract/database-hooks'
import type { FormulaBench } from '@sheaf/database/contract/formula-bench'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useMemo, useState } from 'react'
import { ComputedCell } from '../computed-cell'
import type { FormulaCheck } from './formula-check'
import styles from './formula-editor.module.css'
import { shownRows } from './shown-rows'

const MAX_ROWS = 50

interface FormulaPreviewProps {
  readonly bench: FormulaBench
  readonly property: Property
  readonly source: string
  readonly check: FormulaCheck
  readonly row?: Uuid
}

export function FormulaPreview({ bench, property, source, check, row }: FormulaPreviewProps) {
  const { t } = useBlockHost()
  const { query, schema, plain } = useDatabase('query', 'schema', 'plain')
  const [chosen, setChosen] = useState<Uuid | undefined>(row)
  const { answer } = query
  const rows = useMemo(() => {
    const listed = shownRows(answer, MAX_ROWS)
    return row && !listed.includes(row) ? [row, ...listed] : listed
  }, [answer, row])
  const at = chosen && rows.includes(chosen) ? chosen : rows[0]
  const isReady = check.type !== null && at !== undefined
  const trial = useMemo(
    () => (isReady ? bench.attempt(property, toStored(source, bench.scope), at) : null),
    [bench, property, source, at, isReady],
  )
  // The cell draws what is tried, not what was kept before.
  const changes = useMemo<Partial<Database>>(() => ({ failure: () => trial?.failure ?? null }), [trial])
  const title = schema[TITLE]
  if (at === undefined) return <p className={styles.note}>{t('Add a row to preview the formula')}</p>
  return (
    <div className={styles.preview}>
      <SelectField
        label={t('Preview row')}
        labelHidden
        className={styles.rows}
        value={at}
        choices={rows.map(id => ({ value: id, label: (title && plain(id, title)) || t('Untitled') }))}
        onChange={setChosen}
      />
      <output className={styles.result} aria-live="polite" aria-label={t('Result for this row')}>
        {trial ? (
          <DatabaseWith changes={changes}>
            <ComputedCell
              row={at}
              property={{ ...property, [MEANING]: { property, ...meaningOfType(check.type) } }}
              value={undefined}
              cell={trial.cell}
              place="page"
            />
          </DatabaseWith>
        ) : null}
        {!trial && <span className={styles.none}>{t('No result yet')}</span>}
        {trial?.cell === null && !trial.failure && <span className={styles.none}>{t('Empty')}</span>}
      </output>
      {trial && check.leadsElsewhere && (
        <p className={styles.note}>{t('Preview based on rows on this device. Save to calculate all rows.')}</p>
      )}
    </div>
  )
}
