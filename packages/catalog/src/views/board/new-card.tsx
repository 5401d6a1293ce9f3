// Writing new cards into a column, one after the other: Enter makes one and asks for the next.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './board.module.css'

interface NewCardProps {
  readonly onAdd: (title: string) => void
  readonly onClose: () => void
}

export function NewCard({ onAdd, onClose }: NewCardProps) {
  const { t } = useBlockHost()
  const field = useRef<HTMLTextAreaElement>(null)
  const [title, setTitle] = useState('')
  const isLeft = useRef(false)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  const add = (): void => {
    const words = title.trim()
    if (words !== '') onAdd(words)
    setTitle('')
  }
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter' && title.trim() !== '') return add()
    isLeft.current = true
    onClose()
  }
  return (
    <textarea
      ref={field}
      className={styles.newCard}
      rows={1}
      dir="auto"
      maxLength={2000}
      aria-label={t('Card name')}
      placeholder={t('Type a name, then press Enter')}
      value={title}
      onChange={event => setTitle(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={press}
      onBlur={() => {
        if (isLeft.current) return
        // Words that were written are kept.
        add()
        onClose()
      }}
    />
  )
}
