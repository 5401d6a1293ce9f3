// What a person can do, once: menus, tooltips and the keyboard are derived from it.
import type { Uuid } from '@sheaf/core/ids'
import type { IconShape } from '@sheaf/ui/icon/icon'
import type { Toasts } from '@sheaf/ui/toast/toast'
import type { SpaceSession } from '../data/space-session'

/** What an action may look at and change. */
export interface ActionContext {
  readonly session: SpaceSession
  readonly pageId: Uuid | undefined
  readonly toasts: Toasts
  readonly toggleSidebar: () => void
  readonly undo: (() => boolean) | undefined
  readonly redo: (() => boolean) | undefined
}

export interface Action {
  readonly id: string
  readonly label: () => string
  readonly icon: IconShape
  /** The first is the one that is shown. */
  readonly shortcuts: readonly string[]
  readonly when?: (context: ActionContext) => boolean
  readonly run: (context: ActionContext) => void
}
