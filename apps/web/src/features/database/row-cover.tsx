// The cover of a row's page, small: on a card.
import type { Uuid } from '@sheaf/core/ids'
import { pageLook } from '@sheaf/core/kinds/page-look'
import { useBlock } from '@sheaf/editor/host/use-block'
import { joinClasses } from '@sheaf/ui/join-classes'
import { useState } from 'react'
import { pictureUrl } from '../../data/picture-url'
import { readCover } from '../../page-cover/covers'
import covers from '../../page-cover/covers.module.css'
import styles from './row-cover.module.css'

export function RowCover({ row, width }: { readonly row: Uuid; readonly width: number }) {
  const look = pageLook(useBlock(row))
  const cover = readCover(look.cover)
  const [broken, setBroken] = useState<string | null>(null)
  if (!cover) return null
  if ('drawn' in cover) return <span className={joinClasses(styles.cover, covers.drawn, covers[cover.drawn])} />
  const url = pictureUrl(cover.picture, width)
  if (!url || url === broken) return null
  return (
    <img
      className={styles.cover}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      style={{ objectPosition: `50% ${look.coverPosition * 100}%` }}
      onError={() => setBroken(url)}
    />
  )
}
