// Words that lead somewhere. The words are the cell's; a small button behind them, there when it is wanted, goes.
import { isSafeHref } from '@sheaf/core/links/safe-link'
import type { ShowProps } from '@sheaf/database/contract/database'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { ExternalLinkIcon, Icon } from '@sheaf/ui/icon/icon'
import type { ReactNode } from 'react'
import styles from './cell.module.css'
import { CellLine } from './cell-line'

interface LinkCellProps extends ShowProps {
  readonly words: string
  readonly href: string
  readonly icon?: ReactNode
}

export function LinkCell({ words, href, icon, property, place }: LinkCellProps) {
  const { t } = useBlockHost()
  if (words === '') return null
  return (
    <span className={styles.withOpen}>
      <CellLine property={property} place={place} title={words}>
        {words}
      </CellLine>
      {isSafeHref(href) && (
        <a
          className={styles.open}
          href={href}
          target="_blank"
          rel="noreferrer"
          tabIndex={place === 'page' ? 0 : -1}
          aria-label={t('Open “{name}”', { name: words })}
          onPointerDown={event => event.stopPropagation()}
          onClick={event => event.stopPropagation()}
        >
          {icon ?? <Icon of={ExternalLinkIcon} />}
        </a>
      )}
    </span>
  )
}
