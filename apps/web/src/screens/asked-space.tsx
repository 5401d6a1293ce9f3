// The address of a workspace, by its id or its domain, or of a row by its readable id: leads there where the person may go.
import type { Uuid } from '@sheaf/core/ids'
import { useEffect, useEffectEvent } from 'react'
import { createApi } from '../data/api'
import { useSession } from '../data/hooks'
import type { WorkspaceChoice } from '../features/sidebar/workspace-items'
import { navigate } from '../navigation'
import { notFoundRoute, pageRoute, rootRoute } from '../routes'

interface AskedSpaceProps {
  readonly asked: { readonly spaceId?: Uuid; readonly spaceDomain?: string; readonly maybeUniqueId?: string }
  /** The person's others. */
  readonly workspaces: readonly WorkspaceChoice[]
  readonly onFound: (choice: WorkspaceChoice, keepAddress?: boolean) => void
}

export function AskedSpace({
  asked: { spaceId, spaceDomain, maybeUniqueId },
  workspaces,
  onFound,
}: AskedSpaceProps): null {
  const session = useSession()
  const lead = useEffectEvent((wanted: Uuid | undefined) => {
    const choice = workspaces.find(other => other.spaceId === wanted)
    if (choice) onFound(choice)
    else navigate(wanted === session.spaceId ? rootRoute : notFoundRoute, 'replace')
  })
  const leadToRow = useEffectEvent((found: FoundRow | null) => {
    const choice = workspaces.find(other => other.spaceId === found?.spaceId)
    if (choice) onFound(choice, true)
    else navigate(found ? pageRoute(found.pageId) : notFoundRoute, 'replace')
  })
  const known = useEffectEvent(() => [session.spaceId, ...workspaces.map(other => other.spaceId)])
  useEffect(() => {
    let isLeft = false
    if (maybeUniqueId) {
      void rowCalled(session.userId, maybeUniqueId, known(), spaceDomain).then(found => {
        if (!isLeft) leadToRow(found)
      })
      return () => {
        isLeft = true
      }
    }
    void spaceOf(session.userId, spaceId, spaceDomain).then(wanted => {
      if (!isLeft) lead(wanted)
    })
    return () => {
      isLeft = true
    }
  }, [session, spaceId, spaceDomain, maybeUniqueId])
  return null
}

const spaceOf = async (userId: Uuid, spaceId: Uuid | undefined, domain = ''): Promise<Uuid | undefined> =>
  spaceId ??
  (
    await createApi(userId)
      .findSpace({ domain })
      .catch(() => null)
  )?.spaceId

interface FoundRow {
  readonly pageId: Uuid
  readonly spaceId: Uuid
}
/** In the workspace that the address names, else in the open one, else in another of this person's. */
async function rowCalled(
  userId: Uuid,
  uniqueId: string,
  spaces: readonly Uuid[],
  domain: string | undefined,
): Promise<FoundRow | null> {
  const named = domain === undefined ? undefined : await spaceOf(userId, undefined, domain)
  const places = domain === undefined ? spaces : spaces.filter(id => id === named)
  for (const spaceId of places) {
    const found = await createApi(userId, spaceId)
      .findRow({ spaceId, uniqueId })
      .catch(() => null)
    if (found) return { pageId: found.pageId, spaceId }
  }
  return null
}
