// Which workspace a domain is the name of. Whoever is not in it is told that there is none.
import type { findSpace as call } from '@sheaf/core/api/space/find-space'
import { SheafError } from '@sheaf/core/errors'
import { normalizeDomain } from '@sheaf/core/names/space-domain'
import { ownSpace } from '../../spaces/own-space'
import { spaceAt } from '../../storage/space/domains'
import type { Handler } from '../define'

export const findSpace: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = await spaceAt(services.pool, normalizeDomain(input.domain))
  if (!spaceId) throw new SheafError('NotFoundError')
  return { spaceId: await ownSpace(services, userId, spaceId) }
}
