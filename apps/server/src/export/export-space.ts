// Everything of a workspace, or of one page, that a person may read, as files: pages and databases one after the other, then what was
// uploaded, and last what could not be put in.
import type { Uuid } from '@sheaf/core/ids'
import { readableFile } from '../files/file-access'
import type { Services } from '../http/server-parts'
import { pageTypes } from '../spaces/page-types'
import { topPages } from '../storage/space/top-pages'
import { type Asker, ExportJob } from './export-job'
import { pageEntries } from './export-pages'
import type { ZipEntry } from './zip'

interface ExportOptions extends Asker {
  /** Only this page and what is in it. */
  readonly pageId?: Uuid
}

export class SpaceExport {
  private job: ExportJob | undefined
  constructor(
    private readonly services: Services,
    private readonly options: ExportOptions,
  ) {}

  /** What is missing in the archive, once it is through. */
  get missing(): readonly string[] {
    return this.job?.missing ?? []
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    const { services, options } = this
    const job = await ExportJob.begin(services, options)
    this.job = job
    for (const { id, folder } of await this.roots(job)) yield* pageEntries(job, id, folder)
    for (const [fileId, path] of job.files) {
      const bytes = await readableFile(services, [options.userId], fileId)
        .then(file => services.files.storage.read(file.id))
        .catch(() => null)
      if (bytes) yield { path, bytes }
      else job.missing.push(path)
    }
    if (job.missing.length > 0)
      yield { path: job.paths.place('', 'Not exported', '.txt'), bytes: reportOf(job.missing) }
  }

  private async roots(job: ExportJob): Promise<readonly { readonly id: Uuid; readonly folder: string }[]> {
    const { pageId, spaceId } = this.options
    if (pageId) return [{ id: pageId, folder: '' }]
    const roots: { id: Uuid; folder: string }[] = []
    for (const { id, team } of await topPages(this.services.pool, spaceId, pageTypes))
      if (await job.mayRead(id)) roots.push({ id, folder: team ?? 'Private' })
    return roots
  }
}

const reportOf = (missing: readonly string[]): string =>
  `These files could not be read and are missing from this export:\n\n${missing.map(path => `- ${path}\n`).join('')}`
