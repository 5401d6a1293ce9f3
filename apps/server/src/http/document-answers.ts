// Answers inside the document that opens the app (client-platform.md, HTML stream entries): what the first screen needs is asked for while the
// browser fetches scripts. They are the answers of calls, made as the person who opens the address; a call that fails is told as not had,
// and the app asks for itself. Data blocks, which no browser runs: the policy for scripts is as strict as before. The page itself is drawn
// besides, to be read while the app is on its way.
import { catalogKinds } from '@sheaf/catalog'
import { catalogViewKinds } from '@sheaf/catalog/views/all'
import { firstQuestions } from '@sheaf/core/api/collection/first-questions'
import { documentEntries, type EntryRequest, entriesOf, jsonInHtml, pageInput } from '@sheaf/core/api/document-entries'
import type { RecordMap } from '@sheaf/core/api/record/record-map'
import type { AskedFrom } from '@sheaf/core/collection/asked-from'
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
  /** Where the person is, as far as the browser said so: without it databases are asked by the app alone. */
  readonly askedFrom: AskedFrom | undefined
  /** Tags that have the browser fetch what shows databases. */
  readonly databaseParts: string
}

export type CallsByName = ReadonlyMap<string, RoutedCall>

/** What the document says at its beginning will come. */
export const announcement = (route: CommonRoute | null): string =>
  `<meta name="${documentEntries.announcement}" content="${attribute(JSON.stringify(entriesOf(route)))}">`

interface DocumentAnswers {
  /** The page of the address as it looks before the app is there; empty where there is none. Never rejected. */
  readonly still: Promise<string>
  /** The data blocks, each as soon as its answer is ready. Never throws. */
  readonly blocks: AsyncGenerator<string>
}

export function documentAnswers(calls: CallsByName, asking: Asking): DocumentAnswers {
  const asked = startAll(calls, asking)
  return { still: stillOf(asked), blocks: inAnyOrder(asked) }
}

interface Answered {
  readonly request: EntryRequest
  /** The page, where it is the answer with a page. */
  readonly still?: string | undefined
  /** Made when what stands before it is on its way. */
  readonly block: () => Block
}

interface Block {
  readonly html: string
  /** What the answer shows to be needed as well. */
  readonly further?: readonly EntryRequest[]
}

/** Calls under way. */
interface Asked {
  readonly running: Map<EntryRequest, Promise<Answered>>
  readonly ask: (request: EntryRequest) => void
}

/** All calls of the address; none where nobody is signed in. */
async function startAll(calls: CallsByName, asking: Asking): Promise<Asked> {
  const { services, requestId } = asking
  const running: Asked['running'] = new Map()
  const caller = await asking.findCaller().catch((error: unknown) => {
    services.log.warn({ err: error, requestId }, 'who opens a document is not known')
    return null
  })
  if (!caller?.session || !caller.userId) return { running, ask: () => {} }
  const { userId } = caller
  const ask = (request: EntryRequest): void => {
    const without = (error: unknown): Block => {
      // That a page is not there, or not for this person, is an everyday answer.
      if (!(error instanceof SheafError))
        services.log.warn({ err: error, requestId, call: request.call }, 'an answer did not come into its document')
      return { html: dataBlock(request, userId, '') }
    }
    const answered = within(answer(calls, request, { ...asking, caller, userId })).then(
      ({ still, block }) => ({ request, still, block: () => orElse(block, without) }),
      (error: unknown) => ({ request, block: () => without(error) }),
    )
    running.set(request, answered)
  }
  for (const request of entriesOf(asking.route)) ask(request)
  return { running, ask }
}

function orElse(make: () => Block, without: (error: unknown) => Block): Block {
  try {
    return make()
  } catch (error) {
    return without(error)
  }
}

async function stillOf(asked: Promise<Asked>): Promise<string> {
  const [, answered] = [...(await asked).running].find(([{ call }]) => call === 'loadCachedPageChunkV2') ?? []
  return (await answered)?.still ?? ''
}

async function* inAnyOrder(asked: Promise<Asked>): AsyncGenerator<string> {
  const { running, ask } = await asked
  while (running.size > 0) {
    const { request, block } = await Promise.race(running.values())
    running.delete(request)
    const { html, further = [] } = block()
    for (const one of further) ask(one)
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
  { caller, userId, requestId, route, services, databaseParts, askedFrom }: KnownAsking,
): Promise<Omit<Answered, 'request'>> {
  const routed = calls.get(request.call)
  if (!routed) throw new Error(`no call is named ${request.call}`)
  services.throttles.calls.count(userId)
  const made = request.call === 'loadCachedPageChunkV2' ? await inItsSpace(request, route, userId, services) : request
  const log = services.log.child({ requestId, call: request.call, userId })
  const started = performance.now()
  const value = await runCall(routed, made.input, { caller, requestId, log, services })
  log.info({ src: 'document', handlerMs: Math.round(performance.now() - started) }, 'called')
  const text = (): string => (value instanceof ReadyAnswer ? value.text() : JSON.stringify(value))
  if (request.call !== 'loadCachedPageChunkV2') return { block: () => ({ html: dataBlock(made, userId, text()) }) }
  return {
    still: value instanceof ReadyAnswer ? value.still : '',
    block: () => {
      const page = text()
      if (!SHOWS_DATABASE.test(page)) return { html: dataBlock(made, userId, page) }
      const further = askedFrom ? questionsOf(JSON.parse(page) as Page, route, askedFrom) : []
      return { html: databaseParts + dataBlock(made, userId, page, further), further }
    },
  }
}

interface Page {
  readonly spaceId: Uuid
  readonly recordMap: RecordMap
}

const kinds = {
  traits: (type: string) => catalogKinds.traits(type),
  viewOf: (type: string) => catalogViewKinds.get(type) ?? catalogViewKinds.first,
}

function questionsOf(
  { spaceId, recordMap }: Page,
  route: CommonRoute | null,
  askedFrom: AskedFrom,
): readonly EntryRequest[] {
  if (route?.name !== 'page') return []
  const { blockId: pageId, collectionViewId: namedView } = route.params
  return firstQuestions({ recordMap, spaceId, pageId, namedView }, askedFrom, kinds).map(input => ({
    call: 'queryCollection',
    input,
  }))
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
const dataBlock = (
  { call, input }: EntryRequest,
  userId: Uuid,
  json: string,
  further: readonly EntryRequest[] = [],
): string =>
  `<script type="application/json" ${documentEntries.call}="${call}" ${documentEntries.user}="${userId}" ` +
  `${documentEntries.input}="${attribute(JSON.stringify(input))}"` +
  `${further.length > 0 ? ` ${documentEntries.further}="${attribute(JSON.stringify(further))}"` : ''}>` +
  `${jsonInHtml(json)}</script>\n`

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
