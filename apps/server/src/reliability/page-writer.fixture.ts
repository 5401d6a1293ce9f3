// Somebody who writes pages over real HTTP, by the actions that a client calls: titles, lines, renames, moves, the trash.
import type { Step } from '@sheaf/core/actions/draft'
import { createPage, movePage, restorePage, trashPage } from '@sheaf/core/actions/pages'
import { renamePage } from '@sheaf/core/actions/rename-page'
import type { Uuid } from '@sheaf/core/ids'
import { atEnd } from '@sheaf/core/operations/anchor'
import { blockPointer, type Pointer } from '@sheaf/core/operations/record-id'
import type { PermissionItem } from '@sheaf/core/records/block'
import type { Embed } from '@sheaf/core/text/rich-text'
import { newUuid } from '../auth/secrets'
import type { Author } from '../author/author'
import { callAuthor } from '../author/call-author'
import type { Person } from './person.fixture'

interface PlannedBlock {
  readonly id: Uuid
  readonly step: Step
}

export class PageWriter {
  readonly author: Author

  constructor(
    readonly person: Person,
    readonly space: { readonly spaceId: Uuid; readonly teamId: Uuid },
  ) {
    this.author = callAuthor(person, space.spaceId)
  }

  get team(): Pointer {
    return { table: 'team', id: this.space.teamId, spaceId: this.space.spaceId }
  }
  block(id: Uuid): Pointer {
    return blockPointer(this.space.spaceId, id)
  }
  /** One transaction. */
  async save(...steps: readonly Step[]): Promise<void> {
    await this.know(this.team)
    await this.author.write(draft => {
      for (const step of steps) step(draft)
    })
  }
  plan(title: string, lines: readonly string[] = [], parent: Pointer = this.team): PlannedBlock {
    const id = newUuid()
    const below = lines.map(line => this.planLine(id, line).step)
    const page: Step = draft => {
      createPage(draft, id, { parent, at: atEnd })
      draft.insertText(id, 0, title)
      for (const step of below) step(draft)
    }
    return { id, step: page }
  }
  planLine(parent: Uuid, text: string, type = 'text'): PlannedBlock {
    const id = newUuid()
    const line: Step = draft => {
      draft.create(id, type, { table: 'block', id: parent }, atEnd)
      draft.insertText(id, 0, text)
    }
    return { id, step: line }
  }
  page(title: string, lines: readonly string[] = [], parent: Pointer = this.team): Promise<Uuid> {
    return this.saveIn(parent, this.plan(title, lines, parent))
  }
  line(parent: Uuid, text: string, type = 'text'): Promise<Uuid> {
    return this.saveIn(this.block(parent), this.planLine(parent, text, type))
  }
  /** Puts a mention in front of what a block says. */
  mention(id: Uuid, embed: Embed): Promise<void> {
    return this.save(draft => draft.insertText(id, 0, embed))
  }
  /** Takes so many characters from the front of what a block says. */
  cut(id: Uuid, length: number): Promise<void> {
    return this.save(draft => draft.removeText(id, 0, length))
  }
  /** Puts another text in place of what a block says. */
  rewrite(id: Uuid, text: string): Promise<void> {
    return this.save(draft => renamePage(draft, id, text))
  }
  /** With what this writer has put below it; anything else would surface. */
  trash(id: Uuid): Promise<void> {
    return this.save(draft => trashPage(draft, id))
  }
  restore(id: Uuid): Promise<void> {
    return this.save(draft => restorePage(draft, id))
  }
  async move(id: Uuid, parent: Pointer): Promise<void> {
    await this.know(parent)
    await this.save(draft => movePage(draft, id, { parent, at: atEnd }))
  }
  share(id: Uuid, permissions: readonly PermissionItem[] | null): Promise<void> {
    const path = ['permissions']
    return this.save(draft =>
      permissions ? draft.set(this.block(id), path, permissions) : draft.unset(this.block(id), path),
    )
  }

  private async saveIn(parent: Pointer, { id, step }: PlannedBlock): Promise<Uuid> {
    await this.know(parent)
    await this.save(step)
    return id
  }
  private async know({ table, id }: Pointer): Promise<void> {
    if (!this.author.space.get(table, id)) await this.author.open({ table, id })
  }
}
