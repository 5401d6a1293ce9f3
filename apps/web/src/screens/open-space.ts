// Which workspace of an account is open on this device: the one that was chosen last, else the first. It is begun before it is drawn.
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { Uuid } from '@sheaf/core/ids'
import { beginSession } from '../data/first-session'
import type { WorkspaceChoice } from '../features/sidebar/workspace-menu'
import type { ScreenRoute } from '../routes'
import { workspacesOf } from './use-spaces'

type Maps = Readonly<Record<string, RecordMap>>

const keyOf = (userId: Uuid): string => `sheaf:space:${userId}`

export const chosenSpace = (userId: Uuid): string | null => localStorage.getItem(keyOf(userId))
export const keepChosenSpace = (userId: Uuid, spaceId: Uuid): void => localStorage.setItem(keyOf(userId), spaceId)

export function openSpace(maps: Maps, userId: Uuid, chosen = chosenSpace(userId)): WorkspaceChoice | undefined {
  const own = workspacesOf(maps).filter(choice => choice.userId === userId)
  return own.find(choice => choice.spaceId === chosen) ?? own[0]
}

/** Resolves when the session that an address begins with is here, with its page. */
export async function beginIn(maps: Maps, userId: Uuid, route: ScreenRoute): Promise<void> {
  const space = route.name === 'teamInvite' ? undefined : openSpace(maps, userId)
  if (!space) return
  const pageId = route.name === 'page' ? route.params.blockId : undefined
  await beginSession(userId, space.spaceId, maps[userId] ?? {}, pageId)
}
