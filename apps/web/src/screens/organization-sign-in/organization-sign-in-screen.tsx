// The workspace lets in only those who sign in with their organization.
import { LockIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../i18n/t'
import { MessageScreen } from '../message-screen'

export const OrganizationSignInScreen = () => (
  <MessageScreen
    icon={LockIcon}
    title={t('Sign in with your organization')}
    text={t('To open this workspace, sign in with your organization. Sign out first, then sign in again.')}
  />
)
