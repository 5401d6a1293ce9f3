import { KeyboardIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const shortcuts = defineSettingsPane({
  id: 'shortcuts',
  name: () => t('Keyboard shortcuts'),
  icon: KeyboardIcon,
  group: 'personal',
  load: async () => (await import('./shortcuts-tab')).ShortcutsTab,
})
