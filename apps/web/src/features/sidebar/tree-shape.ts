// Which pages the sidebar lists, where, and what is unfolded: no titles, no icons. A row reads those of its own record when it is
// drawn, so that a letter in a title changes nothing here. Of thousands of pages only the section that a change concerns is
// walked again, and only when the change moves, adds or removes a row.
import { spaceViewId, type Uuid } from '@sheaf/core/ids'
import type { RecordValue } from '@sheaf/core/operations/space-state'
import type { BlockValue } from '@sheaf/core/records/block'
import type { Replica } from '@sheaf/sync/replica'
import { favouritesOf } from '../../data/favourite-list'
import { isPage, privatePagesOf, teamsOf, walkInside } from '../../data/page-tree'
import { isSharedWith } from './shared-pages'

export interface TreeRow {
  readonly id: Uuid
  /** What remembers that it is unfolded: a favourite unfolds apart from the same page in its place. */
  readonly key: string
  readonly parent: Uuid | null
  readonly level: number
  readonly isExpanded: boolean
  /** Unfolded with nothing inside: a line below it says so. */
  readonly isEmpty: boolean
  readonly position: number
  readonly siblings: number
  /** Which line of the section it is, from 0. */
  readonly line: number
}
/** A team's id, or one of those that every person has. */
export type SectionId = Uuid | 'favourites' | 'shared' | 'private'
export const isTeam = (id: SectionId): id is Uuid => !['favourites', 'shared', 'private'].includes(id)

export interface TreeSection {
  readonly id: SectionId
  /** It lists nothing, folded or not. */
  readonly isEmpty: boolean
  readonly isFolded: boolean
  readonly rows: readonly TreeRow[]
  readonly lines: number
}

export interface TreeOptions {
  readonly expanded: ReadonlySet<string>
  /** Sections. */
  readonly folded: ReadonlySet<string>
}

const MAX_LEVEL = 50

/** A section as it was walked, and what of the records that rested on. */
interface Walked {
  readonly section: TreeSection
  readonly ids: readonly Uuid[]
  /** Of every page that is listed, and of every one that is missing: whether it is shown. */
  readonly listed: ReadonlyMap<Uuid, boolean>
  /** Blocks of unfolded pages, in which other pages lie. */
  readonly inside: ReadonlyMap<Uuid, BlockValue | undefined>
}

export class TreeShape {
  private options: TreeOptions = { expanded: new Set(), folded: new Set() }
  private made: readonly TreeSection[] = []
  private isStale = true
  private areListsStale = true
  private lists: readonly { readonly id: SectionId; readonly ids: readonly Uuid[] }[] = []
  private readonly walked = new Map<SectionId, Walked>()
  private readonly shared = new Set<Uuid>()
  /** The teams and the view, as the lists were read from them. */
  private readonly read = new Map<Uuid, RecordValue | undefined>()

  /** `isAwaited`: of a listed page that is not here, whether it may still come; it has its row until then. */
  constructor(
    private readonly replica: Replica,
    private readonly isAwaited: (id: Uuid) => boolean = () => false,
  ) {}

  /** The same array until something in it is another. */
  sections(options: TreeOptions): readonly TreeSection[] {
    const isOther = options.expanded !== this.options.expanded || options.folded !== this.options.folded
    if (!isOther && !this.isStale) return this.made
    if (isOther) this.dropUnlisted(options)
    if (this.areListsStale) this.lists = this.readLists()
    this.options = options
    this.isStale = false
    this.areListsStale = false
    const made = this.lists.map(list => this.sectionOf(list, options))
    if (!sameItems(this.made, made)) this.made = made
    return this.made
  }
  /** Takes note of records that changed, as `table:id`. Says whether the sections may be others now. */
  changed(keys: Iterable<string>): boolean {
    for (const key of keys) {
      const [table, id] = key.split(':') as [string, Uuid]
      if (table === 'block') this.blockChanged(id)
      // Pending changes notify at every key without a change here.
      else if ((table === 'team' || table === 'space_view') && this.read.get(id) !== this.replica.get(table, id))
        this.areListsStale = true
    }
    this.isStale ||= this.areListsStale
    return this.isStale
  }
  /** Whatever was noted may have been missed. */
  forget(): void {
    this.walked.clear()
    this.isStale = true
    this.areListsStale = true
  }
  /** Pages that were shared with this person, as the server says. */
  share(ids: readonly Uuid[]): void {
    for (const id of ids) this.shared.add(id)
    this.areListsStale = true
    this.isStale = true
  }

  /** Sections in which something is unfolded or folded that was not. */
  private dropUnlisted({ expanded, folded }: TreeOptions): void {
    const keys = difference(expanded, this.options.expanded)
    const sections = difference(folded, this.options.folded)
    for (const [id, { listed }] of this.walked)
      if (sections.includes(id) || keys.some(key => listed.has(pageOfKey(key)))) this.walked.delete(id)
  }
  private blockChanged(id: Uuid): void {
    const block = this.replica.block(id)
    if (this.shared.has(id) || isSharedWith(this.replica, block)) {
      this.shared.add(id)
      this.areListsStale = true
    }
    for (const [section, { listed, inside }] of this.walked) {
      const was = listed.get(id)
      const isMoved = was !== undefined && was !== this.isListed(id)
      const isOtherInside = inside.has(id) && !holdsTheSame(inside.get(id), block)
      if (!isMoved && !isOtherInside) continue
      this.walked.delete(section)
      this.isStale = true
    }
  }

  private readLists(): typeof this.lists {
    const { replica } = this
    const teams = teamsOf(replica)
    const own = privatePagesOf(replica)
    const view = spaceViewId(replica.options.spaceId, replica.options.userId)
    this.read.clear()
    this.read.set(view, replica.get('space_view', view))
    for (const { id } of teams) this.read.set(id, replica.get('team', id))
    const isPlaced = (id: Uuid): boolean => own.includes(id) || teams.some(team => team.team_pages?.includes(id))
    const shared = [...this.shared].filter(id => {
      const block = replica.block(id)
      if (!isSharedWith(replica, block) || isPlaced(id)) return false
      // What lies in a page that is seen too is found there.
      return !block?.page_id || !isPage(replica.block(block.page_id))
    })
    return [
      { id: 'favourites', ids: favouritesOf(replica) },
      ...teams.map(team => ({ id: team.id, ids: team.team_pages ?? [] })),
      { id: 'shared', ids: shared },
      { id: 'private', ids: own },
    ]
  }

  private isListed(id: Uuid): boolean {
    const block = this.replica.block(id)
    return block ? isPage(block) : this.isAwaited(id)
  }
  private sectionOf({ id, ids }: (typeof this.lists)[number], options: TreeOptions): TreeSection {
    const known = this.walked.get(id)
    if (known && sameItems(known.ids, ids)) return known.section
    const walked = walkSection(this.replica, id, ids, options, page => this.isListed(page))
    this.walked.set(id, walked)
    return walked.section
  }
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, i) => item === b[i]))

/** Whether the same pages lie in it, as far as it says itself. */
const holdsTheSame = (a: BlockValue | undefined, b: BlockValue | undefined): boolean =>
  a === b || (a?.alive === b?.alive && a?.type === b?.type && sameItems(a?.content ?? [], b?.content ?? []))

const difference = (a: ReadonlySet<string>, b: ReadonlySet<string>): string[] => [
  ...[...a].filter(key => !b.has(key)),
  ...[...b].filter(key => !a.has(key)),
]

const pageOfKey = (key: string): Uuid => key.slice(key.indexOf('/') + 1) as Uuid
export const rowKey = (section: SectionId, id: Uuid): string => (section === 'favourites' ? `favourites/${id}` : id)

function walkSection(
  replica: Replica,
  id: SectionId,
  ids: readonly Uuid[],
  { expanded, folded }: TreeOptions,
  isListed: (page: Uuid) => boolean,
): Walked {
  const listed = new Map<Uuid, boolean>()
  const inside = new Map<Uuid, BlockValue | undefined>()
  const rows: TreeRow[] = []
  const isFolded = folded.has(id)
  let lines = 0
  const shown = (listedIds: readonly Uuid[]): Uuid[] =>
    listedIds.filter(page => {
      const is = isListed(page)
      listed.set(page, is)
      return is
    })
  const walk = (pages: readonly Uuid[], parent: Uuid | null, level: number): void => {
    for (const [i, page] of pages.entries()) {
      const key = rowKey(id, page)
      const isExpanded = expanded.has(key) && level < MAX_LEVEL
      const below = isExpanded ? shown(walkInside(replica, page, (block, value) => inside.set(block, value))) : []
      const isEmpty = isExpanded && below.length === 0
      rows.push({
        id: page,
        key,
        parent,
        level,
        isExpanded,
        isEmpty,
        position: i + 1,
        siblings: pages.length,
        line: lines,
      })
      lines += isEmpty ? 2 : 1
      walk(below, page, level + 1)
    }
  }
  const top = shown(ids)
  if (!isFolded) walk(top, null, 1)
  return { section: { id, isEmpty: top.length === 0, isFolded, rows, lines }, ids, listed, inside }
}
