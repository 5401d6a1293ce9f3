// Entries as JSON, in the log and as messages to readers. What changed is written out once: the same pieces stand in the row of the log
// and in the message of every channel.
import { type EntryItem, type LogEntry, type TextUpdate, toldItem, toldText } from '@sheaf/core/protocol/log-entry'
import type { EntriesMessage, ServerMessage } from '@sheaf/core/protocol/messages'
import type { Steps } from '@sheaf/core/steps'

type Told = EntriesMessage['items'][number] | EntriesMessage['texts'][number]

const toldOf = new WeakMap<EntryItem | TextUpdate, Told>()
const jsonOf = new WeakMap<Told, string>()

function remember<Part extends EntryItem | TextUpdate, As extends Told>(part: Part, make: (part: Part) => As): As {
  const known = toldOf.get(part)
  if (known) return known as As
  const made = make(part)
  toldOf.set(part, made)
  return made
}
/** As readers are told of it: for all of them the same object. */
export const itemAsTold = (item: EntryItem): EntriesMessage['items'][number] => remember(item, toldItem)
export const textAsTold = (text: TextUpdate): EntriesMessage['texts'][number] => remember(text, toldText)

function toldJson(told: Told): string {
  const known = jsonOf.get(told)
  if (known !== undefined) return known
  const text = JSON.stringify(told)
  jsonOf.set(told, text)
  return text
}

/** An object's JSON with more at its end. */
const extended = (json: string, more: string): string => `${json.slice(0, -1)},${more}}`
const listed = (name: string, pieces: readonly string[]): string => `"${name}":[${pieces.join(',')}]`

/** The entry as the log keeps it. */
export function* entryJson({ items, texts, ...head }: LogEntry): Steps<string> {
  const parts: Record<'items' | 'texts', string[]> = { items: [], texts: [] }
  for (const item of items) {
    const { channels, before } = item
    const more = listed('channels', channels.map(quoted))
    parts.items.push(extended(toldJson(itemAsTold(item)), before ? `${more},"before":${JSON.stringify(before)}` : more))
    yield
  }
  for (const text of texts) {
    parts.texts.push(extended(toldJson(textAsTold(text)), listed('channels', text.channels.map(quoted))))
    yield
  }
  return extended(JSON.stringify(head), `${listed('items', parts.items)},${listed('texts', parts.texts)}`)
}
const quoted = (id: string): string => `"${id}"`

/** A message as it goes over the wire. */
export function messageJson(message: ServerMessage): string {
  if (message.type !== 'entries') return JSON.stringify(message)
  const { items, texts, ...head } = message
  return extended(
    JSON.stringify(head),
    `${listed('items', items.map(toldJson))},${listed('texts', texts.map(toldJson))}`,
  )
}
