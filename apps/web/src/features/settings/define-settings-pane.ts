// What a pane of the settings says about itself, once: the dialog's list, the addresses that open it, the quick find and the keys follow.
import type { MembershipType } from '@sheaf/core/records/membership'
import type { Route } from '@sheaf/core/routes'
import type { IconShape } from '@sheaf/ui/icon/icon'
import type { ComponentType } from 'react'
import { t } from '../../i18n/t'

/** In the order in which the dialog shows them. */
export const settingsGroups = {
  personal: () => t('Personal'),
  workspace: () => t('Workspace'),
} as const
type SettingsGroup = keyof typeof settingsGroups

/** Other features that the settings show: the screen passes them in. */
export interface SettingsNeighbours {
  readonly EmojiChoice: ComponentType<{ readonly onChoose: (emoji: string) => void }>
  readonly Invite: ComponentType<{ readonly onClose: () => void }>
  /** The person's or the workspace's name or icon is another one now. */
  readonly onNamesChanged: () => void
  /** The person is not in this workspace any more. */
  readonly onSpaceGone: () => void
}

/** What the start can be asked for in its address: `/?target=members` (product.md 2.3). */
export type StartTarget = NonNullable<Extract<Route, { readonly name: 'root' }>['params']['target']>

export interface SettingsPane<Id extends string = string> {
  readonly id: Id
  readonly name: () => string
  readonly icon: IconShape
  readonly group: SettingsGroup
  /** Whom it is shown to, by what they are in the workspace; everybody where it says nothing. */
  readonly isFor?: (membership: MembershipType | undefined) => boolean
  /** The route of an address of its own. */
  readonly route?: Route['name']
  readonly targets?: readonly StartTarget[]
  /** Keys that open it, as an action names them. */
  readonly shortcuts?: readonly string[]
  readonly load: () => Promise<ComponentType<SettingsNeighbours>>
}

export const defineSettingsPane = <const Id extends string>(pane: SettingsPane<Id>): SettingsPane<Id> => pane
