// What a person can do, once: menus, tooltips, the keyboard and its help are derived from it.
import type { Uuid } from '@sheaf/core/ids'
import type { IconShape } from '@sheaf/ui/icon/icon'
import type { Toasts } from '@sheaf/ui/toast/toast'
import type { SpaceSession } from '../data/space-session'
import type { SettingsPaneId } from '../features/settings/settings-panes'
import type { PageContext } from './page-context'

/** What an action may look at and change. */
export interface ActionContext {
  readonly session: SpaceSession
  readonly pageId: Uuid | undefined
  readonly toasts: Toasts
  readonly isSidebarOpen: boolean
  readonly toggleSidebar: () => void
  readonly undo: (() => boolean) | undefined
  readonly redo: (() => boolean) | undefined
  /** The page that is open, once it can be written on. */
  readonly page: PageContext | undefined
  readonly showShortcuts: () => void
  readonly showSettings: (pane?: SettingsPaneId) => void
  /** The workspaces of this account, in the order of their menu. */
  readonly spaceCount: number
  readonly switchSpace: (index: number) => void
}

/** Where the help lists it, in this order. */
export const actionGroups = ['everywhere', 'page', 'text', 'blocks', 'turn'] as const
export type ActionGroup = (typeof actionGroups)[number]

export interface Action {
  readonly id: string
  readonly label: () => string
  readonly icon: IconShape
  readonly group: ActionGroup
  /** The first is the one that is shown. */
  readonly shortcuts: readonly string[]
  /** On Apple's keyboards, and on all others, besides. */
  readonly apple?: readonly string[]
  readonly elsewhere?: readonly string[]
  /** Where the screen speaks Japanese, besides: by the keys that only such keyboards have. */
  readonly inJapanese?: readonly string[]
  /** The help leaves it out; menus and the quick find do not. */
  readonly isHidden?: boolean
  /** Leads to what is not built yet: neither menus nor the quick find offer it. */
  readonly isUnbuilt?: boolean
  /** Only while the keys go to the page's text: in any other field they mean something else. */
  readonly inText?: boolean
  readonly when?: (context: ActionContext) => boolean
  readonly run: (context: ActionContext) => void
}
