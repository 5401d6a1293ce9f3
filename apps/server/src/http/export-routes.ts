// The download of a workspace, for whoever is in it and as far as they may read.
import { EXPORT_PATH } from '@sheaf/core/api/export-address'
import { SheafError } from '@sheaf/core/errors'
import { fileName } from '@sheaf/core/files/attachment'
import type { FastifyInstance } from 'fastify'
import { exportedEntries } from '../export/export-space'
import { zip } from '../export/zip'
import { accountsOf } from '../files/file-routes'
import { disposition } from '../files/serve-file'
import { ownSpace } from '../spaces/own-space'
import type { Services } from './server-parts'

export function addExportRoutes(app: FastifyInstance, services: Services): void {
  app.get(`${EXPORT_PATH}/:spaceId`, async (request, reply) => {
    const { account } = request.query as { readonly account?: unknown }
    const userId = (await accountsOf(request, services)).find(id => id === account)
    if (!userId) throw new SheafError('ForbiddenError', { clientData: { type: 'not_signed_in' } })
    const spaceId = await ownSpace(services, userId, (request.params as { spaceId: string }).spaceId)
    const { records } = await services.rooms.storage.load(spaceId, [{ table: 'space', id: spaceId }], [])
    const space = records.find(({ value }) => value.id === spaceId)?.value
    if (space?.['disable_export'] === true)
      throw new SheafError('ForbiddenError', { debugMessage: 'This workspace does not allow exports.' })
    await services.rateLimits.count('export', { account: userId, address: request.ip })
    const name = fileName(`${(space?.['name'] as string | undefined) || 'Workspace'}.zip`)
    return reply
      .type('application/zip')
      .header('content-disposition', disposition(name, true))
      .send(zip(exportedEntries(services, { spaceId, userId }), new Date(services.now())))
  })
}
