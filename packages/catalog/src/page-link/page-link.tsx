// A page named by its icon and title, leading there.
import { usePage } from '@sheaf/editor/host/use-block'
import './page-link.css'
import type { Uuid } from '@sheaf/core/ids'
import { type PageLook, useBlockHost } from '@sheaf/editor/host/block-host'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'
import type { ReactNode } from 'react'

function Sign({ look }: { readonly look: PageLook | undefined }) {
  if (look?.picture) return <img src={look.picture} alt="" referrerPolicy="no-referrer" draggable={false} />
  return look?.icon ?? <Icon of={FileTextIcon} />
}

interface PageLinkProps {
  readonly page: Uuid
  /** A block of that page. */
  readonly block?: Uuid
  readonly className?: string
  /** Before the title, over the icon's corner. */
  readonly badge?: ReactNode
}

export function PageLink({ page, block, className = 'sheaf-page-link', badge }: PageLinkProps) {
  const { pages, t } = useBlockHost()
  const shown = usePage(page)
  if (shown === null) return <span className={className}>{t('No access')}</span>
  return (
    <a
      className={className}
      href={pages.hrefOf(page, block)}
      onClick={event => {
        if (pages.follow(event, page, block)) event.preventDefault()
      }}
    >
      <span className="sheaf-page-icon" aria-hidden="true">
        <Sign look={shown} />
        {badge}
      </span>
      <span className="sheaf-page-title">{shown?.title || t('Untitled')}</span>
    </a>
  )
}
