// Every call's handler. A call of the registry without one does not compile.
import { type ApiCall, allCalls } from '@sheaf/core/api/all'
import type { AnyCall } from '@sheaf/core/api/define'
import type { RoutedCall } from '../http/call-routes'
import { acceptInvite } from './accept-invite'
import { archiveTeam } from './archive-team'
import { authValidate } from './auth-validate'
import { changeDomain } from './change-domain'
import { changeEmail } from './change-email'
import { changeMembership } from './change-membership'
import { changePassword } from './change-password'
import { changeProfile } from './change-profile'
import { changePropertyType } from './change-property-type'
import { changeRowPrefix } from './change-row-prefix'
import { changeTeamMembers } from './change-team-members'
import { createInvite } from './create-invite'
import { createSpace } from './create-space'
import { createTeam } from './create-team'
import type { AnyHandler, Handler } from './define'
import { deleteAccount } from './delete-account'
import { deleteFromTrash } from './delete-from-trash'
import { deleteSpace } from './delete-space'
import { duplicatePage } from './duplicate-page'
import { endOtherSessions } from './end-other-sessions'
import { endSession } from './end-session'
import { fillRelation } from './fill-relation'
import { findRow } from './find-row'
import { findSpace } from './find-space'
import { getAccount } from './get-account'
import { getCollections } from './get-collections'
import { getDomain } from './get-domain'
import { getFeatureFlagResults } from './get-feature-flag-results'
import { getInvite } from './get-invite'
import { getInvites } from './get-invites'
import { getListedTitles } from './get-listed-titles'
import { getMembers } from './get-members'
import { getRecentPages } from './get-recent-pages'
import { getSessions } from './get-sessions'
import { getSpaces } from './get-spaces'
import { getTeams } from './get-teams'
import { getTrash } from './get-trash'
import { getUserSharedPagesInSpace } from './get-user-shared-pages-in-space'
import { joinTeam } from './join-team'
import { leaveSpace } from './leave-space'
import { leaveTeam } from './leave-team'
import { loadCachedPageChunkV2 } from './load-cached-page-chunk-v2'
import { loginWithEmailCode } from './login-with-email-code'
import { loginWithPassword } from './login-with-password'
import { logout } from './logout'
import { notifyPeople } from './notify-people'
import { queryCollection } from './query-collection'
import { recordPageVisit } from './record-page-visit'
import { removeMember } from './remove-member'
import { revokeInvite } from './revoke-invite'
import { saveTransactions } from './save-transactions'
import { search } from './search'
import { sendAccountCode } from './send-account-code'
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
  getListedTitles,
  createInvite,
  getInvite,
  acceptInvite,
  revokeInvite,
  getFeatureFlagResults,
  unfurlUrl,
  changeProfile,
  getAccount,
  sendAccountCode,
  changeEmail,
  changePassword,
  getSessions,
  endSession,
  endOtherSessions,
  deleteAccount,
  deleteSpace,
  leaveSpace,
  getInvites,
  getMembers,
  changeMembership,
  removeMember,
  getTeams,
  createTeam,
  archiveTeam,
  joinTeam,
  leaveTeam,
  changeTeamMembers,
  getCollections,
  getDomain,
  changeDomain,
  findSpace,
  search,
  recordPageVisit,
  notifyPeople,
  getRecentPages,
  getTrash,
  queryCollection,
  deleteFromTrash,
  duplicatePage,
  findRow,
  changeRowPrefix,
  changePropertyType,
  fillRelation,
}

export const routedCalls: readonly RoutedCall[] = allCalls.map(call => ({
  call: call as unknown as AnyCall,
  handler: handlers[call.name] as unknown as AnyHandler,
}))
