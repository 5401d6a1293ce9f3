import { describe, expect, it } from 'vitest'
import { buildRoute, parseRoute } from '../routes'
import { base64, context, hex, hex2, id, id2 } from './resolves.fixture'

describe('[P 2.3] Popup redirect builders: their query fields, and /upgraded-account', () => {
  const fields = {
    callbackType: 'c',
    redirectToAuth: true,
    tid: 't',
    source: 's',
    email: 'e',
    contacts: 'x',
    requestId: 'r',
    blockId: id,
    userId: id2,
    isElectronDevice: true,
  } as const
  it.each([
    'applePopupRedirect',
    'microsoftPopupRedirect',
    'googlePopupRedirect',
    'slackPopupRedirect',
    'trelloPopupRedirect',
    'asanaPopupRedirect',
    'evernotePopupRedirect',
    'googleDrivePopupRedirect',
    'googleDrivePicker',
  ] as const)('%s', name => {
    expect(buildRoute({ name, params: fields }, context)).toBe(
      `http://sheaf.test/${name.toLowerCase()}?callbackType=c&redirectToAuth=true&tid=t&source=s&email=e&contacts=x&requestId=r` +
        `&blockId=${hex}&userId=${hex2}&isElectronDevice=true`,
    )
  })
  it('[P 2.3] /upgraded-account takes state, as base64 JSON.', () => {
    const route = { name: 'upgradedAccount', params: { state: { plan: 'plus', seats: 3 } } } as const
    expect(parseRoute(`/upgraded-account?state=${base64(route.params.state)}`, context)).toEqual(route)
  })
  it('[P 2.3] A space URL is /space/{id} or /{domain}. The OAuth authorize path for third-party apps is /v1/oauth/authorize.', () => {
    expect(buildRoute({ name: 'space', params: { spaceId: id } }, context)).toBe(`http://sheaf.test/space/${hex}`)
    expect(buildRoute({ name: 'space', params: { spaceDomain: 'acme' } }, context)).toBe('http://sheaf.test/acme')
    expect(buildRoute({ name: 'oauthAuthorization', params: {} }, context)).toBe('http://sheaf.test/v1/oauth/authorize')
  })
})

describe('addresses', () => {
  it('are whole, and the same for the same route', () => {
    expect(
      buildRoute({ name: 'page', params: { blockId: id, collectionViewId: id2, scrollToBlockId: id2 } }, context),
    ).toBe(`http://sheaf.test/${hex}?v=${hex2}#${hex2}`)
    expect(buildRoute({ name: 'page', params: { spaceDomain: 'acme', slug: 'über uns' } }, context)).toBe(
      'http://sites.sheaf.test/acme/%C3%BCber%20uns',
    )
    expect(buildRoute({ name: 'page', params: { blockId: id, pageVisitSource: 4 } }, context)).toBe(
      `http://sheaf.test/${hex}?source=copy_link`,
    )
  })
  it('[C 2.2] a URL already under /native is not redirected again', () => {
    const again = { name: 'nativeRedirect', params: { variant: 'native', url: '/native/login' } } as const
    expect(() => buildRoute(again, context)).toThrow('Already on native redirect URL')
  })
  it('that could not be read back are refused', () => {
    expect(() => buildRoute({ name: 'signupReferral', params: { referralCode: '..' } }, context)).toThrow(
      'No address for',
    )
  })
})
