// The name of a page, written in its row: Enter or going elsewhere keeps it, Escape leaves it as it was.
import { renamePage } from '@sheaf/core/actions/rename-page'
import type { Uuid } from '@sheaf/core/ids'
import { rawTitle } from '@sheaf/core/text/raw-title'
import { type KeyboardEvent, useRef } from 'react'
import { useChannel, useRecord, useSession } from '../../data/hooks'
import { t } from '../../i18n/t'
import styles from './row-name.module.css'

export function RowName({ id, onDone }: { readonly id: Uuid; readonly onDone: () => void }) {
  const session = useSession()
  const title = rawTitle(useRecord('block', id))
  const isHere = useChannel(session.pointer('block', id)) === 'ready'
  const isOver = useRef(false)
  const finish = (name: string | null): void => {
    if (isOver.current) return
    isOver.current = true
    if (name !== null && name.trim() !== title) session.client.commit(draft => renamePage(draft, id, name.trim()))
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    const row = event.currentTarget.closest<HTMLElement>('[role="treeitem"]')
    finish(event.key === 'Enter' ? event.currentTarget.value : null)
    row?.focus()
  }
  return (
    <input
      // The text has to be here before it is changed.
      key={String(isHere)}
      className={styles.field}
      aria-label={t('Page name')}
      placeholder={t('Untitled')}
      defaultValue={title}
      readOnly={!isHere}
      autoFocus
      onFocus={event => event.currentTarget.select()}
      onBlur={event => isHere && finish(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
