// Draws the matches of a search over the text.
import { Plugin, PluginKey } from 'prosemirror-state'
import { DecorationSet } from 'prosemirror-view'

export const findKey = new PluginKey<DecorationSet>('find')

export const finding = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: findKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => (tr.getMeta(findKey) as DecorationSet | undefined) ?? set.map(tr.mapping, tr.doc),
    },
    props: { decorations: state => findKey.getState(state) ?? DecorationSet.empty },
  })
