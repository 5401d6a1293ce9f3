// A link to a page on the screen. Without a page yet, it asks for one.

import { setBlockFields } from '@sheaf/core/actions/block-fields'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useAsks, useBlock, useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { ArrowUpRightIcon, Icon } from '@sheaf/ui/icon/icon'
import { useCallback, useEffect, useRef } from 'react'
import { PageLink } from '../../page-link/page-link'
import { pointerIn } from '../../page-link/pointer'

export function LinkToPage({ id }: BlockProps) {
  const { t, pages, commit, spaceId } = useBlockHost()
  const block = useBlock(id)
  const isEditable = useEditable()
  const button = useRef<HTMLButtonElement>(null)
  const hasAsked = useRef(false)
  const target = pointerIn(block?.format?.['link_to_page_pointer'])
  const choose = useCallback(async () => {
    const page = button.current && (await pages.choose(button.current))
    if (page)
      commit(draft =>
        setBlockFields(draft, id, [['format', 'link_to_page_pointer', { id: page, table: 'block', spaceId }]]),
      )
  }, [pages, commit, spaceId, id])
  const asks = useAsks(id)
  useEffect(() => {
    if (!isEditable || !asks || hasAsked.current) return
    hasAsked.current = true
    void choose()
  }, [isEditable, asks, choose])
  if (!block) return null
  if (target)
    return <PageLink page={target.id} badge={<Icon of={ArrowUpRightIcon} className="sheaf-page-link-badge" />} />
  if (!isEditable) return <span className="sheaf-page-link">{t('Link without a page')}</span>
  return (
    <button ref={button} type="button" className="sheaf-page-link" data-enter="" onClick={() => void choose()}>
      <Icon of={ArrowUpRightIcon} />
      {t('Choose a page')}
    </button>
  )
}
