// Everything of a workspace that a person may read, as files: a page a Markdown file, one after the other, and then what was uploaded.
import { catalogKinds } from '@sheaf/catalog'
import type { Attachment } from '@sheaf/core/files/attachment'
import type { Uuid } from '@sheaf/core/ids'
import { roleOf } from '@sheaf/core/permissions/can'
import { allows } from '@sheaf/core/permissions/roles'
import type { BlockValue } from '@sheaf/core/records/block'
import { LoadingSource } from '@sheaf/sync/gateway'
import { readableFile } from '../files/file-access'
import type { Services } from '../http/server-parts'
import { pageTypes } from '../spaces/page-types'
import { readPage } from '../storage/space/page-chunk'
import { collectionsIn, rowsOf } from '../storage/space/read-databases'
import { topPages } from '../storage/space/top-pages'
import { ExportPaths, linkBetween } from './export-paths'
import { pageMarkdown, titleOf } from './page-markdown'
import type { ZipEntry } from './zip'

const isPage = (type: string): boolean => catalogKinds.traits(type).page
const UNTITLED = 'Untitled'

/** The page and what is on it, without the pages on it: those have blocks of their own. */
const ownBlocks = (id: Uuid, blocks: ReadonlyMap<Uuid, BlockValue>): Uuid[] =>
  [...blocks.values()].filter(block => block.alive && (block.id === id || !isPage(block.type))).map(block => block.id)

interface Waiting {
  readonly id: Uuid
  readonly folder: string
  /** Absent for those whose title is not read yet. */
  readonly path?: string
}

export async function* exportedEntries(
  services: Services,
  { spaceId, userId }: { readonly spaceId: Uuid; readonly userId: Uuid },
): AsyncGenerator<ZipEntry> {
  const source = new LoadingSource(services.rooms.roles, spaceId)
  const mayRead = (id: Uuid): Promise<boolean> =>
    source.ask(() => allows(roleOf({ userId }, { table: 'block', id, spaceId }, source, services.now()), 'read'))
  const paths = new ExportPaths()
  const files = new Map<Uuid, string>()
  const fileAt = ({ fileId, name }: Attachment): string => {
    const path = files.get(fileId) ?? paths.place('files', name)
    files.set(fileId, path)
    return path
  }
  const waiting: Waiting[] = []
  for (const { id, team } of await topPages(services.pool, spaceId, pageTypes))
    if (await mayRead(id)) waiting.push({ id, folder: team ?? 'Private' })
  waiting.reverse()

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { id, folder } = next
    let order: readonly Uuid[] = []
    const read = await readPage(services.pool, spaceId, id, isPage, outline => {
      order = outline.order
      return outline.load([id, ...order])
    })
    const blocks = new Map((read?.records ?? []).map(({ value }) => [value.id, value as unknown as BlockValue]))
    const page = blocks.get(id)
    if (!page?.alive) continue
    const path = next.path ?? paths.place(folder, titleOf(page) || UNTITLED, '.md')
    const inner: Waiting[] = []
    const inside = path.slice(0, -'.md'.length)
    // In the order in which they are read: of two with one name, the first has it.
    for (const blockId of order) {
      const block = blocks.get(blockId)
      if (!block?.alive || blockId === id || !isPage(block.type)) continue
      if (block.permissions && !(await mayRead(block.id))) continue
      inner.push({ id: block.id, folder: inside, path: paths.place(inside, titleOf(block) || UNTITLED, '.md') })
    }
    // Rows of the databases on it, and of the database that it is, come as pages of it.
    const databases = await collectionsIn(services.pool, spaceId, ownBlocks(id, blocks))
    for (const row of await rowsOf(
      services.pool,
      spaceId,
      databases.map(one => one.id),
    )) {
      if (row.is_template || (row.permissions && !(await mayRead(row.id)))) continue
      inner.push({ id: row.id, folder: inside, path: paths.place(inside, titleOf(row) || UNTITLED, '.md') })
    }
    const placeOf = new Map(inner.map(one => [one.id, one.path]))
    const text = pageMarkdown(page, blocks, {
      toPage: pageId => {
        const place = placeOf.get(pageId)
        return place === undefined ? null : linkBetween(path, place)
      },
      toFile: file => linkBetween(path, fileAt(file)),
    })
    yield { path, bytes: text }
    waiting.push(...inner.toReversed())
  }
  for (const [fileId, path] of files) {
    const bytes = await readableFile(services, [userId], fileId)
      .then(file => services.files.storage.read(file.id))
      .catch(() => null)
    // Whatever is gone is missing here as it is on the page.
    if (bytes) yield { path, bytes }
  }
}
