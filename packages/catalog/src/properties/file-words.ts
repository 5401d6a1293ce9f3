// Files of a property: {name, url} somewhere else, {name, fileId} here. In a cell each is one string: `attachment:id:name`, or the
// address and, behind a space, its name where the address does not say it.
import { attachmentSource, fileName, readAttachment } from '@sheaf/core/files/attachment'
import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { type Check, custom, type Json } from '@sheaf/core/validation/checks'
import { fieldsIn, listIn, stringIn } from './read-json'

export type StoredFile =
  | { readonly name: string; readonly url: string }
  | { readonly name: string; readonly fileId: Uuid }

export function readFile(value: Json): StoredFile | null {
  const { name, url, fileId } = fieldsIn(value)
  if (isCanonicalUuid(fileId)) return { name: stringIn(name) || 'file', fileId }
  const address = stringIn(url).trim()
  return address === '' ? null : { name: stringIn(name) || nameOfUrl(address), url: address.replaceAll(/\s/g, '%20') }
}
export const readFiles = (value: Json | undefined): readonly StoredFile[] =>
  listIn(value).flatMap(item => readFile(item) ?? [])

/** The last part of its path, else its host. */
export function nameOfUrl(url: string): string {
  const path = url.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const last = path.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || url
  } catch {
    return last || url
  }
}

export const fileKey = (file: StoredFile): string =>
  'fileId' in file
    ? attachmentSource({ fileId: file.fileId, name: fileName(file.name) })
    : file.name === nameOfUrl(file.url)
      ? file.url
      : `${file.url} ${file.name}`
export function fileOfKey(key: string): StoredFile {
  const attachment = readAttachment(key)
  if (attachment) return attachment
  const space = key.indexOf(' ')
  return space < 0 ? { url: key, name: nameOfUrl(key) } : { url: key.slice(0, space), name: key.slice(space + 1) }
}

export const filesCheck: Check<Json> = custom(
  (value): value is Json => Array.isArray(value) && readFiles(value as Json).length === value.length,
  'a list of files, each with a name and an address or an id',
  { type: 'array' },
)
