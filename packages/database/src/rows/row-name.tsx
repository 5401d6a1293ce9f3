// Icon and title of a row.

import { TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { ruleLook } from '../cells/rule-look'
import { useCellColor } from '../contract/database-hooks'
import styles from './row-name.module.css'

export function RowName({ row }: { readonly row: Uuid }) {
  const { pages, t } = useBlockHost()
  const color = useCellColor(row, TITLE)
  const block = useBlock(row)
  if (!block) return null
  const { icon, picture, title } = pages.lookOf(block)
  const isUnnamed = title === t('Untitled')
  return (
    <span className={styles.name} {...ruleLook(color)}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        icon && <span aria-hidden="true">{icon}</span>
      )}
      <span className={isUnnamed ? styles.unnamed : styles.title} dir="auto">
        {title}
      </span>
    </span>
  )
}
