// The team that a call names.
import { SheafError } from '@sheaf/core/errors'
import { parseUuid, type Uuid } from '@sheaf/core/ids'

export function teamOf(input: { readonly spaceId: string; readonly teamId: string }): {
  readonly spaceId: Uuid
  readonly teamId: Uuid
} {
  const spaceId = parseUuid(input.spaceId)
  const teamId = parseUuid(input.teamId)
  if (!spaceId || !teamId) throw new SheafError('NotFoundError')
  return { spaceId, teamId }
}
