// The address of a workspace, by its id or its domain, of a row by its readable id, or of a database: leads there where the person may go.
import type { Uuid } from '@sheaf/core/ids'
import { useEffect, useEffectEvent } from 'react'
import { createApi } from '../data/api'
import { framePanel } from '../data/frame-panel'
import { useSession } from '../data/hooks'
import type { WorkspaceChoice } from '../features/sidebar/workspace-items'
import { goTo, navigate } from '../navigation'
import { notFoundRoute, pagePath, rootRoute } from '../routes'
import { type FoundPlace, findCollection, findRow, findSpace } from './find-asked'

interface Asked {
  readonly spaceId?: Uuid
  readonly spaceDomain?: string
  readonly spaceDomainOrId?: string
  readonly maybeUniqueId?: string
  readonly collectionId?: Uuid
  /** What is looked for there. */
  readonly q?: string
  readonly searchRequest?: string
}
interface AskedSpaceProps {
  readonly asked: Asked
  /** The person's others. */
  readonly workspaces: readonly WorkspaceChoice[]
  readonly onFound: (choice: WorkspaceChoice, keepAddress?: boolean) => void
}

export function AskedSpace({ asked, workspaces, onFound }: AskedSpaceProps): null {
  const { userId, spaceId: here } = useSession()
  const leadToSpace = useEffectEvent((wanted: Uuid | undefined) => {
    const choice = workspaces.find(other => other.spaceId === wanted)
    if (choice) return onFound(choice, asked.q !== undefined)
    navigate(wanted === here ? rootRoute : notFoundRoute, 'replace')
    const query = asked.q ?? asked.searchRequest
    if (wanted === here && query !== undefined) framePanel.set({ name: 'quick-find', query })
  })
  const leadToPlace = useEffectEvent((found: FoundPlace | null) => {
    const choice = workspaces.find(other => other.spaceId === found?.spaceId)
    if (choice) onFound(choice, true)
    else if (!found) navigate(notFoundRoute, 'replace')
    else goTo(pagePath(found.pageId) + (found.blockId ? `#${found.blockId.replaceAll('-', '')}` : ''), 'replace')
  })
  const known = useEffectEvent(() => [here, ...workspaces.map(other => other.spaceId)])
  const { spaceId, spaceDomain, spaceDomainOrId, maybeUniqueId, collectionId } = asked
  useEffect(() => {
    let isLeft = false
    const lead = async (): Promise<void> => {
      const domain = spaceDomain ?? spaceDomainOrId
      const named = spaceId ?? (domain === undefined ? undefined : await findSpace(userId, domain))
      if (!maybeUniqueId && !collectionId) return void (isLeft || leadToSpace(named))
      const places = domain === undefined ? known() : known().filter(id => id === named)
      const found = await firstFound(places, place =>
        maybeUniqueId
          ? findRow(createApi(userId, place), place, maybeUniqueId)
          : findCollection(createApi(userId, place), place, collectionId as Uuid),
      )
      if (!isLeft) leadToPlace(found)
    }
    void lead()
    return () => {
      isLeft = true
    }
  }, [userId, spaceId, spaceDomain, spaceDomainOrId, maybeUniqueId, collectionId])
  return null
}

/** In the workspace that the address names, else in the open one, else in another of this person's. */
async function firstFound(
  places: readonly Uuid[],
  find: (place: Uuid) => Promise<FoundPlace | null>,
): Promise<FoundPlace | null> {
  for (const place of places) {
    const found = await find(place)
    if (found) return found
  }
  return null
}
