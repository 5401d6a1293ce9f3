// Where a copied part of a page comes from.

import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { CopyIcon, Icon } from '@sheaf/ui/icon/icon'
import { PageLink } from '../../page-link/page-link'
import { pointerIn } from '../../page-link/pointer'

export function CopyIndicator({ id }: BlockProps) {
  const { t } = useBlockHost()
  const block = useBlock(id)
  const source = pointerIn(block?.format?.['copied_from_pointer'])
  return (
    <div className="sheaf-copied">
      <Icon of={CopyIcon} />
      <span>{source ? t('Copied from') : t('Copied from an unknown source')}</span>
      {source && <PageLink page={source.id} className="sheaf-copied-link" />}
    </div>
  )
}
