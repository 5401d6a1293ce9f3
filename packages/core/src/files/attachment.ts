// How a block names a file of ours in `properties.source`: `attachment:<file id>:<name>`. The id alone has authority; the name is
// what people see and what a download is called.
import { isCanonicalUuid, type Uuid } from '../ids'
import { limits } from '../limits'

export interface Attachment {
  readonly fileId: Uuid
  readonly name: string
}

const SCHEME = 'attachment:'

export const attachmentSource = ({ fileId, name }: Attachment): string => `${SCHEME}${fileId}:${fileName(name)}`

/** Null: an address somewhere else, or nothing. */
export function readAttachment(source: string): Attachment | null {
  if (!source.startsWith(SCHEME)) return null
  const fileId = source.slice(SCHEME.length, SCHEME.length + 36)
  const rest = source.slice(SCHEME.length + 36)
  if (!isCanonicalUuid(fileId) || (rest !== '' && !rest.startsWith(':'))) return null
  return { fileId, name: fileName(rest.slice(1)) }
}

/** A name that every system can keep: no folders, no control characters, nothing that turns the reading direction, no dots in front. */
export function fileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '-')
    .replaceAll(/\p{Cs}/gu, '')
    .trim()
    .replace(/^\.+/, '')
  return shortened(clean) || 'file'
}

/** Systems count a name in bytes; the ending says what it is and stays. */
function shortened(name: string): string {
  const ending = /\.[\p{L}\p{N}]{1,12}$/u.exec(name)?.[0] ?? ''
  let stem = Array.from(name.slice(0, name.length - ending.length))
  while (bytesOf(stem.join('') + ending) > limits.maxNameCharacters) stem = stem.slice(0, -1)
  return (stem.join('') + ending).trim()
}
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) as number
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}
