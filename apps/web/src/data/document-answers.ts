// Answers that the document brought with it: the server asks for what the first screen needs while the scripts come
// (core/api/document-entries). Each is used once, by the call that it is the answer of, and not long after the start; whatever does not
// fit is asked for as usual.
import { documentEntries, type EntryRequest, isSameInput } from '@sheaf/core/api/document-entries'
import { units } from '@sheaf/core/limits'

/** What was true at the start is not used later (client-platform.md 4.9). */
const KEPT_MS = units.minuteMs

/** What the document will have and nobody has used yet. */
let coming: readonly EntryRequest[] = []

/** At the start: what the document says will come. */
export function expectAnswers(): void {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${documentEntries.announcement}"]`)?.content
  coming = said ? (JSON.parse(said) as EntryRequest[]) : []
}

/** Null: to be asked for. Else the text of the answer, or null after all. */
export function answerInDocument(
  call: string,
  body: string,
  userId: string | undefined,
): Promise<string | null> | null {
  if (coming.length === 0) return null
  if (performance.now() > KEPT_MS) coming = []
  const input = JSON.parse(body) as unknown
  const entry = coming.find(one => one.call === call && isSameInput(one.input, input))
  if (!entry) return null
  coming = coming.filter(one => one !== entry)
  return whole(entry).then(block => {
    const further = block?.getAttribute(documentEntries.further)
    if (further) coming = [...coming, ...(JSON.parse(further) as EntryRequest[])]
    const made: unknown = JSON.parse(block?.getAttribute(documentEntries.input) ?? 'null')
    const isOurs = block?.getAttribute(documentEntries.user) === userId && spaceOf(made) === spaceOf(input)
    const text = isOurs ? block?.textContent : null
    block?.remove()
    return text || null
  })
}

/** Of a page or a collection. */
const spaceOf = (input: unknown): unknown => {
  const { page, source } = (input ?? {}) as { readonly page?: InSpace; readonly source?: InSpace }
  return (page ?? source)?.spaceId
}
interface InSpace {
  readonly spaceId?: unknown
}

/** The data block, once all of it is here; null when the document has ended without it. */
function whole({ call, input }: EntryRequest): Promise<Element | null> {
  const isIts = (block: Element): boolean =>
    isSameInput(input, JSON.parse(block.getAttribute(documentEntries.input) ?? 'null'))
  const find = (): Element | null | undefined => {
    const block = [...document.querySelectorAll(`script[${documentEntries.call}="${call}"]`)].find(isIts)
    // What stands behind it came after its end. The last one of a document that broke off may be a half.
    if (block?.nextSibling) return block
    return document.readyState === 'loading' ? undefined : null
  }
  const here = find()
  if (here !== undefined) return Promise.resolve(here)
  return new Promise(resolve => {
    const look = (): void => {
      const found = find()
      if (found === undefined) return
      observer.disconnect()
      document.removeEventListener('readystatechange', look)
      resolve(found)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true })
    document.addEventListener('readystatechange', look)
  })
}
