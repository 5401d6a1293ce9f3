// The download of a workspace, or of a page with everything in it, for whoever is in it and as far as they may read.
import { EXPORT_PAGES_HEADER, EXPORT_PATH, exportNote } from '@sheaf/core/api/space/export-address'
import { SheafError } from '@sheaf/core/errors'
import { fileName } from '@sheaf/core/files/attachment'
import { parseUuid, type Uuid } from '@sheaf/core/ids'
import { personActor } from '@sheaf/core/permissions/actor'
import { judge } from '@sheaf/core/permissions/can'
import { includes } from '@sheaf/core/permissions/rights'
import type { BlockValue } from '@sheaf/core/records/block'
import { KnownRecords } from '@sheaf/core/records/known-records'
import type { FastifyInstance } from 'fastify'
import { titleOf, UNTITLED } from '../export/export-job'
import { SpaceExport } from '../export/export-space'
import { zip } from '../export/zip'
import { accountsOf } from '../files/file-routes'
import { disposition } from '../files/serve-file'
import { ownSpace } from '../spaces/own-space'
import { pageTypes } from '../spaces/page-types'
import { readBlocks } from '../storage/space/read-blocks'
import { countPages } from '../storage/space/top-pages'
import type { Services } from './server-parts'

export function addExportRoutes(app: FastifyInstance, services: Services): void {
  app.get(`${EXPORT_PATH}/:spaceId`, async (request, reply) => {
    const { account, page } = request.query as { readonly account?: unknown; readonly page?: unknown }
    const userId = (await accountsOf(request, services)).find(id => id === account)
    if (!userId) throw new SheafError('ForbiddenError', { clientData: { type: 'not_signed_in' } })
    const spaceId = await ownSpace(services, userId, (request.params as { spaceId: string }).spaceId)
    const { records } = await services.rooms.storage.load(spaceId, [{ table: 'space', id: spaceId }], [])
    const space = new KnownRecords(records).find('space', spaceId)
    if (space?.disable_export)
      throw new SheafError('ForbiddenError', { debugMessage: 'Exports are turned off in this workspace.' })
    const root = page === undefined ? null : await readablePage(services, { spaceId, userId }, page)
    await services.rateLimits.count('export', { account: userId, address: request.ip })
    const called = root ? titleOf(root) || UNTITLED : space?.name || 'Workspace'
    const whole = new SpaceExport(services, { spaceId, userId, ...(root && { pageId: root.id }) })
    const time = new Date(services.now())
    return reply
      .type('application/zip')
      .header('content-disposition', disposition(fileName(`${called}.zip`), true))
      .headers(root ? {} : { [EXPORT_PAGES_HEADER]: await countPages(services.pool, spaceId, pageTypes) })
      .send(zip(whole.entries(), time, () => exportNote(whole.missing.length)))
  })
}

/** What may not be read is not there. */
async function readablePage(
  { pool, roleCache, now }: Services,
  { spaceId, userId }: { readonly spaceId: Uuid; readonly userId: Uuid },
  page: unknown,
): Promise<BlockValue> {
  const id = parseUuid(page)
  const [block] = id ? await readBlocks(pool, spaceId, [id]) : []
  const rights =
    block &&
    (await roleCache.judge(
      spaceId,
      [block.id],
      source => judge(personActor(userId), { table: 'block', id: block.id, spaceId }, source, now()).rights,
    ))
  if (!block?.alive || !pageTypes.includes(block.type) || !rights || !includes(rights, 'read'))
    throw new SheafError('NotFoundError')
  if (!includes(rights, 'export')) throw new SheafError('ForbiddenError')
  return block
}
