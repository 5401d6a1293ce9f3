// What the settings say of the account itself.
import type { getAccount as call } from '@sheaf/core/api/account/get-account'
import { SheafError } from '@sheaf/core/errors'
import { credentialOf } from '../../storage/accounts'
import type { Handler } from '../define'

export const getAccount: Handler<typeof call> = async (_input, { userId, services }) => {
  const account = await credentialOf(services.database, userId)
  if (!account) throw new SheafError('NotFoundError')
  return { email: account.email, hasPassword: account.passwordHash !== undefined }
}
