// Changes of a list of files, each as the stored value that comes out.

import { moved } from '@sheaf/core/collection/list-moves'
import { readAttachment } from '@sheaf/core/files/attachment'
import type { Json } from '@sheaf/core/validation/checks'
import type { StoredFile } from './file-words'
import { nameOfUrl } from './file-words'

export const valueOfFiles = (files: readonly StoredFile[]): Json | null =>
  files.length === 0 ? null : files.map(file => ({ ...file }))

/** A file that has arrived, by its source. */
export const arrivedFile = (source: string, name: string): StoredFile => {
  const attachment = readAttachment(source)
  return attachment ? { fileId: attachment.fileId, name } : { url: source, name }
}
/** Only addresses on the web; one without a scheme is meant for it. */
export function linkedFile(words: string): StoredFile | null {
  const text = words.trim()
  const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const isAddress = text !== '' && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url) && URL.canParse(url)
  return isAddress ? { url, name: nameOfUrl(url) } : null
}
export const renamedFile = (files: readonly StoredFile[], index: number, name: string): readonly StoredFile[] =>
  files.map((file, i) => (i === index && name.trim() !== '' ? { ...file, name: name.trim() } : file))
export const movedFile = (files: readonly StoredFile[], from: number, to: number): readonly StoredFile[] =>
  moved(files, from, to)

export const isPicture = ({ name }: StoredFile): boolean => /\.(avif|bmp|gif|heic|jpe?g|png|svg|webp)$/i.test(name)
