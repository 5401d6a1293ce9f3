import { BellIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const notifications = defineSettingsPane({
  id: 'notifications',
  name: () => t('Notifications'),
  icon: BellIcon,
  group: 'personal',
  targets: ['notifications', 'notifications_and_settings'],
  load: async () => (await import('./notifications-tab')).NotificationsTab,
})
