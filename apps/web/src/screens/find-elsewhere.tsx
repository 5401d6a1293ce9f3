// A page that is not in the open workspace may be in another workspace of the person, or belong to another account signed in here:
// both are searched before "not found" is shown. Another workspace is opened at once, another account only on request.
import type { Uuid } from '@sheaf/core/ids'
import { useEffect, useEffectEvent, useState } from 'react'
import { createApi } from '../data/api'
import type { AccountChoice, WorkspaceChoice } from '../features/sidebar/workspace-menu'
import { t } from '../i18n/t'
import { NotFound } from './not-found'
import { OtherAccount } from './other-account'

interface ElsewhereProps {
  readonly pageId: Uuid
  readonly userId: Uuid
  /** All but the open one, of every account. */
  readonly workspaces: readonly WorkspaceChoice[]
  readonly accounts: readonly AccountChoice[]
  readonly onFound: (choice: WorkspaceChoice) => void
}

export function Elsewhere({ pageId, userId, workspaces, accounts, onFound }: ElsewhereProps) {
  const [isNowhere, setNowhere] = useState(workspaces.length === 0)
  const [offered, setOffered] = useState<WorkspaceChoice | null>(null)
  const own = workspaces.filter(choice => choice.userId === userId)
  const ofOthers = workspaces.filter(choice => choice.userId !== userId)
  const look = useEffectEvent(async () => (await findSpace(pageId, own)) ?? findSpace(pageId, ofOthers))
  const found = useEffectEvent((choice: WorkspaceChoice | null) => {
    if (choice?.userId === userId) return onFound(choice)
    setOffered(choice)
    setNowhere(choice === null)
  })
  useEffect(() => {
    let isWanted = true
    void look().then(choice => isWanted && found(choice))
    return () => {
      isWanted = false
    }
  }, [])
  if (offered)
    return (
      <OtherAccount
        title={t('This page is in another account')}
        choice={offered}
        accounts={accounts}
        onSwitch={() => onFound(offered)}
      />
    )
  return isNowhere ? <NotFound /> : null
}

async function findSpace(pageId: Uuid, choices: readonly WorkspaceChoice[]): Promise<WorkspaceChoice | null> {
  for (const choice of choices) {
    const { userId, spaceId } = choice
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
