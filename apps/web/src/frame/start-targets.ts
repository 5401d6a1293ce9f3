// What the start can be asked for in its address (product.md 2.3), and the addresses of the settings: each opens something over the
// page that one starts with.
import type { Route } from '@sheaf/core/routes'
import type { ActionContext } from '../actions/action'
import { openFramePanel } from '../data/frame-panel'
import type { SettingsTab } from '../features/settings/settings-tabs'
import { t } from '../i18n/t'

type Target = NonNullable<Extract<Route, { readonly name: 'root' }>['params']['target']>

/** The others are asked for things that are not built yet. */
const settingsTargets: { readonly [T in Target]?: SettingsTab } = {
  profile: 'account',
  user_settings: 'account',
  language_and_region: 'preferences',
  notifications: 'notifications',
  notifications_and_settings: 'notifications',
  settings: 'workspace',
  members: 'people',
}

export function openTarget(target: Target, { showSettings, toasts }: ActionContext): void {
  const tab = settingsTargets[target]
  if (tab) showSettings(tab)
  else if (target === 'quickfind') openFramePanel({ name: 'quick-find' })
  else toasts.show({ text: t('Coming soon') })
}
