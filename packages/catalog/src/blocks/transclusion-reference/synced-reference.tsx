// A synced block shown at another place: the original's blocks, live and written in place.

import { restoreAll } from '@sheaf/core/actions/many-blocks'
import type { Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useBlock, useChannelOf, useEditable } from '@sheaf/editor/host/use-block'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { Button } from '@sheaf/ui/button/button'
import { createContext, type ReactNode, useContext } from 'react'
import { originalOf } from '../synced-pointer'
import { ReferenceBar } from './reference-bar'

/** The originals that are being shown around a place: a block that shows itself would never end. */
const Around = createContext<readonly Uuid[]>([])

export function SyncedReference({ id }: BlockProps) {
  const { t } = useBlockHost()
  const original = originalOf(useBlock(id)?.format)
  if (original === null) return <Note>{t('Empty synced block')}</Note>
  return <Shown id={id} original={original} />
}

function Shown({ id, original }: { readonly id: Uuid; readonly original: Uuid }) {
  const host = useBlockHost()
  const { t, replica } = host
  const around = useContext(Around)
  const state = useChannelOf(original)
  const block = useBlock(original)
  const isEditable = useEditable()
  const isInside = around.includes(original) || (block && replica.view.isAncestorOrSelf(original, id))

  if (state === 'gone') return <Note>{t('You don’t have access to this block')}</Note>
  if (!block || state === 'loading')
    return <div className="sheaf-synced-waiting" role="status" aria-label={t('Loading')} />
  if (isInside) return <Note>{t('A synced block can’t contain itself')}</Note>
  if (!block.alive && replica.view.content(original).length === 0)
    return <Note>{t('This block is no longer synced')}</Note>
  if (!block.alive || !replica.isShown(original))
    return (
      <Note>
        {t('The original of this synced block is in the trash')}
        {isEditable && !block.alive && (
          <Button size="small" onClick={() => host.commit(draft => restoreAll(draft, [original]))}>
            {t('Restore')}
          </Button>
        )}
      </Note>
    )
  return (
    <Around value={[...around, original]}>
      <ReferenceBar id={id} original={original} />
      <host.Nested root={original} label={t('Synced block')} onLeave={() => host.focus(id)} />
    </Around>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return <div className="sheaf-synced-note">{children}</div>
}
