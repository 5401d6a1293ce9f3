// What a person wants to be told of in a space, and how: kept in the settings of their own view of it.
import type { SpaceViewValue } from './space-view'

const notificationKeys = ['mentions', 'comments', 'invitations', 'page_updates', 'email'] as const
export type NotificationKey = (typeof notificationKeys)[number]
type NotificationSettings = Partial<Record<NotificationKey, boolean>>

export const notificationsOf = (view: Pick<SpaceViewValue, 'settings'> | undefined): NotificationSettings =>
  (view?.settings?.['notifications'] ?? {}) as NotificationSettings

/** Everything is on until it is turned off. */
export const wantsNotification = (settings: NotificationSettings, key: NotificationKey): boolean =>
  settings[key] !== false
