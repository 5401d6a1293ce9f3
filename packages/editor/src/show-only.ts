// Shows some blocks of a page and none of the others: a presentation goes through a page slide by slide without redrawing it.
import type { Uuid } from '@sheaf/core/ids'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { BlockIndex, idOf } from './block-index'
import { blockType } from './schema'

interface Shown {
  readonly ids: ReadonlySet<Uuid> | null
  readonly decorations: DecorationSet
}
const key = new PluginKey<Shown>('show-only')

export const showOnly = (): Plugin<Shown> =>
  new Plugin<Shown>({
    key,
    state: {
      init: () => ({ ids: null, decorations: DecorationSet.empty }),
      apply: (tr, before) => {
        const told = tr.getMeta(key) as { readonly ids: ReadonlySet<Uuid> | null } | undefined
        if (!told && !(tr.docChanged && before.ids)) return before
        const ids = told ? told.ids : before.ids
        return { ids, decorations: decorationsOf(tr.doc, ids) }
      },
    },
    props: { decorations: state => key.getState(state)?.decorations },
  })

/** Null shows everything again. */
export const showing = (tr: Transaction, ids: readonly Uuid[] | null): Transaction =>
  tr.setMeta(key, { ids: ids && new Set(ids) }).setMeta('addToHistory', false)

function decorationsOf(doc: Node, ids: ReadonlySet<Uuid> | null): DecorationSet {
  if (ids === null) return DecorationSet.empty
  const index = new BlockIndex(doc)
  const around = new Set([...ids].flatMap(id => (index.has(id) ? [...index.upwards(id)] : [])))
  const found: Decoration[] = []
  doc.descendants((node, pos) => {
    if (node.type !== blockType) return !node.isTextblock && !node.isAtom
    const id = idOf(node)
    if (ids.has(id)) return false
    const isAround = around.has(id)
    found.push(Decoration.node(pos, pos + node.nodeSize, { class: isAround ? 'sheaf-around' : 'sheaf-elsewhere' }))
    return isAround
  })
  return DecorationSet.create(doc, found)
}
