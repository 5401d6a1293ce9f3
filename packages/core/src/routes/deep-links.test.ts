import { describe, expect, it } from 'vitest'
import { readDeepLink } from './deep-links'
import { lastSourceCode, sourceOfCode, sourceOfName } from './navigation-sources'
import { context, hex, hex2, id, id2 } from './resolves.fixture'

describe('deep links', () => {
  it('[P 2.6] Deep-link query keys', () => {
    const query =
      `p=${hex}&pm=s&v=${hex2}&d=${hex}&n=${hex2}&s=${hex}&t=${hex2}&at=1&aq=hi&defaultUserMessage=m&targetConfig=search&aiAction=a` +
      '&asc=c&transcribe=r&db=b&deepLinkOpenNewTab=true&configureOpenInDesktopApp=true'
    expect(readDeepLink(`/home?${query}`, context)).toEqual({
      peekViewBlockId: id,
      peekMode: 'side',
      collectionViewId: id2,
      discussionId: id,
      notificationId: id2,
      spaceId: id,
      threadId: id2,
      updateSidebarTab: 1,
      assistantQueryPrefill: 'hi',
      defaultUserMessage: 'm',
      targetConfig: { type: 'search' },
      aiAction: 'a',
      asc: 'c',
      transcribe: 'r',
      db: 'b',
      deepLinkOpenNewTab: true,
      configureOpenInDesktopApp: true,
    })
    expect(readDeepLink(`/?spaceId=${hex}`, context)).toEqual({ spaceId: id })
    expect(readDeepLink('http://[', context)).toEqual({})
  })
  it('[P 2.6] qid and nid; openPageUpdatesTab opens a page’s updates tab; pvs; copied links use source=copy_link instead', () => {
    expect(readDeepLink(`/?qid=q&nid=${hex}&openPageUpdatesTab=true&pvs=0`, context)).toEqual({
      queryId: 'q',
      notificationId: id,
      openPageUpdatesTab: true,
      pageVisitSource: 0,
    })
    expect(readDeepLink('/?source=copy_link', context)).toEqual({ pageVisitSource: 4 })
    expect(readDeepLink('/?pvs=183', context)).toEqual({})
  })
})

describe('navigation sources', () => {
  it.each([
    [0, 'email', true],
    [1, 'search', false],
    [4, 'copy_link', true],
    [6, 'slack', true],
    [8, 'github_linkback', true],
    [9, 'sidebar_bookmark', false],
    [19, 'push_notification', true],
    [20, 'google_event', true],
    [54, 'home', false],
    [55, 'home_tile_recents', false],
    [60, 'home_tasks', false],
    [63, 'home_similar_users', false],
    [64, 'page_error', false],
    [88, 'ai_writer_deeplink', false],
    [89, 'home_tile_custom_database', false],
    [93, 'search_tabs', false],
    [103, 'home_digest_email', true],
    [118, 'audit_log', false],
    [120, 'activity_digest_email', true],
    [135, 'ai_microsoft_teams_qna', false],
    [149, 'public_site_mobile_share_via_social_button', true],
    [164, 'browser_extension_new_tab', true],
    [170, 'sidebar_my_agents', false],
    [173, 'upcoming_meeting_calendar_event', false],
    [180, 'copy_link_from_meeting_notes', true],
    [181, 'sidebar_apps', false],
    [182, 'deep_link_redirect', true],
  ])('[P 3] code %i is %s, external: %s', (code, name, isExternal) => {
    expect(sourceOfCode(code)).toEqual({ code, name, isExternal })
    expect(sourceOfName(name)?.code).toBe(code)
  })
  it('[P 3] No code 119 is listed, and none beyond 182; 26 are external', () => {
    expect([119, 183, -1, 1.5].map(sourceOfCode)).toEqual([null, null, null, null])
    expect([lastSourceCode, sourceOfName('-'), sourceOfName('')]).toEqual([182, null, null])
    const external = Array.from({ length: 183 }, (_, code) => sourceOfCode(code)).filter(source => source?.isExternal)
    expect(external).toHaveLength(26)
    expect(new Set(external.map(source => source?.name)).size).toBe(26)
  })
})
