// What an import needs of this device.
import type { ImportPorts } from '@sheaf/database/csv/running-import'
import { newCopyId, textClientId } from '../../../data/browser-world'
import { browserWorld, delayMs } from '../../../data/retry'
import { databasePorts } from '../database-ports'

export const importPorts: ImportPorts = {
  database: databasePorts,
  newCopyId,
  textClientId,
  pauseAfter: failures => browserWorld.sleep(delayMs(failures, browserWorld)),
}
