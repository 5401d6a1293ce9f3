// What a block's component may ask of the page it is on. The web provides it once for a page; kinds know nothing else of the
// product around them.

import type { Draft } from '@sheaf/core/actions/draft'
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { LinkPress } from '@sheaf/core/links/link-intent'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { Table } from '@sheaf/core/records/all'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Run } from '@sheaf/core/text/rich-text'
import type { Replica } from '@sheaf/sync/replica'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ExternalAction, OnProgress } from '../history'
import type { HostDatabases } from './host-databases'

/** A file on its way to the server. */
export interface UploadState {
  readonly name: string
  readonly size: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'failed'
  /** What went wrong, or what it waits for, in words. */
  readonly reason?: string
}
/** Something that changes; `get` gives the same value until it does. */
export interface Source<T> {
  readonly subscribe: (listener: () => void) => () => void
  readonly get: () => T
}
export interface PageLook {
  readonly title: string
  /** An emoji. */
  readonly icon: string | null
  /** The address of a picture, where that is its icon. */
  readonly picture: string | null
}
export type BlockChannelState = 'loading' | 'ready' | 'gone'

export interface HostFiles {
  /** Sends a file and sets `properties.source` of the block when it has arrived, with its name and size. */
  readonly upload: (block: Uuid, file: File) => void
  readonly cancel: (block: Uuid) => void
  readonly retry: (block: Uuid) => void
  /** The upload of a block, or null. */
  readonly uploadOf: (block: Uuid) => Source<UploadState | null>
  /** Where a source is read: our own files by address of the files origin, images resized to `width` device pixels. */
  readonly urlOf: (source: string, options?: { readonly width?: number; readonly download?: boolean }) => string
  /** Asks the person for files. */
  readonly pick: (accept: string, multiple?: boolean) => Promise<readonly File[]>
}
export interface Unfurled {
  readonly url: string
  readonly title?: string
  readonly description?: string
  readonly icon?: string
  readonly image?: string
  /** An address that may be shown in a frame. */
  readonly embed?: string
}
interface HostPages {
  readonly hrefOf: (page: Uuid, block?: Uuid) => string
  /** At a block of it, where one is named. */
  readonly open: (page: Uuid, block?: Uuid) => void
  /** Beside this page, over it, or in its place. One that was made a moment ago is written in at once. */
  readonly openAs: (page: Uuid, mode: 'side' | 'centre' | 'full') => void
  /** Does what a press on a link to it asks for; false where that is the browser's affair. */
  readonly follow: (press: LinkPress, page: Uuid, block?: Uuid) => boolean
  /** What a page is called and shown by. */
  readonly lookOf: (page: BlockValue) => PageLook
  /** Asks for a page that is named here and lies elsewhere, if it is not known. */
  readonly learn: (page: Uuid) => void
  /** Lets the person choose a page. */
  readonly choose: (at: HTMLElement) => Promise<Uuid | null>
}

export interface SpacePerson {
  readonly id: Uuid
  readonly name: string
  /** '' where this person may not know it. */
  readonly email: string
  readonly photo: string | null
}
export interface HostPeople {
  /** Everybody whom this person may know of: requested while something listens, and empty before the answer. */
  readonly all: Source<readonly SpacePerson[]>
  /**
   * Tells them something about a page, once the server has what was done here. Answers how many it was for: those who may read the page.
   * A promise that fails carries words for people.
   */
  readonly notify: (page: Uuid, people: readonly Uuid[], message: string) => Promise<number>
}

/** The blocks below another block, shown live and written in place. */
export interface NestedProps {
  readonly root: Uuid
  /** Accessible name of the text. */
  readonly label: string
  /** The caret leaves upwards. */
  readonly onLeave?: () => void
}

/** A rich text that a block keeps as one of its properties, shown as texts are and written in place. */
export interface FieldTextProps {
  readonly block: Uuid
  readonly field: string
  /** Stands there until the code for it has come. */
  readonly meanwhile: ReactNode
  /** Missing where it is only read. */
  readonly writing?: FieldWriting
}
interface FieldWriting {
  /** Accessible name. */
  readonly label: string
  readonly placeholder: string
  /** The caret is wanted in it. */
  readonly isAsked: boolean
  readonly onEnter: () => void
  readonly onLeave: () => void
}

/** Something that was done, to be taken back whatever was done after it. */
export interface Step {
  readonly takeBack: () => void
}
/** One that may hold very much. */
export interface LongStep extends Step {
  /** The same, with word of how far it is; resolves once all of it is back. */
  readonly takeBackTelling: (onProgress: OnProgress) => Promise<void>
}
/** What a toast says besides, and what can be done about it. */
export interface ToastMore {
  /** The same again replaces the toast in place. */
  readonly id?: string
  readonly detail?: string
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** Until it is closed. */
  readonly stays?: boolean
}

export interface BlockHost {
  readonly spaceId: Uuid
  readonly userId: Uuid
  readonly pageId: Uuid
  readonly replica: Replica
  readonly newId: () => Uuid
  /** Of what is a copy of something, and is not written in at once. */
  readonly newCopyId: () => Uuid
  /** Made in this tab a moment ago and not drawn yet: it asks for its content by itself. */
  readonly fresh: { readonly has: (id: Uuid) => boolean; readonly drop: (id: Uuid) => void }
  /** Whether this person may write here now. Components read this and the next ones by the hooks of `use-block`. */
  readonly editable: Source<boolean>
  /** A record as the view has it. */
  readonly record: (table: Table, id: Uuid) => Source<RecordValue | undefined>
  readonly t: (message: string, values?: Record<string, string | number>) => string
  readonly locale: string
  /** One step that can be undone. */
  readonly commit: (build: (draft: Draft) => void) => void
  /** Like `commit`, with a handle to undo it. Portions of one action are added `into` the step of the first, and undone as one. */
  readonly step: (build: (draft: Draft) => void, into?: Step) => LongStep
  /** What the server does for this person, as a step that can be undone. Returns what takes it back, whatever was done after it. */
  readonly note: (action: ExternalAction) => () => void
  /** Of the page, as its own keys do. */
  readonly revert: (step: 'undo' | 'redo') => void
  /** Puts the caret into a block, or selects one without text. */
  readonly focus: (id: Uuid, at?: 'start' | 'end') => void
  /** Scrolls to a block and marks it for a moment. */
  readonly reveal: (id: Uuid) => void
  readonly isOpen: (id: Uuid) => boolean
  readonly setOpen: (id: Uuid, open: boolean) => void
  /** The page that a block lies on, or that it is: kept loaded while something listens. */
  readonly channelOf: (block: Uuid) => Source<BlockChannelState>
  readonly Nested: ComponentType<NestedProps>
  readonly FieldText: ComponentType<FieldTextProps>
  /** The views of a database, at the place of its block. */
  readonly Database: ComponentType<{ readonly block: Uuid }>
  /** Around what is drawn with `useDatabase`, wherever it stands; in place of it, why there is no such database. */
  readonly InCollection: ComponentType<{ readonly collection: Uuid; readonly children: ReactNode }>
  /** Lets the person choose an icon beside a control, which has the focus again afterwards; null: none. */
  readonly chooseIcon: (at: HTMLElement, chosen: (icon: string | null) => void) => void
  /** Shows the page as slides, from the one that holds a block. */
  readonly present: (from?: Uuid) => void
  readonly files: HostFiles
  readonly pages: HostPages
  readonly people: HostPeople
  readonly databases: HostDatabases
  readonly unfurl: (url: string) => Promise<Unfurled>
  /** Says something for a moment. */
  readonly toast: (text: string, more?: ToastMore) => void
  readonly closeToast: (id: string) => void
  /** Puts text on the clipboard and says so. */
  readonly copy: (text: string) => Promise<void>
  /** Puts blocks on the clipboard, to be pasted here or elsewhere. */
  readonly copyBlocks: (trees: readonly BlockTree[]) => void
}

/** Blocks ↔ the formats of other programs. */
export interface Exchange {
  readonly toHtml: (trees: readonly BlockTree[]) => string
  /** A piece of a text, without anything around it. */
  readonly toInlineHtml: (runs: readonly Run[]) => string
  readonly toPlain: (trees: readonly BlockTree[]) => string
  readonly fromHtml: (html: string) => readonly BlockTree[]
  /** Our own format, which says everything. Null: it is something else. */
  readonly toJson: (trees: readonly BlockTree[]) => string
  readonly fromJson: (text: string) => readonly BlockTree[] | null
  readonly fromMarkdown: (text: string) => readonly BlockTree[]
  /** For people: what Markdown has no words for stands there by its words. */
  readonly toMarkdown: (trees: readonly BlockTree[]) => string
}

const Host = createContext<BlockHost | null>(null)
export const BlockHostProvider = Host.Provider
export function useBlockHost(): BlockHost {
  const host = useContext(Host)
  if (!host) throw new Error('a block is drawn outside of a page')
  return host
}
