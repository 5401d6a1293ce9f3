// The tables whose records operations make and change: those with a field that a person may write. A client knows no others, as it
// predicts what operations do and no more; the other tables are written by calls and by the server (`all.ts`).
import { block } from './block'
import { collection } from './collection'
import { collectionView } from './collection-view'
import { comment } from './comment'
import type { RecordDefinition } from './define'
import { discussion } from './discussion'
import { layout } from './layout'
import { sheafUser } from './sheaf-user'
import { space } from './space'
import { spaceView } from './space-view'
import { team } from './team'

const byTable: ReadonlyMap<string, RecordDefinition> = new Map(
  [space, sheafUser, spaceView, team, block, collection, collectionView, layout, discussion, comment].map(record => [
    record.table,
    record as unknown as RecordDefinition,
  ]),
)

/** Undefined for a table that no operation writes to. */
export const writtenRecord = (table: string): RecordDefinition | undefined => byTable.get(table)
