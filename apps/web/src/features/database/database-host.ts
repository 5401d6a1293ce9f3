// What databases need of this app: the kinds of the catalog, the address, and pictures of pages.

import { catalogProperties } from '@sheaf/catalog/properties/all'
import { resultNumberWords } from '@sheaf/catalog/properties/computed-words'
import { allPropertyViews } from '@sheaf/catalog/property-views'
import { allViewViews } from '@sheaf/catalog/view-views'
import { allViewKinds } from '@sheaf/catalog/views/all'
import type { DatabaseHost } from '@sheaf/database/host/database-host'
import { problemText } from '../../data/problem-text'
import { pageAddress, peekHere, watchAddress } from '../../navigation'
import { PageIcon } from '../../page-icon/page-icon'
import { CsvArea } from './csv/csv-area'
import { CsvImport } from './csv/csv-import'
import { CsvItems } from './csv/csv-items'
import { databasePorts } from './database-ports'
import { RowCover } from './row-cover'
import { viewKindOf } from './view-kinds'

const propertyViews = new Map(allPropertyViews.map(view => [view.type, view]))
const viewViews = new Map(allViewViews.map(view => [view.type, view]))

export const databaseHost: DatabaseHost = {
  propertyKinds: catalogProperties,
  viewKinds: allViewKinds,
  viewKindOf,
  propertyViewOf: type => propertyViews.get(type),
  viewViewOf: type => viewViews.get(type),
  figureWords: resultNumberWords,
  ports: databasePorts,
  problemText,
  namedView: { subscribe: watchAddress, get: () => pageAddress().collectionViewId ?? null },
  peekedPage: { subscribe: watchAddress, get: () => peekHere()?.peekId ?? null },
  PageIcon,
  RowCover,
  CsvArea,
  CsvImport,
  CsvItems,
}
