// The parts that views draw with: one cell, one name, one menu for all of them.
import { allPropertyViews } from '@sheaf/catalog/property-views'
import type { Database } from '@sheaf/editor/host/database'
import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { AddProperty } from './add-property'
import { aggregationName } from './aggregation-words'
import { DatabaseCell, ValueCell } from './cell'
import { FilterEditor } from './filter-editor'
import { GroupEditor } from './group-editor'
import { GroupName } from './group-name'
import { NewProperty } from './new-property'
import { PropertyHead } from './property-head'
import { RowCover } from './row-cover'
import { RowMenu } from './row-menu'
import { RowName } from './row-name'
import { TemplateChoice } from './template-choice'

const LinkedView = onDemand(async () => (await import('./link-widget')).LinkWidget).Part

export const databaseParts: Pick<
  Database,
  | 'AddProperty'
  | 'NewProperty'
  | 'aggregationName'
  | 'Cell'
  | 'Value'
  | 'FilterSettings'
  | 'TemplateSettings'
  | 'RowName'
  | 'RowCover'
  | 'RowMenu'
  | 'GroupName'
  | 'GroupSettings'
  | 'PropertyHead'
  | 'LinkedView'
> = {
  AddProperty,
  NewProperty,
  aggregationName,
  Cell: DatabaseCell,
  Value: ValueCell,
  FilterSettings: FilterEditor,
  TemplateSettings: TemplateChoice,
  RowName,
  RowCover,
  RowMenu,
  GroupName,
  GroupSettings: GroupEditor,
  PropertyHead,
  LinkedView,
}

const withSetup = new Set(allPropertyViews.filter(view => view.Setup).map(view => view.type))
export const hasSetup = (type: string): boolean => withSetup.has(type)
