import { SlidersIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const preferences = defineSettingsPane({
  id: 'preferences',
  name: () => t('Preferences'),
  icon: SlidersIcon,
  group: 'personal',
  targets: ['language_and_region'],
  load: async () => (await import('./preferences-tab')).PreferencesTab,
})
