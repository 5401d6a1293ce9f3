import { UsersIcon } from '@sheaf/ui/icon/icon'
import { t } from '../../../i18n/t'
import { defineSettingsPane } from '../define-settings-pane'

export const people = defineSettingsPane({
  id: 'people',
  name: () => t('People'),
  icon: UsersIcon,
  group: 'workspace',
  targets: ['members'],
  load: async () => (await import('./people-tab')).PeopleTab,
})
