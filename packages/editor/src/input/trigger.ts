// Notices the signs that open a menu while somebody types: `/`, `@`, `[[`, `+`, `:`. What stands between the sign and the caret is
// the query. The menu itself is the host's: it hears of the trigger and of the keys that are the menu's while it is open.
import type { Uuid } from '@sheaf/core/ids'
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { idOf } from '../block-index'
import { bodyType, schema } from '../schema'
import { blockOf } from '../selection'

export type TriggerKind = 'slash' | 'mention' | 'link' | 'page' | 'emoji'

/** Something to be replaced: offsets of a block's text. */
export interface TextSpan {
  /** Empty for the block of an empty page, which is no record yet, and in a text that is no block. */
  readonly block: Uuid
  readonly from: number
  readonly to: number
}
export interface Trigger {
  readonly kind: TriggerKind
  readonly query: string
  /** The sign and the query. */
  readonly span: TextSpan
  /** Where the sign is on screen now. */
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect; readonly contextElement: Element }
}
export interface TriggerHooks {
  readonly onTrigger: (trigger: Trigger | null) => void
  /** A key that an open menu may use; true when it did. */
  readonly onTriggerKey: (event: KeyboardEvent) => boolean
  /** Any key while no menu is open at the caret; true when something beside the text used it. */
  readonly onLooseKey: (event: KeyboardEvent) => boolean
}

interface Held {
  readonly kind: TriggerKind
  /** Where the sign begins. */
  readonly from: number
  /** Where the query begins. */
  readonly start: number
  /** It was opened without a sign. */
  readonly isBare: boolean
}
type Ask = { readonly open: TriggerKind } | 'close'

export const triggerKey = new PluginKey<Held | null>('trigger')

/** Each sign as the end of the text before the caret. */
const signs: readonly (readonly [TriggerKind, RegExp])[] = [
  ['slash', /(?<=^|\s)\/$/u],
  // Not in an address such as ada@example.com.
  ['mention', /(?<![\p{L}\p{N}_.-])@$/u],
  ['link', /\[\[$/u],
  ['page', /(?<=^|\s)\+$/u],
  ['emoji', /(?<![\p{L}\p{N}:]):\p{L}[\p{L}\p{N}]$/u],
]
/** Without one of these no sign was typed, and none is looked for. */
const ANY_SIGN = /[/@[+:]/
const signLength: Readonly<Record<TriggerKind, number>> = { slash: 1, mention: 1, link: 2, page: 1, emoji: 1 }
/** What ends a query: a space at its start, for one, is no question. */
const ends: Readonly<Record<TriggerKind, RegExp>> = {
  slash: /^[\s/]|\n/u,
  mention: /^\s|\n/u,
  link: /^\s|\n|\]\]/u,
  page: /^[\s\p{N}+]|\n/u,
  emoji: /\s|^:|:.*:/u,
}
const LONGEST = 60
/** How much before the caret is looked at. */
const BACK = 16
const menuKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Enter', 'Tab', 'Escape', 'PageUp', 'PageDown'])

/** `kinds`: the menus that there are; the signs of others are letters like any. */
export function triggers(
  hooks: () => Partial<TriggerHooks>,
  isEditable: () => boolean,
  kinds: readonly TriggerKind[] = signs.map(([kind]) => kind),
): Plugin<Held | null> {
  let shown: EditorView | null = null
  let told: Trigger | null = null
  const tell = (next: Trigger | null): void => {
    told = next
    hooks().onTrigger?.(next)
  }
  return new Plugin<Held | null>({
    key: triggerKey,
    state: {
      init: () => null,
      apply: (tr, held) => {
        const ask = tr.getMeta(triggerKey) as Ask | undefined
        if (ask === 'close') return null
        if (ask) return { kind: ask.open, from: tr.selection.from, start: tr.selection.from, isBare: true }
        if (held) return stillHeld(tr, moved(tr, held))
        return isEditable() && !shown?.composing ? noticed(tr, kinds) : null
      },
    },
    props: {
      handleKeyDown(view, event) {
        if (view.composing) return false
        if (!triggerKey.getState(view.state)) return hooks().onLooseKey?.(event) ?? false
        if (!menuKeys.has(event.key)) return false
        if (event.ctrlKey || event.metaKey || event.altKey) return false
        if (event.key !== 'Escape') return hooks().onTriggerKey?.(event) ?? false
        view.dispatch(closing(view.state))
        return true
      },
      handleDOMEvents: {
        blur(view, event) {
          const to = event.relatedTarget as Element | null
          if (triggerKey.getState(view.state) && !to?.closest?.('[data-trigger-menu]'))
            view.dispatch(closing(view.state))
          return false
        },
      },
    },
    view: view => {
      shown = view
      return {
        update: () => {
          const next = read(view)
          if (next === null && told === null) return
          const isSame = next?.kind === told?.kind && next?.query === told?.query && sameSpan(next?.span, told?.span)
          if (!isSame) tell(next)
        },
        // When plugins are added later, the existing plugin views are created again at once, and the menu stays open.
        destroy: () => {
          shown = null
          queueMicrotask(() => shown === null && told && tell(null))
        },
      }
    },
  })
}

export const opening = (state: EditorState, kind: TriggerKind): Transaction =>
  state.tr.setMeta(triggerKey, { open: kind } satisfies Ask)
export const closing = (state: EditorState): Transaction => state.tr.setMeta(triggerKey, 'close' satisfies Ask)

/** A sign that was typed just now. */
function noticed(tr: Transaction, kinds: readonly TriggerKind[]): Held | null {
  const { $head, empty } = tr.selection
  if (!tr.docChanged || !empty || $head.parent.type !== bodyType || !isTyped(tr, $head.pos)) return null
  if (schema.marks.c.isInSet($head.marks())) return null
  const start = Math.max(0, $head.parentOffset - BACK)
  const before = $head.parent.textBetween(start, $head.parentOffset, undefined, '\uFFFC')
  if (!ANY_SIGN.test(before)) return null
  // A cut text must not look like the start of one.
  const text = start > 0 ? `\uFFFC${before}` : before
  for (const [kind, sign] of signs) {
    const found = kinds.includes(kind) ? sign.exec(text) : null
    if (!found) continue
    const from = $head.pos - found[0].length
    return { kind, from, start: from + signLength[kind], isBare: false }
  }
  return null
}
/** One letter, put in by a key: not pasted, not dropped, not another person's. */
function isTyped(tr: Transaction, head: number): boolean {
  if (tr.getMeta('remote') || tr.getMeta('paste') || tr.getMeta('uiEvent')) return false
  let isOne = false
  tr.mapping.maps.at(-1)?.forEach((_start, _end, newStart, newEnd) => {
    isOne = newEnd === head && newEnd - newStart >= 1 && newEnd - newStart <= 2
  })
  return isOne
}

function moved({ mapping }: Transaction, { kind, from, start, isBare }: Held): Held {
  const query = mapping.map(start, -1)
  return { kind, from: isBare ? query : mapping.map(from, 1), start: query, isBare }
}
/** As long as the sign is there, the caret is behind it in the same text, and what is between may be a query. */
function stillHeld(tr: Transaction, held: Held): Held | null {
  const { $head, empty } = tr.selection
  const { from, start, kind, isBare } = held
  if (!empty || $head.parent.type !== bodyType || start < $head.start() || $head.pos < start) return null
  if (!isBare && start - from !== signLength[kind]) return null
  const query = queryBetween(tr, start)
  return query.length > LONGEST || ends[kind].test(query) ? null : held
}
const queryBetween = ({ doc, selection }: Pick<Transaction, 'doc' | 'selection'>, start: number): string =>
  doc.textBetween(start, selection.head, '\n', '\uFFFC')

function read(view: EditorView): Trigger | null {
  const { state } = view
  const held = triggerKey.getState(state)
  if (!held) return null
  const block = blockOf(state.selection.$head)
  const { $head } = state.selection
  return {
    kind: held.kind,
    query: queryBetween(state, held.start),
    span: { block: block ? idOf(block) : ('' as Uuid), from: held.from - $head.start(), to: $head.parentOffset },
    anchor: {
      contextElement: view.dom,
      getBoundingClientRect: () => {
        const at = Math.min(triggerKey.getState(view.state)?.from ?? held.from, view.state.doc.content.size)
        const { left, top, bottom } = view.coordsAtPos(at, 1)
        return new DOMRect(left, top, 0, bottom - top)
      },
    },
  }
}
const sameSpan = (a?: TextSpan, b?: TextSpan): boolean =>
  a?.block === b?.block && a?.from === b?.from && a?.to === b?.to
