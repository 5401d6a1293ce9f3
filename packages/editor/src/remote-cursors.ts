// Carets and selections of other people, drawn over the text. They are places in texts, so they follow their characters; they
// are looked up again whenever records change, and mapped through what is typed here. How they look is peer-drawing.ts.
import type { Uuid } from '@sheaf/core/ids'
import type { Replica } from '@sheaf/sync/replica'
import type { Node } from 'prosemirror-model'
import { Plugin, PluginKey } from 'prosemirror-state'
import { DecorationSet } from 'prosemirror-view'
import type { PresencePosition } from './presence-position'

export interface Peer {
  readonly userId: Uuid
  readonly name: string
  /** A colour of the palette, as CSS writes it. */
  readonly color: string
  readonly where: PresencePosition
}
export interface PeerDrawing {
  readonly decorationsOf: (replica: Replica, doc: Node, peers: readonly Peer[]) => DecorationSet
  /** Called in the frame after they were drawn. */
  readonly turnNames: (dom: HTMLElement) => void
}

export const remoteCursorsKey = new PluginKey<DecorationSet>('remote-cursors')

export const remoteCursors = (): Plugin<DecorationSet> =>
  new Plugin<DecorationSet>({
    key: remoteCursorsKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => (tr.getMeta(remoteCursorsKey) as DecorationSet | undefined) ?? set.map(tr.mapping, tr.doc),
    },
    props: { decorations: state => remoteCursorsKey.getState(state) ?? DecorationSet.empty },
  })
