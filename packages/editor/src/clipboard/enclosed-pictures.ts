// Pictures that come inside what is pasted: written into the HTML itself, or, from a word processor, named there by a place on the
// person's disk and enclosed as files or in the RTF beside it. Each is taken out, becomes a file, and is sent like any other.
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Json } from '@sheaf/core/validation/checks'
import { rtfPictures } from './rtf-pictures'

interface Enclosed {
  /** The HTML with an address for each picture that leads nowhere. */
  readonly html: string
  readonly pictures: ReadonlyMap<string, File>
}

const IMAGE = /<img\b[^>]*>/gi
const SOURCE = /(\ssrc\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/i
/** A name that no host may have (RFC 2606). */
const addressOf = (index: number): string => `https://enclosed.invalid/${index}`

export function takePictures(html: string, files: readonly File[], rtf: string): Enclosed {
  const pictures = new Map<string, File>()
  const isLocal = (source: string): boolean => /^file:/i.test(source)
  const sources = Array.from(html.matchAll(IMAGE), ([tag]) => sourceOf(tag))
  const locals = sources.filter(isLocal).length
  const enclosed = locals === 0 ? [] : enclosedFiles(files, rtf, locals)
  const taken = html.replaceAll(IMAGE, tag => {
    const source = sourceOf(tag)
    const file = isLocal(source) ? enclosed.shift() : fileOfData(source, `picture-${pictures.size + 1}`)
    if (!file) return tag
    const address = addressOf(pictures.size)
    pictures.set(address, file)
    return tag.replace(SOURCE, `$1"${address}"`)
  })
  return { html: taken, pictures }
}

const sourceOf = (tag: string): string => (SOURCE.exec(tag)?.[2] ?? '').replaceAll(/^["']|["']$/g, '').trim()

/** In the order of the text; which is which cannot be told unless there is one for each. */
function enclosedFiles(files: readonly File[], rtf: string, wanted: number): File[] {
  const images = files.filter(({ type }) => type.startsWith('image/'))
  for (const found of [images, rtfPictures(rtf)]) if (found.length === wanted) return [...found]
  return []
}

function fileOfData(source: string, name: string): File | null {
  const [, type, encoding, content = ''] = /^data:(image\/[\w.+-]+)((?:;[^,;]*)*),([\s\S]*)$/i.exec(source) ?? []
  if (!type) return null
  try {
    const isBase64 = /;base64$/i.test(encoding ?? '')
    const bytes = isBase64
      ? Uint8Array.from(atob(decodeURIComponent(content)), character => character.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(content))
    const ending = (/^image\/([a-z]+)/i.exec(type)?.[1] ?? 'img').toLowerCase()
    return new File([bytes], `${name}.${ending === 'jpeg' ? 'jpg' : ending}`, { type: type.toLowerCase() })
  } catch {
    // Cut short on its way here.
    return null
  }
}

/** Blocks that wait for their pictures instead of an address; `found` is called with the picture of each. */
export function withoutAddresses(
  trees: readonly BlockTree[],
  pictures: ReadonlyMap<string, File>,
  found: (block: BlockTree, picture: File) => void,
): readonly BlockTree[] {
  if (pictures.size === 0) return trees
  return trees.map(block => {
    const { source, ...properties } = block.properties
    const picture = pictures.get(plainText(source))
    const children = withoutAddresses(block.children, pictures, found)
    const made = picture ? { ...block, properties, children } : { ...block, children }
    if (picture) found(made, picture)
    return made
  })
}
const plainText = (value: Json | undefined): string => {
  const [run] = Array.isArray(value) ? value : []
  return Array.isArray(run) && typeof run[0] === 'string' ? run[0] : ''
}
