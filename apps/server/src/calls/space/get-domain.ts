// The domain of a workspace, for its people.
import type { getDomain as call } from '@sheaf/core/api/space/get-domain'
import { ownSpace } from '../../spaces/own-space'
import { domainOf } from '../../storage/space/domains'
import type { Handler } from '../define'

export const getDomain: Handler<typeof call> = async (input, { userId, services }) => ({
  domain: await domainOf(services.pool, await ownSpace(services, userId, input.spaceId)),
})
