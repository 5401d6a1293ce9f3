// The layout of the pages of a collection, and what can be done to it: for everyone, as steps that can be undone.
import { putLayoutModule, removeLayoutModule } from '@sheaf/core/actions/database/layout'
import { keyBetween, type LayoutPlace } from '@sheaf/core/collection/layout-moves'
import {
  type GroupModule,
  groupsIn,
  orderOf,
  type PageLayout,
  type PropertyModule,
  pageLayout,
  propertyModule,
  type Visibility,
} from '@sheaf/core/collection/page-layout'
import { type PropertyId, propertiesOf, type Schema } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { layoutId } from '@sheaf/core/records/layout'
import type { Json } from '@sheaf/core/validation/checks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { useMemo } from 'react'

export interface LayoutActions {
  readonly place: (property: PropertyId, place: LayoutPlace) => void
  readonly show: (property: PropertyId, show: Visibility) => void
  readonly addGroup: (name: string) => void
  readonly changeGroup: (group: GroupModule, change: Partial<Pick<GroupModule, 'name' | 'panel'>>) => void
  /** One up or one down among the groups. */
  readonly moveGroup: (group: GroupModule, step: -1 | 1) => void
  /** Its properties stand among the first ones again. */
  readonly removeGroup: (group: GroupModule) => void
}

const noModules: readonly Json[] = []

export function useLayout(
  collectionId: Uuid,
  schema: Schema,
): { readonly layout: PageLayout; readonly actions: LayoutActions } {
  const session = useSession()
  const { commit, newId } = useBlockHost()
  const id = useMemo(() => layoutId(collectionId), [collectionId])
  const modules = useRecord('layout', id)?.modules ?? noModules
  const layout = useMemo(() => pageLayout(modules, propertiesOf(schema)), [modules, schema])
  const actions = useMemo((): LayoutActions => {
    const { replica } = session
    const held = (): readonly Json[] => replica.get('layout', id)?.modules ?? []
    const put = (module: GroupModule | PropertyModule): void =>
      commit(draft => putLayoutModule(draft, collectionId, module))
    const present = (property: PropertyId): PropertyModule =>
      propertyModule(held(), property) ?? { id: property, type: 'property' }
    return {
      place: (property, { section, order }) => {
        const { group: _group, ...rest } = present(property)
        put({ ...rest, order, ...(section === '' ? {} : { group: section }) })
      },
      show: (property, show) => put({ ...present(property), show }),
      addGroup: name => put({ id: newId(), type: 'group', name, made: Date.now() }),
      changeGroup: (group, more) => put({ ...group, ...more }),
      moveGroup: (group, step) => {
        const others = groupsIn(held()).filter(one => one.id !== group.id)
        const at = groupsIn(held()).findIndex(one => one.id === group.id) + step
        const key = (one: GroupModule | undefined): string | null => (one ? orderOf(one, one.made) : null)
        if (at >= 0 && at <= others.length) put({ ...group, order: keyBetween(key(others[at - 1]), key(others[at])) })
      },
      removeGroup: group => commit(draft => removeLayoutModule(draft, collectionId, group.id)),
    }
  }, [session, commit, newId, id, collectionId])
  return { layout, actions }
}
