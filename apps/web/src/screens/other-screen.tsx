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
          title={t('The key of this workspace does not answer')}
          text={t(
            'The organization keeps the key that this workspace is encrypted with, and it cannot be reached now. Nothing is lost. Ask whoever looks after the key.',
          )}
        />
      )
    case 'requiredSamlError':
      return (
        <MessageScreen
          icon={LockIcon}
          title={t('Sign in through your organization')}
          text={t(
            'This workspace can only be opened by people who sign in through their organization. Sign out, and sign in again that way.',
          )}
        />
      )
    default: {
      const screen = nameOfScreen(route)
      if (screen === undefined) return <NotFound />
      return (
        <MessageScreen
          icon={FileTextIcon}
          title={screen}
          text={t('This part of Sheaf is not built yet. The address is right, and will lead there.')}
        />
      )
    }
  }
}
