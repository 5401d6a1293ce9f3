// The slash menu: makes blocks, puts things into the line, and does things with the block it was opened in.
import { catalogKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { putInline } from '@sheaf/editor/commands/inline-equation'
import { colourBlock, deleteBlock, duplicateBlock, insertOffer, moveBlockTo } from '@sheaf/editor/commands/insert-offer'
import type { TextSpan, Trigger } from '@sheaf/editor/input/trigger'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { Icon } from '@sheaf/ui/icon/icon'
import { useMemo } from 'react'
import { CaretMenu } from '../../editing/caret-menu'
import type { PageEditing } from '../../editing/page-editing'
import { Recents } from '../../editing/recents'
import { Swatch } from '../../editing/swatch'
import { t } from '../../i18n/t'
import { navigate } from '../../navigation'
import { pageRoute } from '../../routes'
import { optionsFor, type SlashOption } from './slash-options'

const RECENT = 5

interface SlashMenuProps {
  readonly editing: PageEditing
  readonly trigger: Trigger
  readonly userId: Uuid
  /** Lets the person choose a page beside an element. */
  readonly choosePage: (at: HTMLElement) => Promise<Uuid | null>
  /** The picker of all emoji, for what was opened without a sign. */
  readonly pickEmoji: () => void
}

export function SlashMenu({ editing, trigger, userId, choosePage, pickEmoji }: SlashMenuProps) {
  const recents = useMemo(() => new Recents(`sheaf:slash-recents:${userId}`, RECENT), [userId])
  const groups = optionsFor(trigger.query, recents.list()).map(({ label, options }) => ({
    label,
    options: options.map(option => ({ ...option, icon: <OptionIcon option={option} /> })),
  }))
  const choose = (option: SlashOption): void => {
    recents.used(option.id.replace(/^recent:/, ''))
    editing.editor.inline.closeMenu()
    perform(option, trigger.span)
  }
  const perform = ({ action }: SlashOption, span: TextSpan): void => {
    const { core, inline } = editing.editor
    switch (action.does) {
      case 'insert': {
        const made = insertOffer(core, span, action.type, action.seed)
        if (made && catalogKinds.traits(action.type).page) navigate(pageRoute(made))
        return
      }
      case 'menu':
        if (action.menu === 'equation') {
          putInline(span, { k: 'e', v: [''] })(core)
          const pos = core.state.selection.head - 1
          const dom = inline.view.nodeDOM(pos)
          const node = core.state.doc.nodeAt(pos)
          if (node && dom instanceof HTMLElement) editing.openEmbed({ node, pos, dom })
          return
        }
        putInline(span, '')(core)
        if (action.menu === 'emoji') pickEmoji()
        else inline.openMenu(action.menu)
        return
      case 'colour':
        colourBlock(core, span, action.color)
        return
      case 'duplicate':
        duplicateBlock(core, span)
        return
      case 'delete':
        deleteBlock(core, span)
        return
      case 'move': {
        const dom = inline.view.dom.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(span.block)}"]`)
        void choosePage(dom ?? inline.view.dom).then(page => {
          if (page !== null) moveBlockTo(core, span, page)
          inline.focus()
        })
      }
    }
  }
  return (
    <CaretMenu editing={editing} trigger={trigger} label={t('Blocks and actions')} groups={groups} onChoose={choose} />
  )
}

function OptionIcon({ option: { iconName, color } }: { readonly option: SlashOption }) {
  const icon = <Icon of={iconByName(iconName)} size={20} />
  return color === undefined ? icon : <Swatch color={color} />
}
