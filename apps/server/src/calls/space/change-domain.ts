// Gives a workspace its domain, or takes it away. For owners.
import { userInputError } from '@sheaf/core/api/account/account-rules'
import type { changeDomain as call } from '@sheaf/core/api/space/change-domain'
import { domainProblem, normalizeDomain } from '@sheaf/core/names/space-domain'
import { phrase } from '@sheaf/core/phrase'
import { releaseDomain, takeDomain } from '../../storage/space/domains'
import type { Handler } from '../define'

export const changeDomain: Handler<typeof call> = async (input, { subject: { spaceId }, services }) => {
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
