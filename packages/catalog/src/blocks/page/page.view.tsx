// A page inside a page: its icon and title, leading there.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import type { BlockProps, BlockView } from '@sheaf/editor/views/block-view'
import { FileTextIcon, Icon } from '@sheaf/ui/icon/icon'

function PageBlock({ id }: BlockProps) {
  const { pages, t } = useBlockHost()
  const page = usePage(id)
  return (
    <a
      className="sheaf-page-link"
      href={pages.hrefOf(id)}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        pages.open(id)
      }}
    >
      <span className="sheaf-page-icon" aria-hidden="true">
        {page?.icon ?? <Icon of={FileTextIcon} />}
      </span>
      <span className="sheaf-page-title">{page?.title || t('Untitled')}</span>
    </a>
  )
}

export const pageView: BlockView = { type: 'page', component: PageBlock }
