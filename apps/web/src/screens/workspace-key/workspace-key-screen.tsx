// The workspace is encrypted, and the key cannot be reached.
import { LockIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../i18n/t'
import { MessageScreen } from '../message-screen'

export const WorkspaceKeyScreen = () => (
  <MessageScreen
    icon={LockIcon}
    title={t('Workspace key unavailable')}
    text={t(
      'This workspace is encrypted with a key your organization manages, and the key can’t be reached right now. Your data is safe. Contact your organization’s admin.',
    )}
  />
)
