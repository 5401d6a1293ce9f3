// Keys for what is in a line: links, equations, highlighting, and the way by keyboard into the toolbar.

import { NodeSelection, type Plugin } from 'prosemirror-state'
import { toggleEquation } from '../commands/inline-equation'
import { setTextColor } from '../commands/inline-marks'
import type { EditorCore } from '../editor-core'
import type { EmbedHooks } from '../views/embed-views'
import { exactKeymap } from './exact-keymap'

export interface InlineKeyHooks {
  /** By key: the link menu, or the focus into the toolbar. */
  readonly onAsk: (what: 'link' | 'toolbar') => void
  /** The colour that the highlight key puts on: the last one chosen. */
  readonly highlightColor: () => string
}

export function inlineKeys(
  core: () => EditorCore,
  hooks: () => Partial<InlineKeyHooks & EmbedHooks>,
  isEditable: () => boolean,
): Plugin {
  const ask = (what: 'link' | 'toolbar') => (): boolean => {
    if (!isEditable() || !hooks().onAsk) return false
    hooks().onAsk?.(what)
    return true
  }
  return exactKeymap({
    'Mod-k': ask('link'),
    'Alt-F10': ask('toolbar'),
    'Mod-Shift-h': () =>
      isEditable() && setTextColor(hooks().highlightColor?.() ?? 'yellow_background', 'toggle')(core()),
    'Mod-Shift-e': (_state, _dispatch, view) => {
      if (!isEditable() || !toggleEquation(core())) return false
      // A new and empty one is asked for its formula at once.
      if (view) openSelected(core(), hooks(), id => view.nodeDOM(id))
      return true
    },
    Enter: (_state, _dispatch, view) =>
      isEditable() && view !== undefined && openSelected(core(), hooks(), pos => view.nodeDOM(pos)),
  })
}

/** Opens the mention or equation that is selected. */
function openSelected(
  { state: { selection } }: EditorCore,
  { onEmbed }: Partial<EmbedHooks>,
  domAt: (pos: number) => globalThis.Node | null,
): boolean {
  if (!(selection instanceof NodeSelection) || !selection.node.isInline || !onEmbed) return false
  const dom = domAt(selection.from)
  if (!(dom instanceof HTMLElement)) return false
  onEmbed({ node: selection.node, pos: selection.from, dom })
  return true
}
