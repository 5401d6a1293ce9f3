// The channels that the sidebar needs: the person's space view, the space, its teams, and every unfolded page, whether its row is
// rendered or not. Favourites that none of these covers are opened when the browser is idle.
import type { Uuid } from '@sheaf/core/ids'
import type { Table } from '@sheaf/core/records/all'
import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { useEffect, useState } from 'react'
import { favouritesOf } from '../../data/favourite-list'
import { useChannel, useDerived, useSession } from '../../data/hooks'
import { teamsToCome } from '../../data/page-tree'
import { isTeam, type TreeSection } from './tree-shape'

const MOST_FAVOURITES = 24

export function SidebarChannels({ sections }: { sections: readonly TreeSection[] }) {
  const { spaceId, viewPointer, replica } = useSession()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const isCovered = (id: Uuid): boolean => ['team', 'space'].includes(replica.block(id)?.parent_table ?? '')
  const favourites = isIdle
    ? favouritesOf(replica)
        .filter(id => !isCovered(id))
        .slice(0, MOST_FAVOURITES)
    : []
  const teams = new Set([...sections.map(({ id }) => id), ...useDerived(teamsToCome, sameIds)])
  const unfolded = sections.flatMap(({ rows }) => rows.filter(row => row.isExpanded).map(row => row.id))
  return (
    <>
      <OpenChannel table="space_view" id={viewPointer.id} />
      <OpenChannel table="space" id={spaceId} />
      {[...teams].map(id => isTeam(id) && <OpenChannel key={id} table="team" id={id} />)}
      {[...new Set([...unfolded, ...favourites])].map(id => (
        <OpenChannel key={id} table="block" id={id} />
      ))}
    </>
  )
}

function OpenChannel({ table, id }: { table: Table; id: Uuid }) {
  useChannel(useSession().pointer(table, id))
  return null
}

const sameIds = (a: readonly Uuid[], b: readonly Uuid[]): boolean => a.join() === b.join()
