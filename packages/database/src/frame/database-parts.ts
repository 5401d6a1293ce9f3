// The parts that views draw with: one cell, one name, one menu for all of them.

import { onDemand } from '@sheaf/ui/on-demand/on-demand'
import { DatabaseCell, ValueCell } from '../cells/cell'
import type { Database } from '../contract/database'
import { FilterEditor } from '../filters/filter-editor'
import { GroupEditor } from '../groups/group-editor'
import { GroupName } from '../groups/group-name'
import { AddProperty } from '../properties/add-property'
import { NewProperty } from '../properties/new-property'
import { PropertyHead } from '../properties/property-head'
import { RowMenu } from '../rows/row-menu'
import { RowName } from '../rows/row-name'
import { TemplateChoice } from '../templates/template-choice'

const LinkedView = onDemand(async () => (await import('../sources/link-widget')).LinkWidget).Part

export const databaseParts: Pick<
  Database,
  | 'AddProperty'
  | 'NewProperty'
  | 'Cell'
  | 'Value'
  | 'FilterSettings'
  | 'TemplateSettings'
  | 'RowName'
  | 'RowMenu'
  | 'GroupName'
  | 'GroupSettings'
  | 'PropertyHead'
  | 'LinkedView'
> = {
  AddProperty,
  NewProperty,
  Cell: DatabaseCell,
  Value: ValueCell,
  FilterSettings: FilterEditor,
  TemplateSettings: TemplateChoice,
  RowName,
  RowMenu,
  GroupName,
  GroupSettings: GroupEditor,
  PropertyHead,
  LinkedView,
}
