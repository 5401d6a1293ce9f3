// A body for every call of the registry that acts on something: what the tests that walk all of them send. A call that is added without
// one does not compile.
import type { ApiCall, CallName } from '@sheaf/core/api/all'
import type { Uuid } from '@sheaf/core/ids'
import { blockPointer } from '@sheaf/core/operations/record-id'
import { newUuid } from '../auth/secrets'
import { Device, setFormat } from '../reliability/transactions.fixture'

export interface Target {
  readonly spaceId: Uuid
  readonly pageId: Uuid
  readonly teamId: Uuid
  readonly collectionId: Uuid
  readonly ownerId: Uuid
}
/** Calls that act on what others may have a part in. */
type ActingCalls = { readonly [C in ApiCall as C['on'] extends 'none' | 'user' ? never : C['name']]: C }
/** A body that asks about a target, and whether the answer may differ by what it is: only then is there something to hide. */
const acting: { readonly [N in keyof ActingCalls]: ((target: Target) => unknown) | 'about nobody else' } = {
  findSpace: 'about nobody else',
  getDomain: ({ spaceId }) => ({ spaceId }),
  changeDomain: ({ spaceId }) => ({ spaceId, domain: 'secret-plans' }),
  getMembers: ({ spaceId }) => ({ spaceId }),
  getTeams: ({ spaceId }) => ({ spaceId }),
  createTeam: ({ spaceId }) => ({ spaceId, name: 'Atelier', openness: 'open' }),
  // What ends something is asked for in a way that the owner is refused too, but told why.
  deleteSpace: ({ spaceId }) => ({ spaceId, name: 'Some other name' }),
  leaveSpace: ({ spaceId }) => ({ spaceId }),
  changeMembership: ({ spaceId, ownerId }) => ({ spaceId, userId: ownerId, membershipType: 'member' }),
  removeMember: ({ spaceId, ownerId }) => ({ spaceId, userId: ownerId }),
  joinTeam: ({ spaceId, teamId }) => ({ spaceId, teamId }),
  leaveTeam: ({ spaceId, teamId }) => ({ spaceId, teamId }),
  changeTeamMembers: ({ spaceId, teamId, ownerId }) => ({ spaceId, teamId, userIds: [ownerId], role: 'member' }),
  archiveTeam: ({ spaceId, teamId }) => ({ spaceId, teamId, isArchived: true }),
  createInvite: ({ spaceId }) => ({ spaceId, email: 'somebody@example.com' }),
  getInvites: ({ spaceId }) => ({ spaceId }),
  revokeInvite: ({ spaceId }) => ({ spaceId, email: 'somebody@example.com' }),
  loadCachedPageChunkV2: ({ spaceId, pageId }) => ({
    page: { id: pageId, spaceId },
    cursor: { stack: [] },
    verticalColumns: false,
  }),
  syncRecordValues: ({ spaceId, pageId }) => ({ requests: [{ pointer: blockPointer(spaceId, pageId), version: -1 }] }),
  saveTransactions: ({ spaceId, pageId }) => ({
    requestId: newUuid(),
    transactions: [new Device(spaceId).next(setFormat(spaceId, pageId, 'x', 1))],
  }),
  getUserSharedPagesInSpace: ({ spaceId }) => ({ spaceId }),
  getListedTitles: ({ spaceId, teamId }) => ({ spaceId, list: { table: 'team', id: teamId } }),
  search: ({ spaceId }) => ({ spaceId, query: '' }),
  recordPageVisit: ({ spaceId, pageId }) => ({ page: { id: pageId, spaceId } }),
  notifyPeople: ({ spaceId, pageId, ownerId }) => ({
    page: { id: pageId, spaceId },
    people: [ownerId],
    message: 'Come and look',
  }),
  getRecentPages: ({ spaceId }) => ({ spaceId }),
  getCollections: ({ spaceId }) => ({ spaceId }),
  getTrash: ({ spaceId }) => ({ spaceId, limit: 20 }),
  duplicatePage: ({ spaceId, pageId }) => ({ spaceId, pageId, copyId: newUuid() }),
  deleteFromTrash: ({ spaceId, pageId }) => ({ spaceId, pageId }),
  queryCollection: ({ spaceId, collectionId }) => ({ source: { spaceId, collectionId } }),
  findRow: ({ spaceId }) => ({ spaceId, uniqueId: 'TASK-1' }),
  changeRowPrefix: ({ spaceId, collectionId }) => ({ spaceId, collectionId, prefix: 'TASK' }),
  changePropertyType: ({ spaceId, collectionId }) => ({
    spaceId,
    collectionId,
    propertyId: 'count',
    changeId: newUuid(),
    type: 'text',
    dryRun: true,
  }),
  fillRelation: ({ spaceId, collectionId }) => ({ spaceId, collectionId, propertyId: 'rel' }),
}
export const bodies: { readonly [N in CallName]?: (typeof acting)[keyof typeof acting] } = acting
