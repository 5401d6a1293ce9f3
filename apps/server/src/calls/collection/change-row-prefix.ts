// Sets the prefix of a collection's unique ids. The prefix is claimed under an id of its own, in the space's order: of two who want
// the same at once, one gets it.
import type { changeRowPrefix as call } from '@sheaf/core/api/collection/change-row-prefix'
import { SheafError } from '@sheaf/core/errors'
import { recordKeyId, type Uuid } from '@sheaf/core/ids'
import { isLockedSource } from '@sheaf/core/operations/database-lock'
import type { SpaceState } from '@sheaf/core/operations/space-state'
import { prefixClaimId } from '@sheaf/core/records/record-key'
import { requireUniqueIdPrefix } from '@sheaf/core/validation/unique-id'
import { demand } from '../../spaces/demand'
import { readAnswer } from '../../spaces/read-answer'
import type { Handler } from '../define'

export const changeRowPrefix: Handler<typeof call> = async (input, { subject, actor, services }) => {
  const { spaceId, id: collectionId } = subject
  const keyId = recordKeyId(spaceId, 'collection', collectionId)
  await services.rooms.change(spaceId, actor, (state, { now }) => {
    const pointer = { table: 'collection' as const, id: collectionId, spaceId }
    demand({ actor, pointer, needs: 'configure' }, state, now)
    if (isLockedSource(state, collectionId)) throw new SheafError('ForbiddenError')
    // Who may not read it is not even told what a prefix looks like.
    const prefix = input.prefix === null ? null : requireUniqueIdPrefix(input.prefix)
    const before = state.get('record_key', keyId)?.['record_key']
    if (prefix !== null) claim(state, prefix, collectionId)
    if (before !== undefined && before !== prefix)
      state.change('record_key', prefixClaimId(spaceId, before), { alive: false })
    put(state, keyId, collectionId, prefix)
  })
  const recordMap = await readAnswer(services, spaceId, [{ table: 'record_key', id: keyId }], 'editor')
  return { recordMap }
}

function claim(state: SpaceState, prefix: string, collectionId: Uuid): void {
  const id = prefixClaimId(state.spaceId, prefix)
  const held = state.get('record_key', id)
  if (held?.['alive'] && held['parent_id'] !== collectionId)
    throw new SheafError('UserValidationError', { debugMessage: 'Another database already uses this prefix.' })
  put(state, id, collectionId, prefix)
}

function put(state: SpaceState, id: Uuid, collectionId: Uuid, prefix: string | null): void {
  const fields = {
    parent_table: 'collection',
    parent_id: collectionId,
    record_key: prefix ?? undefined,
    alive: prefix !== null,
  }
  if (state.get('record_key', id)) state.change('record_key', id, fields)
  else
    state.add('record_key', { id, space_id: state.spaceId, scope_table: 'space', scope_id: state.spaceId, ...fields })
}
