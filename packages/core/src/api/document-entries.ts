// Calls whose answers come inside the document that opens the app: which ones an address needs, and which call of the app an answer stands
// for (client-platform.md 4.9). The document says at its beginning which will come, and each comes as a data block, in any order.
import type { Uuid } from '../ids'
import type { CommonRoute } from '../routes/common-routes'
import type { CallName } from './all'

export const documentEntries = {
  /** The name of the `<meta>` that announces them: an `EntryRequest[]`. */
  announcement: 'sheaf-entries',
  /** On each data block: the call that it answers. One without an answer could not be had, and is asked for again. */
  call: 'data-entry',
  /** The account that asked. */
  user: 'data-user',
  /** The input, as the call was made. */
  input: 'data-input',
  /** What else the document will have, known by this answer: an `EntryRequest[]`. */
  further: 'data-further',
} as const

export interface EntryRequest {
  readonly call: CallName
  /** Without the space of a page: an address does not say it. */
  readonly input: Readonly<Record<string, unknown>>
}

/** `page` is to have its space by the time it is asked for. */
export const pageInput = (page: { readonly id: Uuid; readonly spaceId?: Uuid }) => ({
  page,
  cursor: { stack: [] },
  verticalColumns: false,
})

/** What the first screen of an address is drawn from. */
export const entriesOf = (route: CommonRoute | null): readonly EntryRequest[] => [
  { call: 'getSpaces', input: {} },
  ...(route?.name === 'page'
    ? [{ call: 'loadCachedPageChunkV2' as const, input: pageInput({ id: route.params.blockId }) }]
    : []),
]

/** Whoever holds nothing is sent more than was asked for, which is no harm. */
const ignored = new Set(['held', 'omitExistingRecordVersions', 'dedupeSessionId', 'spaceId'])

/** Whether the answer to one is the answer to the other; the space of a page has to be looked at besides. */
export const isSameInput = (left: unknown, right: unknown): boolean => canonical(left) === canonical(right)

const canonical = (input: unknown): string =>
  JSON.stringify(input, (key, value: unknown) => {
    if (ignored.has(key)) return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })

/** JSON that may stand in an HTML data block: nothing in it can end the block or open a comment, and it stays the same JSON. */
export const jsonInHtml = (json: string): string => json.replace(/[<\u2028\u2029]/g, found => escapes[found] ?? found)
const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }
