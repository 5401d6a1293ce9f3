// What one export knows while it goes on: who may read what, what things are called, where they stand in the archive, and what could
// not be put into it.
import type { Attachment } from '@sheaf/core/files/attachment'
import type { Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import type { BlockValue } from '@sheaf/core/records/block'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { LoadingSource } from '@sheaf/sync/gateway'
import type { Services } from '../http/server-parts'
import { contactsOf } from '../storage/space/members'
import { readBlocks } from '../storage/space/read-blocks'
import { ExportPaths } from './export-paths'

export const UNTITLED = 'Untitled'

export const titleOf = ({ properties }: Pick<BlockValue, 'properties'>): string =>
  plainText(properties?.['title'] as RichText | undefined).trim()

export interface Asker {
  readonly spaceId: Uuid
  readonly userId: Uuid
}

export class ExportJob {
  readonly paths = new ExportPaths()
  /** Where the pages stand that were met so far. */
  readonly placed = new Map<Uuid, string>()
  readonly files = new Map<Uuid, string>()
  /** What is missing in the archive although it is in the workspace. */
  readonly missing: string[] = []
  private readonly source: LoadingSource
  private readonly titles = new Map<Uuid, string>()
  private people: ReadonlyMap<string, string> = new Map()

  private constructor(
    readonly services: Services,
    readonly by: Asker,
  ) {
    this.source = new LoadingSource(services.rooms.roles, by.spaceId)
  }
  static async begin(services: Services, by: Asker): Promise<ExportJob> {
    const job = new ExportJob(services, by)
    const contacts = await contactsOf(services.pool, by.spaceId)
    job.people = new Map(contacts.map(({ id, name }) => [id, name]))
    return job
  }

  mayRead(id: Uuid): Promise<boolean> {
    const { userId, spaceId } = this.by
    const at = { table: 'block' as const, id, spaceId }
    return this.source.ask(() => allows(roleOf(personActor(userId), at, this.source, this.services.now()), 'read'))
  }
  place(page: Uuid, folder: string, title: string): string {
    const path = this.placed.get(page) ?? this.paths.place(folder, title || UNTITLED, '.md')
    this.placed.set(page, path)
    return path
  }
  fileAt({ fileId, name }: Attachment): string {
    const path = this.files.get(fileId) ?? this.paths.place('files', name)
    this.files.set(fileId, path)
    return path
  }

  nameOf(person: string): string {
    return this.people.get(person) ?? ''
  }
  /** '' for what may not be read, and for what was not learned. */
  titleAt(page: string): string {
    return this.titles.get(page as Uuid) ?? ''
  }
  learnTitle(page: Pick<BlockValue, 'id' | 'properties'>): void {
    this.titles.set(page.id, titleOf(page) || UNTITLED)
  }
  async learnTitles(pages: readonly Uuid[]): Promise<void> {
    const unknown = [...new Set(pages)].filter(id => !this.titles.has(id))
    for (const block of await readBlocks(this.services.pool, this.by.spaceId, unknown))
      if (await this.mayRead(block.id)) this.learnTitle(block)
  }
}
