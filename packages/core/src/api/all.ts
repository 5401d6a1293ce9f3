// Every call, in one explicit list. The client, the server's routes and the tests of all calls are derived from it.
import { acceptInvite } from './accept-invite'
import { authValidate } from './auth-validate'
import { createInvite } from './create-invite'
import { createSpace } from './create-space'
import { getFeatureFlagResults } from './get-feature-flag-results'
import { getInvite } from './get-invite'
import { getSpaces } from './get-spaces'
import { getUserSharedPagesInSpace } from './get-user-shared-pages-in-space'
import { loadCachedPageChunkV2 } from './load-cached-page-chunk-v2'
import { loginWithEmailCode } from './login-with-email-code'
import { loginWithPassword } from './login-with-password'
import { logout } from './logout'
import { saveTransactions } from './save-transactions'
import { sendEmailCode } from './send-email-code'
import { signUp } from './sign-up'
import { syncRecordValues } from './sync-record-values'
import { unfurlUrl } from './unfurl-url'

export const allCalls = [
  signUp,
  loginWithPassword,
  sendEmailCode,
  loginWithEmailCode,
  logout,
  authValidate,
  createSpace,
  getSpaces,
  loadCachedPageChunkV2,
  syncRecordValues,
  saveTransactions,
  getUserSharedPagesInSpace,
  createInvite,
  getInvite,
  acceptInvite,
  getFeatureFlagResults,
  unfurlUrl,
] as const

export type ApiCall = (typeof allCalls)[number]
export type CallName = ApiCall['name']
export type CallNamed<N extends CallName> = Extract<ApiCall, { readonly name: N }>
