// A link to a database on the screen: its name, leading to the page that it lies on.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Icon, TableIcon } from '@sheaf/ui/icon/icon'
import { pointerIn } from '../../page-link/pointer'
import { useCollections } from '../../properties/use-collections'

export function LinkToCollection({ id }: BlockProps) {
  const { t, pages, replica } = useBlockHost()
  const target = pointerIn(useBlock(id)?.format?.['link_to_collection_pointer'])
  const { all, problem } = useCollections()
  const found = all?.find(one => one.id === target?.id)
  if (!target || !found)
    return (
      <span className="sheaf-page-link">
        {problem ?? (target && !all ? '' : t('This database was deleted or isn’t shared with you'))}
      </span>
    )
  const home = replica.get('collection', target.id)?.['parent_id'] as typeof id
  const block = replica.block(home)
  const page = block && !replica.options.kinds.traits(block.type).page ? (block.page_id ?? home) : home
  const at = page === home ? undefined : home
  return (
    <a
      className="sheaf-page-link"
      href={pages.hrefOf(page, at)}
      onClick={event => {
        if (pages.follow(event, page, at)) event.preventDefault()
      }}
    >
      <span className="sheaf-page-icon" aria-hidden="true">
        {found.icon ?? <Icon of={TableIcon} />}
      </span>
      <span className="sheaf-page-title">{found.name || t('Untitled')}</span>
    </a>
  )
}
