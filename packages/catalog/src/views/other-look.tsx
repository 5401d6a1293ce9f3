// How a cell or a card looks that somebody else is in: a border in their colour, and their name at its corner.

import type { OtherAt } from '@sheaf/database/contract/database'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import type { CSSProperties } from 'react'
import styles from './other-look.module.css'

interface OtherLook {
  readonly className: string | undefined
  readonly style?: CSSProperties
  readonly 'data-others'?: string
  readonly 'aria-description'?: string
}

export function useOtherLook(others: readonly OtherAt[]): OtherLook {
  const { t } = useBlockHost()
  const [first] = others
  if (!first) return { className: undefined }
  const names = [...new Set(others.map(({ name }) => name))].join(', ')
  return {
    className: styles.other,
    style: { ['--other' as string]: first.color },
    'data-others': names,
    'aria-description': t('{names} {count, plural, one {is} other {are}} here', { names, count: others.length }),
  }
}
