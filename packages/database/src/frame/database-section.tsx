// The element around a database. It tells the others on the page which cell or card this person has chosen: the one with the focus, or the row that is open beside the page.

import { isCanonicalUuid, type Uuid } from '@sheaf/core/ids'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useRecord, useSession } from '@sheaf/editor/host/session'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDatabaseHost } from '../host/database-host'
import styles from './database.module.css'
import { type CellHere, useNamesHere } from './others-here'

interface DatabaseSectionProps {
  readonly blockId: Uuid
  readonly children: ReactNode
}

/**
 * The element of a database. Views say of their elements which row they show, and of their cells which property. Nothing inside is drawn
 * again because somebody goes from one cell to another, or leaves them for a menu.
 */
export function DatabaseSection({ blockId, children }: DatabaseSectionProps) {
  const { pageId, t } = useBlockHost()
  useNamesHere(pageId)
  return (
    <section className={styles.database} aria-label={t('Database')} data-database={blockId} {...useCellHere()}>
      {children}
    </section>
  )
}

function useCellHere(): Pick<ComponentProps<'section'>, 'onFocus' | 'onBlur'> {
  const session = useSession()
  const { pageId } = useBlockHost()
  const [chosen, setChosen] = useState<CellHere | null>(null)
  const leaving = useRef(0)
  const { subscribe, get } = useDatabaseHost().peekedPage
  const peeked = useSyncExternalStore(subscribe, get)
  const opened = useRecord('block', peeked ?? undefined)?.parent_table === 'collection' ? peeked : null
  const row = chosen?.row ?? opened
  const property = chosen?.property ?? null
  useEffect(() => {
    if (!row) return undefined
    session.presence.update(pageId, { cell: { row, property } })
    return () => session.presence.update(pageId, { cell: null })
  }, [session, pageId, row, property])
  useEffect(() => () => clearTimeout(leaving.current), [])
  return {
    onFocus: event => {
      clearTimeout(leaving.current)
      // What a cell opens beside itself belongs to it.
      if (!event.currentTarget.contains(event.target)) return
      const next = cellOf(event.target)
      setChosen(held => (held?.row === next?.row && held?.property === next?.property ? held : next))
    },
    onBlur: event => {
      const database = event.currentTarget
      clearTimeout(leaving.current)
      leaving.current = window.setTimeout(() => {
        // The window may only have lost the focus as a whole.
        if (!database.contains(document.activeElement)) setChosen(null)
      })
    },
  }
}

function cellOf(element: Element): CellHere | null {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset['row']
  const property = element.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null
  return isCanonicalUuid(row) ? { row, property } : null
}
