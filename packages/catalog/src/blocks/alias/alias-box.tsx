// An alias on the screen: a link to its page or block.

import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { CornerDownRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { PageLink } from '../../page-link/page-link'
import { pointerIn } from '../../page-link/pointer'

export function Alias({ id }: BlockProps) {
  const { t, replica } = useBlockHost()
  const block = useBlock(id)
  const target = pointerIn(block?.format?.['alias_pointer'])
  if (!block) return null
  if (!target) return <span className="sheaf-page-link">{t('Alias without a target')}</span>
  const isPage = replica.options.kinds.traits(replica.block(target.id)?.type ?? 'page').page
  return isPage ? (
    <PageLink page={target.id} badge={<Icon of={CornerDownRightIcon} mirrored className="sheaf-page-link-badge" />} />
  ) : (
    <BlockLink block={target.id} />
  )
}

/** A block of this space that is no page: its words, leading to its place. */
function BlockLink({ block }: { readonly block: Uuid }) {
  const { t, reveal } = useBlockHost()
  const value = useBlock(block)
  const words = plainText(value?.properties?.['title'] as RichText | undefined)
  return (
    <button type="button" className="sheaf-page-link" onClick={() => reveal(block)}>
      <Icon of={CornerDownRightIcon} mirrored />
      {words || t('Empty block')}
    </button>
  )
}
