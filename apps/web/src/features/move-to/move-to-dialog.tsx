// Where to? A field, and the places that fit it.
import type { Uuid } from '@sheaf/core/ids'
import type { ParentRef } from '@sheaf/core/operations/tree'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Field } from '@sheaf/ui/field/field'
import { FileTextIcon, Icon, LockIcon, SearchIcon, UsersIcon } from '@sheaf/ui/icon/icon'
import { type Suggestion, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { useSuggestField } from '@sheaf/ui/suggest-list/use-suggest-field'
import { useRef, useState } from 'react'
import { useSession } from '../../data/hooks'
import { useAskedPages } from '../../editing/use-asked-pages'
import { t } from '../../i18n/t'
import { type MoveTarget, moveTargets } from './move-targets'
import styles from './move-to-dialog.module.css'

interface MoveToDialogProps {
  /** What is moved. */
  readonly going: readonly Uuid[]
  readonly title: string
  /** Why nothing can be moved, in a sentence. */
  readonly refusal: string | null
  readonly onChoose: (to: ParentRef) => void
  readonly onClose: () => void
}

interface Option extends Suggestion {
  readonly to: ParentRef
}

const signOf = ({ to, icon }: MoveTarget) => {
  if (to.table === 'block') return icon ?? <Icon of={FileTextIcon} />
  return <Icon of={to.table === 'team' ? UsersIcon : LockIcon} />
}

const optionOf = (target: MoveTarget): Option => ({
  id: target.to.id,
  to: target.to,
  label: target.name,
  icon: signOf(target),
  detail: target.where,
})

export function MoveToDialog({ going, title, refusal, onChoose, onClose }: MoveToDialogProps) {
  const { replica } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const isAsking = useAskedPages(query)
  const { pages, places } = moveTargets(replica, going, query, { untitled: t('Untitled'), own: t('Private') })
  const groups = [
    { label: query.trim() ? t('Pages') : t('Recent'), options: pages.map(optionOf) },
    { label: t('Teamspaces and private'), options: places.map(optionOf) },
  ].filter(group => group.options.length > 0)
  const choose = ({ to }: Option): void => {
    onClose()
    onChoose(to)
  }
  const { field, list } = useSuggestField(
    groups.flatMap(group => group.options),
    choose,
    isAsking,
  )
  return (
    <Dialog
      open
      title={title}
      {...(refusal !== null && { description: refusal })}
      closeLabel={t('Close')}
      initialFocus={input}
      onOpenChange={isOpen => !isOpen && onClose()}
    >
      {refusal === null && (
        <>
          <Field
            {...field}
            ref={input}
            label={t('Search locations')}
            labelHidden
            placeholder={t('Move to…')}
            icon={<Icon of={SearchIcon} />}
            value={query}
            onChange={event => setQuery(event.target.value)}
          />
          <div className={styles.list}>
            <SuggestList
              {...list}
              label={t('Locations')}
              groups={groups}
              onChoose={choose}
              empty={t('No pages found')}
            />
          </div>
        </>
      )}
    </Dialog>
  )
}
