// The pages above this one, and this one last.

import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import { ChevronRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { PageLink } from '../../page-link/page-link'

/** More would be a ring. */
const DEEPEST = 100

export function Breadcrumb() {
  const { t, pageId, replica } = useBlockHost()
  useBlock(pageId)
  const path: Uuid[] = []
  for (let at: Uuid | undefined = pageId; at !== undefined && path.length < DEEPEST; ) {
    const block = replica.block(at)
    if (block && replica.options.kinds.traits(block.type).page) path.unshift(at)
    at = block?.parent_table === 'block' ? block.parent_id : undefined
  }
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className="sheaf-breadcrumb">
        {path.map((page, i) => (
          <li key={page} aria-current={page === pageId ? 'page' : undefined}>
            {i > 0 && <Icon of={ChevronRightIcon} mirrored />}
            <PageLink page={page} className="sheaf-breadcrumb-link" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
