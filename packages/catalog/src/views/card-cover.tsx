// The cover of a card: the page's own, its first picture or words, or a file of a property.
import type { Uuid } from '@sheaf/core/ids'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useState } from 'react'
import { fileKey, fileOfKey } from '../properties/file-words'
import styles from './card-cover.module.css'
import type { CardLook } from './card-look'
import { useGlance } from './use-glance'
import { WhenNear } from './when-near'

interface CardCoverProps {
  readonly row: Uuid
  readonly look: CardLook
  /** Its place is kept when there is none: cards side by side are equally high. */
  readonly isKept: boolean
}
const WIDTH_PX = 480
const MOST_WORDS = 240

export function CardCover({ row, look, isKept }: CardCoverProps) {
  const { row: rowOf, RowCover } = useDatabase('row', 'RowCover')
  if (look.cover === 'none') return null
  const frame = { size: look.size, fit: look.aspect }
  if (look.cover === 'page_cover') {
    const cover = rowOf(row)?.format?.['page_cover']
    if (typeof cover !== 'string' || cover === '') return isKept ? <Frame {...frame} /> : null
    return (
      <Frame {...frame}>
        <RowCover row={row} width={WIDTH_PX} />
      </Frame>
    )
  }
  if (look.cover === 'property') return <FileCover row={row} look={look} isKept={isKept} />
  return (
    <WhenNear meanwhile={<Frame {...frame} />}>
      <ContentCover row={row} look={look} isKept={isKept} />
    </WhenNear>
  )
}

interface FrameProps {
  readonly size: CardLook['size']
  readonly fit: CardLook['aspect']
  readonly children?: React.ReactNode
}
function Frame({ size, fit, children }: FrameProps) {
  return (
    <span className={styles.frame} data-size={size} data-fit={fit} aria-hidden="true">
      {children}
    </span>
  )
}

const isPicture = (name: string): boolean =>
  /\.(png|jpe?g|gif|webp|avif|svg|bmp|heic)$/i.test(name.replace(/[?#].*$/, ''))

function FileCover({ row, look, isKept }: CardCoverProps) {
  const { schema, cell, properties, kinds } = useDatabase('schema', 'cell', 'properties', 'kinds')
  const wanted = look.coverProperty === null ? undefined : schema[look.coverProperty]
  const property = wanted ?? properties.find(one => kinds.get(one.type)?.refersTo === 'files')
  const held = property ? cell(row, property) : null
  const files = Array.isArray(held) ? held.map(key => fileOfKey(String(key))) : []
  const file = files.find(one => isPicture(one.name) || ('url' in one && isPicture(one.url)))
  if (!file) return isKept ? <Frame size={look.size} fit={look.aspect} /> : null
  const source = 'url' in file ? file.url : fileKey(file)
  return (
    <Frame size={look.size} fit={look.aspect}>
      <Picture source={source} />
    </Frame>
  )
}

function ContentCover({ row, look, isKept }: CardCoverProps) {
  const glance = useGlance(row, MOST_WORDS)
  const frame = { size: look.size, fit: look.aspect }
  if (look.cover === 'page_content_first' && glance?.picture)
    return (
      <Frame {...frame}>
        <Picture source={glance.picture} />
      </Frame>
    )
  if (look.cover === 'page_content' && glance && glance.words.length > 0)
    return (
      <Frame {...frame}>
        <span className={styles.words} dir="auto">
          {glance.words.map(({ words }) => words).join('\n')}
        </span>
      </Frame>
    )
  return isKept || glance === null ? <Frame {...frame} /> : null
}

export function Picture({ source }: { readonly source: string }) {
  const { files } = useBlockHost()
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === source) return null
  return (
    <img
      className={styles.picture}
      src={files.urlOf(source, { width: WIDTH_PX })}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(source)}
    />
  )
}
