// The domain of a workspace, for its people.
import type { getDomain as call } from '@sheaf/core/api/space/get-domain'
import { domainOf } from '../../storage/space/domains'
import type { Handler } from '../define'

export const getDomain: Handler<typeof call> = async (_input, { subject, services }) => ({
  domain: await domainOf(services.pool, subject.spaceId),
})
