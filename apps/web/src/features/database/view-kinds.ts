// The kinds of views; one that this build does not know is shown as a table.
import { catalogViewKinds } from '@sheaf/catalog/views/all'
import type { ViewKind } from '@sheaf/core/kinds/view-kind'

export const viewKindOf = (type: string): ViewKind => catalogViewKinds.get(type) ?? catalogViewKinds.first
