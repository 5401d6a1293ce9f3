import { UserIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const account = defineSettingsPane({
  id: 'account',
  name: () => t('Account'),
  icon: UserIcon,
  group: 'personal',
  targets: ['profile', 'user_settings'],
  load: async () => (await import('./account-tab')).AccountTab,
})
