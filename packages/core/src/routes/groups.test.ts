import { describe, expect, it } from 'vitest'
import { workflowParameters } from './carried'
import { tabLists } from './console-routes'
import { isInGroup, routeGroups } from './groups'

describe('[P 2.3] Route groups', () => {
  it('[P 2.3] Workflow parameters carried across routes', () => {
    expect(workflowParameters.join(', ')).toBe(
      'workflowViewType, workflowViewId, workflowPrompt, chatThreadId, agentChatThreadId, threadId',
    )
  })
  it('[P 2.3] Routes whose content is page-like: page, chat, meet, team, posts.', () => {
    expect(routeGroups.pageLike.join(', ')).toBe('page, chat, meet, team, posts')
    expect([isInGroup('meet', 'pageLike'), isInGroup('home', 'pageLike')]).toEqual([true, false])
  })
  it('[P 2.3] Routes open without login', () => {
    expect(routeGroups.openWithoutLogin.join(', ')).toBe(
      'front, invoiceRedirect, unsubscribe, upcomingInvoice, invoiceById, templatesRedirect, communityRedirect, guideRedirect',
    )
  })
  it('[P 2.3] Auth-callback routes', () => {
    expect(routeGroups.authCallbacks.map(name => name.replace(/(?:Auth)?Callback$/, '')).join(', ')).toBe(
      'apple, google, microsoft, loginWithEmail, loginSuccess, saml, passkey, passkeyRegistration, trello, asana, slack, ' +
        'passwordReset, external, externalAuthNative',
    )
  })
})

it('[P 2.3] Further tab lists are present; the console also has a legal-hold content tab.', () => {
  expect(Object.values(tabLists).map(tabs => tabs.join(', '))).toEqual([
    'general, workspaces, groups, audit_log',
    'general, members, teamspaces, pages',
    'general, members, guests, groups, teamspaces',
    'general, members, browse_content, exports',
    'legal_hold_content',
  ])
})
