// How a file is read, where it was guessed wrong: what separates its cells, and whether its first row are names.
import type { CsvReading } from '@sheaf/catalog/csv/read-csv'
import { SelectField } from '@sheaf/ui/field/select-field'
import { SwitchField } from '@sheaf/ui/field/switch-field'
import { t } from '../../../i18n/t'
import styles from './csv.module.css'
import type { ImportShape } from './use-import'

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
          ? t('no rows, only names of columns')
          : t('{count, plural, one {# row} other {# rows}}', { count: rows })}
        {' · '}
        {t('{count, plural, one {# column} other {# columns}}', { count: table.headers.length })}
        {' · '}
        {file.encoding}
        {note && ` · ${t('exported from Sheaf, with its types')}`}
      </p>
      {table.problems.length > 0 && (
        <p className={styles.problem} role="status">
          {t(
            '{count, plural, one {# place in the file is} other {# places in the file are}} not well formed, the first one in row {line}: look whether the rows below are as they should be.',
            { count: table.problems.length, line: table.problems[0]?.line ?? 1 },
          )}
        </p>
      )}
      <div className={styles.file}>
        <SelectField
          label={t('Cells are separated by')}
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
          label={t('The first row has the names')}
          checked={!reading.isBare}
          onChange={hasNames => onReading({ ...reading, isBare: !hasNames })}
        />
      </div>
    </>
  )
}
