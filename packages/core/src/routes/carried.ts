// Parameters that several routes carry.
import { navigationSource } from './navigation-sources'
import { as, decodedText, flag, id, inHash, integer, listOf, oneOf, spelt, targetConfig, text } from './parameter'

export const peek = {
  peekViewBlockId: as(id, 'p'),
  peekMode: as(spelt({ side: 's', centre: 'c', full: 'f' }), 'pm'),
}
export const scroll = { scrollToBlockId: inHash(id) }
export const visit = { pageVisitSource: navigationSource }
export const desktop = { configureOpenInDesktopApp: flag }

export const agentStart = {
  targetConfig,
  initialAgentActions: listOf('injectSearchTool'),
}

/** The thread parameter wins over the one that names the chat. */
const chatThread = as(id, 't', 'threadId', 'ct')
export const workflow = {
  workflowViewType: as(text, 'wfv'),
  workflowViewId: as(text, 'wfk'),
  workflowPrompt: as(text, 'wfp'),
  chatThreadId: chatThread,
  agentChatThreadId: id,
}
/** What stays in the address when a workflow's reader goes from one screen to another. */
export const workflowParameters = [
  'workflowViewType',
  'workflowViewId',
  'workflowPrompt',
  'chatThreadId',
  'agentChatThreadId',
  'threadId',
] as const

export const updates = {
  updateSidebarTab: as(integer, 'at'),
  discussionId: as(id, 'd'),
  notificationId: as(id, 'n', 'nid'),
}

/** What went wrong at the provider, as every callback may tell. */
export const providerError = {
  error: text,
  errorDescription: as(decodedText, 'error_description'),
  errorUri: as(text, 'error_uri'),
}
export const device = { webBrowserDeviceId: as(text, 'di') }
export const redirect = { redirectURL: text }
export const frontReferrer = { referrer: oneOf('front_personal') }
