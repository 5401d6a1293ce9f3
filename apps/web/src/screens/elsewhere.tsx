// A page that is not in the open workspace may be in another one of the same person: look there before saying that it is nowhere.
import type { Uuid } from '@sheaf/core/ids'
import { useEffect, useEffectEvent, useState } from 'react'
import { createApi } from '../data/api'
import type { WorkspaceChoice } from '../features/sidebar/workspace-menu'
import { NotFound } from './not-found'

interface ElsewhereProps {
  readonly pageId: Uuid
  readonly userId: Uuid
  readonly workspaces: readonly WorkspaceChoice[]
  readonly onFound: (choice: WorkspaceChoice) => void
}

export function Elsewhere({ pageId, userId, workspaces, onFound }: ElsewhereProps) {
  const [isNowhere, setNowhere] = useState(workspaces.length === 0)
  const look = useEffectEvent(() => findSpace(pageId, userId, workspaces))
  const found = useEffectEvent((choice: WorkspaceChoice | null) => (choice ? onFound(choice) : setNowhere(true)))
  useEffect(() => {
    let isWanted = true
    void look().then(choice => isWanted && found(choice))
    return () => {
      isWanted = false
    }
  }, [])
  return isNowhere ? <NotFound /> : null
}

async function findSpace(
  pageId: Uuid,
  userId: Uuid,
  choices: readonly WorkspaceChoice[],
): Promise<WorkspaceChoice | null> {
  for (const choice of choices) {
    const { spaceId } = choice
    const input = { page: { id: pageId, spaceId }, cursor: { stack: [] }, verticalColumns: false }
    const found = await createApi(userId, spaceId)
      .loadCachedPageChunkV2(input)
      .then(
        () => true,
        () => false,
      )
    if (found) return choice
  }
  return null
}
