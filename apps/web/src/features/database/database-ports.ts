// Ids, clock, kinds and language of this device, for actions that make databases.
import { catalogProperties } from '@sheaf/catalog/properties/all'
import type { DatabasePorts } from '@sheaf/core/actions/database/database-ports'
import { newId, newShortId } from '../../data/browser-world'
import { tData } from '../../i18n/t'
import { viewKindOf } from './view-kinds'

export const databasePorts: DatabasePorts = {
  newId,
  newShortId,
  now: () => Date.now(),
  properties: catalogProperties,
  viewKind: viewKindOf,
  translate: tData,
}
