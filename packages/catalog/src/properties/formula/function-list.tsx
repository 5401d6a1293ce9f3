// All functions by group, with what they do and an example; pressing one writes it. Folded away on narrow screens.
import type { Group } from '@sheaf/core/formula/functions/define'
import { type BlockHost, useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Field } from '@sheaf/ui/field/field'
import { ChevronDownIcon, ChevronUpIcon, Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { useId, useState } from 'react'
import { functionGroups } from './function-groups'
import styles from './function-list.module.css'

const groupName = (group: Group, t: BlockHost['t']): string => {
  switch (group) {
    case 'logic':
      return t('Logic')
    case 'text':
      return t('Text')
    case 'number':
      return t('Numbers')
    case 'date':
      return t('Dates')
    case 'list':
      return t('Lists')
    case 'person and page':
      return t('People and pages')
  }
}

interface FunctionListProps {
  readonly onChoose: (name: string, hasArguments: boolean) => void
}

export function FunctionList({ onChoose }: FunctionListProps) {
  const { t, t: tData } = useBlockHost()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const groups = functionGroups(query, tData)
  return (
    <section className={styles.side} aria-label={t('Functions')}>
      <Button
        variant="quiet"
        size="small"
        className={styles.fold}
        icon={<Icon of={isOpen ? ChevronUpIcon : ChevronDownIcon} />}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Functions')}
      </Button>
      <div id={listId} className={styles.body} data-open={isOpen ? '' : undefined}>
        <Field
          label={t('Search functions')}
          labelHidden
          placeholder={t('Search functions')}
          icon={<Icon of={SearchIcon} />}
          value={query}
          onChange={event => setQuery(event.currentTarget.value)}
        />
        <div className={styles.list}>
          {groups.length === 0 && <p className={styles.none}>{t('No functions found')}</p>}
          {groups.map(({ group, functions }) => (
            <div key={group} role="group" aria-label={groupName(group, t)}>
              <div className={styles.group} aria-hidden>
                {groupName(group, t)}
              </div>
              {functions.map(({ name, signature, doc, example, hasArguments }) => (
                <button
                  key={name}
                  type="button"
                  className={styles.function}
                  onClick={() => onChoose(name, hasArguments)}
                >
                  <span className={styles.signature} dir="ltr">
                    {signature}
                  </span>
                  <span className={styles.doc} dir="auto">
                    {doc}
                  </span>
                  <span className={styles.example} dir="ltr">
                    {example[0]} → {example[1]}
                  </span>
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
