// Every migration, in order. Record tables are not among them: they follow from the record definitions (record-tables.ts).
import { accounts } from './1-accounts'
import { spaceLog } from './2-space-log'
import { files } from './3-files'
import { search } from './4-search'
import { settings } from './5-settings'
import { searchNumbers } from './6-search-numbers'
import { databases } from './7-databases'
import { rowFiles } from './8-row-files'
import { pauses } from './9-pauses'
import { oneInvite } from './10-one-invite'
import { indexesOfSome } from './11-indexes-of-some'
import { jobs } from './12-jobs'
import { reminders } from './13-reminders'
import type { Migration } from './define'

export const allMigrations: readonly Migration[] = [
  accounts,
  spaceLog,
  files,
  search,
  settings,
  searchNumbers,
  databases,
  rowFiles,
  pauses,
  oneInvite,
  indexesOfSome,
  jobs,
  reminders,
]
