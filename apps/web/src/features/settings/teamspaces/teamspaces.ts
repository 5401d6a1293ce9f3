import { GroupIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const teamspaces = defineSettingsPane({
  id: 'teamspaces',
  name: () => t('Teamspaces'),
  icon: GroupIcon,
  group: 'workspace',
  load: async () => (await import('./teams-tab')).TeamsTab,
})
