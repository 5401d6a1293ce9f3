// The columns of a file with what stands in its first rows, and where each of them goes.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { Uuid } from '@sheaf/core/ids'
import { collectionIn } from '@sheaf/database/answer/database-records'
import {
  chosenElsewhere,
  destinationOf,
  destinationsFor,
  readDestination,
} from '@sheaf/database/csv/column-destinations'
import { SelectField } from '@sheaf/ui/field/select-field'
import { useMemo } from 'react'
import { useSession } from '../../../data/hooks'
import { t } from '../../../i18n/t'
import { joinClasses } from '../../../join-classes'
import styles from './csv.module.css'
import type { ImportShape } from './import-shape'

const SAMPLES = 3
const SAMPLE_CHARACTERS = 40

interface ColumnListProps {
  readonly shape: ImportShape
  readonly collectionId: Uuid | null
  readonly onChange: (choices: ImportShape['choices']) => void
}

export function ColumnList({ shape, collectionId, onChange }: ColumnListProps) {
  const { replica } = useSession()
  const schema = useMemo(
    () => (collectionId ? (collectionIn(replica, collectionId)?.schema ?? {}) : null),
    [replica, collectionId],
  )
  const { read, choices } = shape
  const { headers, rows } = read.table
  return (
    <ul className={styles.columns} aria-label={t('Columns')}>
      {headers.map((name, i) => {
        const choice = choices[i]
        const column = read.columns[i]
        if (!choice || !column) return null
        return (
          <li key={name} className={joinClasses(styles.column, choice.to === 'nowhere' && styles.left)}>
            <div className={styles.names}>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <p className={styles.sample}>
                <bdi>{samplesOf(rows, i) || t('Empty in the first rows')}</bdi>
              </p>
            </div>
            <SelectField
              label={t('Import {name} as', { name })}
              labelHidden
              value={destinationOf(choice)}
              choices={destinationsFor(schema, column, { t, propertyKinds: catalogProperties })}
              onChange={value => onChange(chosenElsewhere(choices, i, readDestination(value, column), read.columns))}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Of the first rows, as far as there is room. */
function samplesOf(rows: readonly (readonly string[])[], column: number): string {
  const found: string[] = []
  for (const row of rows.slice(0, SAMPLES)) {
    const words = (row[column] ?? '').replaceAll(/\s+/g, ' ').trim()
    found.push(words.length > SAMPLE_CHARACTERS ? `${words.slice(0, SAMPLE_CHARACTERS)}…` : words || '–')
  }
  return found.every(words => words === '–') ? '' : found.join(' · ')
}
