// Files that were uploaded, and links to files elsewhere.
import { attachmentSource, readAttachment } from '@sheaf/core/files/attachment'
import { filePath } from '@sheaf/core/files/file-addresses'
import { parseUuid } from '@sheaf/core/ids'
import { presenceOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import type { Json } from '@sheaf/core/validation/checks'
import { idsOf } from '../cells'
import { fileKey, fileOfKey, filesCheck, nameOfUrl, readFiles, type StoredFile } from '../file-words'
import { htmlLink, markdownLink } from '../link-words'
import { fieldsIn, listIn, stringIn } from '../read-json'
import { foundOf, nothing } from '../taken'
import { joinWords, splitWords } from '../word-lists'

const hrefOf = (file: StoredFile): string => ('url' in file ? file.url : filePath(file))
/** The address where there is one, behind the name where that says more. */
const wordsOf = (file: StoredFile): string =>
  'fileId' in file ? file.name : file.name === nameOfUrl(file.url) ? file.url : `${file.name} (${file.url})`

function fileOfWords(words: string): StoredFile | null {
  const [, name = '', url = ''] = /^(.*?)\s*\(?((?:https?:\/\/|\/)\S+?)\)?$/i.exec(words) ?? []
  return url === '' ? null : { name: name || nameOfUrl(url), url }
}
const writeFile = (file: StoredFile): Json =>
  'url' in file
    ? { name: file.name, type: 'external', external: { url: file.url } }
    : { name: file.name, type: 'file', file: { url: attachmentSource(file) } }
function readApiFile(given: Json): readonly Json[] {
  const { name, external, file, file_upload } = fieldsIn(given)
  const uploaded = parseUuid(fieldsIn(file_upload)['id'])
  const url = stringIn(fieldsIn(external)['url']) || stringIn(fieldsIn(file)['url'])
  const own = readAttachment(url)
  if (own || uploaded) return [{ name: stringIn(name) || own?.name || 'file', fileId: own?.fileId ?? uploaded ?? '' }]
  return url === '' ? [] : [{ name: stringIn(name) || nameOfUrl(url), url }]
}

export const files = defineProperty({
  type: 'files',
  label: 'Files & media',
  description: 'Files, images, and links',
  icon: 'paperclip',
  aliases: 'attachment,upload,image,picture,document,media',
  form: 'list',
  refersTo: 'files',
  value: filesCheck,
  read(value) {
    const keys = readFiles(value).map(fileKey)
    return keys.length > 0 ? keys : null
  },
  operators: presenceOperators,
  plain: cell => joinWords(idsOf(cell).map(key => wordsOf(fileOfKey(key)))),
  parse(words) {
    const wanted = splitWords(words)
    return wanted.length === 0
      ? nothing
      : foundOf(
          wanted.flatMap(word => fileOfWords(word) ?? []),
          wanted.length,
        )
  },
  markdown: cell =>
    idsOf(cell)
      .map(fileOfKey)
      .map(file => markdownLink(file.name, hrefOf(file)))
      .join(', '),
  html: cell =>
    idsOf(cell)
      .map(fileOfKey)
      .map(file => htmlLink(file.name, hrefOf(file)))
      .join(', '),
  api: {
    type: 'files',
    writeValue: value => readFiles(value).map(writeFile),
    readValue: given => foundOf(listIn(given).flatMap(readApiFile), listIn(given).length),
    writeSettings: () => ({}),
  },
})
