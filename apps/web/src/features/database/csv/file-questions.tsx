// How a file is read, where it was guessed wrong: what separates its cells, and whether its first row are names.
import type { CsvReading } from '@sheaf/catalog/csv/read-csv'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'
import type { ImportShape } from './import-shape'

interface FileQuestionsProps {
  readonly shape: ImportShape
  readonly onReading: (reading: CsvReading) => void
}

export function FileQuestions({ shape, onReading }: FileQuestionsProps) {
  const { file, reading, read } = shape
  const { table, note } = read
  const rows = table.rows.length
  return (
    <>
      <p className={styles.quiet}>
        <bdi>{file.name}</bdi>
        {' · '}
        {rows === 0
          ? t('no rows, only column names')
          : t('{count, plural, one {# row} other {# rows}}', { count: rows })}
        {' · '}
        {t('{count, plural, one {# column} other {# columns}}', { count: table.headers.length })}
        {' · '}
        {file.encoding}
        {note && ` · ${t('exported from Sheaf, with property types')}`}
      </p>
      {table.problems.length > 0 && (
        <p className={styles.problem} role="status">
          {t(
            '{count, plural, one {# part of the file isn’t} other {# parts of the file aren’t}} formatted correctly, starting in row {line}. Check the rows below.',
            { count: table.problems.length, line: table.problems[0]?.line ?? 1 },
          )}
        </p>
      )}
      <div className={styles.file}>
        <SelectField
          label={t('Separator')}
          value={table.delimiter}
          onChange={delimiter => onReading({ ...reading, delimiter })}
          choices={[
            { value: ',', label: t('Commas') },
            { value: ';', label: t('Semicolons') },
            { value: '\t', label: t('Tab characters') },
            { value: '|', label: t('Vertical bars') },
          ]}
        />
        <SwitchField
          label={t('First row contains column names')}
          checked={!reading.isBare}
          onChange={hasNames => onReading({ ...reading, isBare: !hasNames })}
        />
      </div>
    </>
  )
}
