// Answers inside the document that opens the app (client-platform.md, HTML stream entries): what the first screen needs is asked for while the
// browser fetches scripts. They are the answers of calls, made as the person who opens the address; a call that fails is told as not had,
// and the app asks for itself. Data blocks, which no browser runs: the policy for scripts is as strict as before.
import { documentEntries, type EntryRequest, entriesOf, jsonInHtml, pageInput } from '@sheaf/core/api/document-entries'
import { SheafError } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import type { CommonRoute } from '@sheaf/core/routes/common-routes'
import { spaceOfBlock } from '../storage/space/read-spaces'
import type { Caller } from './caller'
import { ReadyAnswer } from './packed-json'
import { type RoutedCall, runCall } from './run-call'
import type { Services } from './server-parts'

/** What takes longer is not worth waiting for: the app asks for it. */
const WITHIN_MS = 5_000

/** A block of a database in a record map. Words that only look like one cost a file that is fetched for nothing. */
const SHOWS_DATABASE = /"type":"collection_view(_page)?"/

interface Asking {
  readonly route: CommonRoute | null
  readonly requestId: string
  readonly findCaller: () => Promise<Caller>
  readonly services: Services
  /** Tags that have the browser fetch what shows databases. */
  readonly databaseParts: string
}

export type CallsByName = ReadonlyMap<string, RoutedCall>

/** What the document says at its beginning will come. */
export const announcement = (route: CommonRoute | null): string =>
  `<meta name="${documentEntries.announcement}" content="${attribute(JSON.stringify(entriesOf(route)))}">`

/** The data blocks, each as soon as its answer is ready. Never throws. */
export async function* documentAnswers(calls: CallsByName, asking: Asking): AsyncGenerator<string> {
  const { services, requestId } = asking
  const caller = await asking.findCaller().catch((error: unknown) => {
    services.log.warn({ err: error, requestId }, 'who opens a document is not known')
    return null
  })
  if (!caller?.session || !caller.userId) return
  const { userId } = caller
  const running = new Map(
    entriesOf(asking.route).map(request => {
      const block = within(answer(calls, request, { ...asking, caller, userId })).catch((error: unknown) => {
        // That a page is not there, or not for this person, is an everyday answer.
        if (!(error instanceof SheafError))
          services.log.warn({ err: error, requestId, call: request.call }, 'an answer did not come into its document')
        return dataBlock(request, userId, '')
      })
      return [request.call, block.then(html => ({ call: request.call, html }))] as const
    }),
  )
  while (running.size > 0) {
    const { call, html } = await Promise.race(running.values())
    running.delete(call)
    yield html
  }
}

interface KnownAsking extends Asking {
  readonly caller: Caller
  readonly userId: Uuid
}

async function answer(
  calls: CallsByName,
  request: EntryRequest,
  { caller, userId, requestId, route, services, databaseParts }: KnownAsking,
): Promise<string> {
  const routed = calls.get(request.call)
  if (!routed) throw new Error(`no call is named ${request.call}`)
  services.throttles.calls.count(userId)
  const made = request.call === 'loadCachedPageChunkV2' ? await inItsSpace(request, route, userId, services) : request
  const log = services.log.child({ requestId, call: request.call, userId })
  const started = performance.now()
  const value = await runCall(routed, made.input, { caller, requestId, log, services })
  log.info({ src: 'document', handlerMs: Math.round(performance.now() - started) }, 'called')
  const text = value instanceof ReadyAnswer ? value.text() : JSON.stringify(value)
  const parts = request.call === 'loadCachedPageChunkV2' && SHOWS_DATABASE.test(text) ? databaseParts : ''
  return parts + dataBlock(made, userId, text)
}

async function inItsSpace(
  request: EntryRequest,
  route: CommonRoute | null,
  userId: Uuid,
  { pool }: Services,
): Promise<EntryRequest> {
  const id = route?.name === 'page' ? route.params.blockId : undefined
  const spaceId = id && (await spaceOfBlock(pool, userId, id))
  if (!spaceId) throw new SheafError('NotFoundError')
  return { ...request, input: pageInput({ id, spaceId }) }
}

function within<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${WITHIN_MS} ms`)), WITHIN_MS)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The line behind it tells the app that it is here as a whole. */
const dataBlock = ({ call, input }: EntryRequest, userId: Uuid, json: string): string =>
  `<script type="application/json" ${documentEntries.call}="${call}" ${documentEntries.user}="${userId}" ` +
  `${documentEntries.input}="${attribute(JSON.stringify(input))}">${jsonInHtml(json)}</script>\n`

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
