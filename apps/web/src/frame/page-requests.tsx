// What an address asks to be done with its page (product.md 2.3): to look for something, to move it, to duplicate it. Each once: the address
// then says only where one is. A link must not write by itself, so a copy is offered and not made.
import type { PageRoute } from '@sheaf/core/routes/common-routes'
import { useEffect, useEffectEvent } from 'react'
import type { ActionContext } from '../actions/action'
import { duplicateWholePage } from '../actions/duplicate-page'
import { framePanel } from '../data/frame-panel'
import { pageTitle } from '../data/page-title'
import { t } from '../i18n/t'
import { navigate } from '../navigation'

interface PageRequestsProps {
  readonly params: PageRoute['params']
  readonly context: ActionContext
}

export function PageRequests({ params, context }: PageRequestsProps): null {
  const act = useEffectEvent(() => {
    const { session, toasts } = context
    const { blockId, q, searchRequest, showMoveTo, duplicate } = params
    const query = q ?? searchRequest
    if (query !== undefined) framePanel.set({ name: 'quick-find', query })
    else if (showMoveTo) framePanel.set({ name: 'move-to', pageId: blockId })
    if (duplicate)
      toasts.show({
        text: t('Duplicate “{title}”?', { title: pageTitle(session.replica.block(blockId)) }),
        action: {
          label: t('Duplicate'),
          onAction: () => void duplicateWholePage(session, blockId, toasts, { open: true }),
        },
      })
    const { peekViewBlockId, peekMode } = params
    const peek = { ...(peekViewBlockId && { peekViewBlockId }), ...(peekMode && { peekMode }) }
    navigate({ name: 'page', params: { blockId, ...peek } }, 'replace')
  })
  useEffect(() => act(), [])
  return null
}
