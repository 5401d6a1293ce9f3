// The state that the text field of a comment shares with the menu at its caret.

import type { FieldEditor } from '@sheaf/editor/field-text/field-editor'
import { nameActiveOption } from '@sheaf/editor/input/inline-controller'
import type { Trigger } from '@sheaf/editor/input/trigger'
import type { CaretMenuHost } from '../../editing/caret-menu'
import { Store } from '../../editing/store'

type Keys = (event: KeyboardEvent) => boolean

export class FieldEditing implements CaretMenuHost {
  readonly trigger = new Store<Trigger | null>(null)
  private keys: Keys | null = null
  private held: FieldEditor | null = null

  readonly hooks = {
    onTrigger: (trigger: Trigger | null) => this.trigger.set(trigger),
    onTriggerKey: (event: KeyboardEvent) => this.keys?.(event) ?? false,
  }
  readonly takeMenuKeys = (keys: Keys): (() => void) => {
    this.keys = keys
    return () => {
      if (this.keys === keys) this.keys = null
    }
  }

  get field(): FieldEditor {
    if (!this.held) throw new Error('the comment has no field yet')
    return this.held
  }
  /** Sets the field; null when it is unmounted. */
  hold(field: FieldEditor | null): void {
    this.held = field
  }
  readonly editor: CaretMenuHost['editor'] = {
    inline: {
      closeMenu: () => this.held?.closeMenu(),
      setActiveOption: (list, option) => {
        if (this.held) nameActiveOption(this.held.dom, list, option)
      },
    },
  }
}
