import { BuildingIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const workspace = defineSettingsPane({
  id: 'workspace',
  name: () => t('General'),
  icon: BuildingIcon,
  group: 'workspace',
  route: 'settingsWorkspace',
  targets: ['settings'],
  load: async () => (await import('./workspace-tab')).WorkspaceTab,
})
