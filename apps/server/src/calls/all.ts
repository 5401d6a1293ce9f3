// Every call's handler, made of the files in the folders beside it: `node tools/make-call-lists.mjs`. Not written by hand.
import { type ApiCall, allCalls } from '@sheaf/core/api/all'
import type { RoutedCall } from '../http/run-call'
import { changeEmail } from './account/change-email'
import { changePassword } from './account/change-password'
import { changeProfile } from './account/change-profile'
import { deleteAccount } from './account/delete-account'
import { getAccount } from './account/get-account'
import { sendAccountCode } from './account/send-account-code'
import { signUp } from './account/sign-up'
import { changePropertyType } from './collection/change-property-type'
import { changeRowPrefix } from './collection/change-row-prefix'
import { fillRelation } from './collection/fill-relation'
import { findRow } from './collection/find-row'
import { getCollections } from './collection/get-collections'
import { queryCollection } from './collection/query-collection'
import type { Handler } from './define'
import { getFeatureFlagResults } from './flag/get-feature-flag-results'
import { acceptInvite } from './invite/accept-invite'
import { createInvite } from './invite/create-invite'
import { getInvite } from './invite/get-invite'
import { getInvites } from './invite/get-invites'
import { revokeInvite } from './invite/revoke-invite'
import { unfurlUrl } from './link/unfurl-url'
import { changeMembership } from './member/change-membership'
import { getMembers } from './member/get-members'
import { leaveSpace } from './member/leave-space'
import { removeMember } from './member/remove-member'
import { deleteFromTrash } from './page/delete-from-trash'
import { duplicatePage } from './page/duplicate-page'
import { getListedTitles } from './page/get-listed-titles'
import { getRecentPages } from './page/get-recent-pages'
import { getTrash } from './page/get-trash'
import { getUserSharedPagesInSpace } from './page/get-user-shared-pages-in-space'
import { loadCachedPageChunkV2 } from './page/load-cached-page-chunk-v2'
import { notifyPeople } from './page/notify-people'
import { recordPageVisit } from './page/record-page-visit'
import { syncRecordValues } from './record/sync-record-values'
import { search } from './search/search'
import { authValidate } from './session/auth-validate'
import { endOtherSessions } from './session/end-other-sessions'
import { endSession } from './session/end-session'
import { getSessions } from './session/get-sessions'
import { loginWithEmailCode } from './session/login-with-email-code'
import { loginWithPassword } from './session/login-with-password'
import { logout } from './session/logout'
import { sendEmailCode } from './session/send-email-code'
import { changeDomain } from './space/change-domain'
import { createSpace } from './space/create-space'
import { deleteSpace } from './space/delete-space'
import { findSpace } from './space/find-space'
import { getDomain } from './space/get-domain'
import { getSpaces } from './space/get-spaces'
import { archiveTeam } from './team/archive-team'
import { changeTeamMembers } from './team/change-team-members'
import { createTeam } from './team/create-team'
import { getTeams } from './team/get-teams'
import { joinTeam } from './team/join-team'
import { leaveTeam } from './team/leave-team'
import { saveTransactions } from './transaction/save-transactions'

const handlers: { readonly [C in ApiCall as C['name']]: Handler<C> } = {
  changeEmail,
  changePassword,
  changeProfile,
  deleteAccount,
  getAccount,
  sendAccountCode,
  signUp,
  changePropertyType,
  changeRowPrefix,
  fillRelation,
  findRow,
  getCollections,
  queryCollection,
  getFeatureFlagResults,
  acceptInvite,
  createInvite,
  getInvite,
  getInvites,
  revokeInvite,
  unfurlUrl,
  changeMembership,
  getMembers,
  leaveSpace,
  removeMember,
  deleteFromTrash,
  duplicatePage,
  getListedTitles,
  getRecentPages,
  getTrash,
  getUserSharedPagesInSpace,
  loadCachedPageChunkV2,
  notifyPeople,
  recordPageVisit,
  syncRecordValues,
  search,
  authValidate,
  endOtherSessions,
  endSession,
  getSessions,
  loginWithEmailCode,
  loginWithPassword,
  logout,
  sendEmailCode,
  changeDomain,
  createSpace,
  deleteSpace,
  findSpace,
  getDomain,
  getSpaces,
  archiveTeam,
  changeTeamMembers,
  createTeam,
  getTeams,
  joinTeam,
  leaveTeam,
  saveTransactions,
}

export const routedCalls: readonly RoutedCall[] = allCalls.map(call => ({
  call,
  handler: handlers[call.name],
}))
