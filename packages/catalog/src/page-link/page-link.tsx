// A page named by its icon and title, leading there.
import { usePage } from '@sheaf/editor/host/use-block'
import './page-link.css'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import type { ReactNode } from 'react'

interface PageLinkProps {
  readonly page: Uuid
  /** A block of that page. */
  readonly block?: Uuid
  readonly className?: string
  /** Before the title, over the icon's corner. */
  readonly badge?: ReactNode
  readonly isEnterTarget?: boolean
}

export function PageLink({ page, block, className = 'sheaf-page-link', badge, isEnterTarget = false }: PageLinkProps) {
  const { pages, t } = useBlockHost()
  const shown = usePage(page)
  if (shown === null) return <span className={className}>{t('A page that you cannot see')}</span>
  return (
    <a
      className={className}
      href={pages.hrefOf(page, block)}
      {...(isEnterTarget && { 'data-enter': '' })}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        pages.open(page)
      }}
    >
      <span className="sheaf-page-icon" aria-hidden="true">
        {shown?.icon ?? <Icon of={FileTextIcon} />}
        {badge}
      </span>
      <span className="sheaf-page-title">{shown?.title || t('Untitled')}</span>
    </a>
  )
}
