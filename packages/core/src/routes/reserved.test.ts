import { expect, it } from 'vitest'
import { parseRoute } from '../routes'
import { type Case, context, hex, resolves } from './resolves.fixture'

resolves('[P 2.4] reserved first segments are never treated as a workspace or page slug', [
  ...(
    'bot api ds login logincallback appleauthcallback googleauthcallback microsoftauthcallback samlauthcallback ' +
    'passkeyauthverify passkeyauthcallback passkeyregistrationcallback trelloauthcallback externalauthcallback asanaauthcallback ' +
    'slackauthcallback externalintegrationauthcallback logoutcallback desktop mobile android signup product logout join-us pricing ' +
    'about hiring why investors server invoice invite native make onboarding unsubscribe space tools-and-craft getStatus status jobs ' +
    'security join students educators work startups wiki wikis projects remote notes press blog about-us guide help faq faqs media ' +
    'media-kit install download template templates mac windows linux ios sso saml auth docs developers signed image images front ' +
    'tutorial customers setlocale new nativetab _assets team agent chat home __admin'
  )
    .split(' ')
    .flatMap((segment): Case[] => [
      [`http://sites.sheaf.test/${segment}`, 'unknown'],
      [`http://sites.sheaf.test/${segment.toUpperCase()}/${hex}`, 'unknown'],
    ]),
])
it.each(['bot', 'api', 'logincallback', 'server', 'status', 'setlocale', 'Getstatus', 'JOIN', 'fr-fr'])(
  '[P 2.4] /%s is no workspace, and has no pages',
  segment => {
    expect(parseRoute(`/${segment}`, context).name).not.toBe('space')
    expect(parseRoute(`/${segment}/${hex}`, context).name).toBe('unknown')
  },
)
