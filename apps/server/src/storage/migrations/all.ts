// Every migration, in order. Record tables are not among them: they follow from the record definitions (record-tables.ts).
import { accounts } from './1-accounts'
import { spaceLog } from './2-space-log'
import { files } from './3-files'
import type { Migration } from './define'

export const allMigrations: readonly Migration[] = [accounts, spaceLog, files]
