// Every pane of the settings as an action: the quick find knows it by its name, and it has the keys that it asks for.
import { membershipId } from '@sheaf/core/ids'
import { panesFor, settingsPanes } from '../features/settings/settings-panes'
import { t } from '../i18n/t'
import type { Action } from './action'

export const settingsActions: readonly Action[] = settingsPanes.map(pane => ({
  id: `settings-${pane.id}`,
  group: 'everywhere',
  label: () => t('Settings: {name}', { name: pane.name() }),
  icon: pane.icon,
  shortcuts: pane.shortcuts ?? [],
  when: ({ session: { replica, spaceId, userId } }) =>
    panesFor(replica.get('space_user', membershipId(spaceId, userId))?.membership_type).includes(pane),
  run: ({ showSettings }) => showSettings(pane.id),
}))
