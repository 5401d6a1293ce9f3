// Every call's handler. A call of the registry without one does not compile.
import { type ApiCall, allCalls } from '@sheaf/core/api/all'
import type { AnyCall } from '@sheaf/core/api/define'
import type { RoutedCall } from '../http/call-routes'
import { acceptInvite } from './accept-invite'
import { authValidate } from './auth-validate'
import { createInvite } from './create-invite'
import { createSpace } from './create-space'
import type { AnyHandler, Handler } from './define'
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

const handlers: { readonly [C in ApiCall as C['name']]: Handler<C> } = {
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
}

export const routedCalls: readonly RoutedCall[] = allCalls.map(call => ({
  call: call as unknown as AnyCall,
  handler: handlers[call.name] as unknown as AnyHandler,
}))
