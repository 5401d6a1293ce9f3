// An address that leads nowhere, or to something this person may not see: the two are not told apart.
import { FileTextIcon } from '@sheaf/ui/icon/icon'
import { t } from '../i18n/t'
import { MessageScreen } from './message-screen'

export const NotFound = () => (
  <MessageScreen
    icon={FileTextIcon}
    title={t('Page not found')}
    text={t('It may have been moved or deleted, or you may not have access. Ask the person who sent you the link.')}
  />
)
