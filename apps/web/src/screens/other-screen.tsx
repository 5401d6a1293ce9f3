// The screens that are neither a page nor signing in: errors that are told by an address, and those that are not built yet.
import { FileTextIcon, LockIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import type { ScreenRoute } from '../routes'
import { MessageScreen } from './message-screen'
import { NotFound } from './not-found'
import { screenNames } from './screen-names'

/** Two tabs of the mobile app are screens of the workspace. */
function nameOfScreen(route: ScreenRoute): string | undefined {
  if (route.name === 'nativeTab' && route.params.tab === 'updates') return t('Inbox')
  if (route.name === 'nativeTab' && route.params.tab === 'assistant') return t('AI')
  return screenNames[route.name]?.()
}

export function OtherScreen({ route }: { readonly route: ScreenRoute }) {
  switch (route.name) {
    case 'blank':
      return null
    case 'ekmError':
      return (
        <MessageScreen
          icon={LockIcon}
          title={t('Workspace key unavailable')}
          text={t(
            'This workspace is encrypted with a key your organization manages, and the key can’t be reached right now. Your data is safe. Contact your organization’s admin.',
          )}
        />
      )
    case 'requiredSamlError':
      return (
        <MessageScreen
          icon={LockIcon}
          title={t('Sign in with your organization')}
          text={t('To open this workspace, sign in with your organization. Sign out first, then sign in again.')}
        />
      )
    default: {
      const screen = nameOfScreen(route)
      if (screen === undefined) return <NotFound />
      return <MessageScreen icon={FileTextIcon} title={screen} text={t('Coming soon')} />
    }
  }
}
