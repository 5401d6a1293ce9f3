// Gives a workspace its domain, or takes it away. For owners.
import { userInputError } from '@sheaf/core/api/account/account-rules'
import type { changeDomain as call } from '@sheaf/core/api/space/change-domain'
import { SheafError } from '@sheaf/core/errors'
import { domainProblem, normalizeDomain } from '@sheaf/core/names/space-domain'
import { phrase } from '@sheaf/core/phrase'
import { ownSpace } from '../../spaces/own-space'
import { releaseDomain, takeDomain } from '../../storage/space/domains'
import { membersOf } from '../../storage/space/members'
import type { Handler } from '../define'

export const changeDomain: Handler<typeof call> = async (input, { userId, services }) => {
  const spaceId = await ownSpace(services, userId, input.spaceId)
  const self = (await membersOf(services.pool, spaceId)).find(member => member.userId === userId)
  if (self?.type !== 'owner')
    throw new SheafError('ForbiddenError', { debugMessage: 'Only workspace owners can do this.' })
  if (input.domain === null) {
    await releaseDomain(services.pool, spaceId)
    return { domain: null }
  }
  const problem = domainProblem(input.domain)
  if (problem) throw userInputError('domain', problem)
  const domain = normalizeDomain(input.domain)
  if (!(await takeDomain(services.pool, spaceId, domain)))
    throw userInputError('domain', phrase('This domain is taken. Choose another one.'))
  return { domain }
}
