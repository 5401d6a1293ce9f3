// PREFIX-n, copied by a press. The prefix is chosen in the settings.

import { isUniqueIdPrefix } from '@sheaf/core/validation/unique-id'
import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import picker from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { CopyIcon, Icon, type IconShape, LinkIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import styles from '../cell.module.css'
import { wordsOf } from '../use-collections'

function Show({ row, property, place }: ShowProps) {
  const { t, copy } = useBlockHost()
  const { plain, words: context } = useDatabase('plain', 'words')
  const words = plain(row, property)
  if (words === '') return null
  const press = (label: string, icon: IconShape, copied: string) => (
    <button
      type="button"
      className={`${styles.open} ${styles.press}`}
      tabIndex={place === 'page' ? 0 : -1}
      aria-label={label}
      title={label}
      onPointerDown={event => event.stopPropagation()}
      onClick={event => {
        event.stopPropagation()
        void copy(copied)
      }}
    >
      <Icon of={icon} />
    </button>
  )
  return (
    <span className={place === 'page' ? styles.withOpen : `${styles.withOpen} ${styles.onlyInFocus}`}>
      <bdi className={`${styles.line} ${styles.numbers} ${styles.quiet}`}>{words}</bdi>
      {press(t('Copy {id}', { id: words }), CopyIcon, words)}
      {context.prefix !== '' &&
        press(t('Copy link to {id}', { id: words }), LinkIcon, new URL(`/${words}`, location.href).href)}
    </span>
  )
}

function Settings() {
  const { t, databases } = useBlockHost()
  const { collectionId, words } = useDatabase('collectionId', 'words')
  const [written, setWritten] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const prefix = (written ?? words.prefix).trim().toUpperCase()
  const isWrong = prefix !== '' && !isUniqueIdPrefix(prefix)
  const save = (): void => {
    if (isWrong || prefix === words.prefix) return
    databases.setPrefix(collectionId, prefix).then(
      () => setProblem(null),
      (error: unknown) => setProblem(wordsOf(error) || t('Couldn’t save the prefix')),
    )
  }
  const error = isWrong ? t('A letter, then up to 9 letters, digits, or hyphens') : problem
  return (
    <div className={picker.settings}>
      <Field
        label={t('Prefix')}
        hint={prefix ? t('IDs look like {example}', { example: `${prefix}-1` }) : t('IDs look like 1, 2, 3…')}
        {...(error && { error })}
        value={written ?? words.prefix}
        maxLength={10}
        dir="ltr"
        onChange={event => {
          setWritten(event.currentTarget.value)
          setProblem(null)
        }}
        onBlur={save}
        onKeyDown={event => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) save()
        }}
      />
    </div>
  )
}

export const uniqueIdView: PropertyView = { type: 'unique_id', Show, edit: 'none', Settings, asksFirst: true }
