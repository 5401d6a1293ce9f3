// A page that was found: its name with what fits the query, where it lies, and the words around it.
import type { TextRange } from '@sheaf/core/search/highlight'
import type { MouseEvent, ReactNode } from 'react'
import { t } from '../../i18n/t'
import { PageIcon } from '../../page-icon/page-icon'
import type { Found } from './found'
import styles from './quick-find.module.css'

interface FoundRowProps {
  readonly id: string
  readonly page: Found
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onOpen: (press: MouseEvent) => void
}

export function FoundRow({ id, page, isActive, onActive, onOpen }: FoundRowProps) {
  const title = page.title || t('Untitled')
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={[title, page.where, page.text?.text].filter(Boolean).join(', ')}
      className={styles.row}
      onMouseMove={onActive}
      // The field keeps the keys.
      onMouseDown={event => event.preventDefault()}
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      <span className={styles.icon} aria-hidden="true">
        <PageIcon icon={page.icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.title} dir="auto">
            {page.title ? marked(page.title, page.titleRanges) : title}
          </span>
          {page.where && <span className={styles.where}>{page.where}</span>}
        </span>
        {page.text && (
          <span className={styles.text} dir="auto">
            {marked(page.text.text, page.text.ranges)}
          </span>
        )}
      </span>
    </div>
  )
}

function marked(text: string, ranges: readonly TextRange[]): ReactNode[] {
  const parts: ReactNode[] = []
  let done = 0
  for (const [from, to] of ranges) {
    if (from < done || to > text.length) continue
    parts.push(text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>)
    done = to
  }
  parts.push(text.slice(done))
  return parts
}
