// Rows of the related database as an answer: found by their words, shown by icon and title.
import type { Property } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import { useWordContext } from '@sheaf/database/contract/database-hooks'
import picker from '@sheaf/database/lists/picker.module.css'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { usePage } from '@sheaf/editor/host/use-block'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { Popover } from '@sheaf/ui/popover/popover'
import { useState } from 'react'
import { IconSign } from '../../properties/icon-sign'
import { RelationEdit } from '../../properties/relation-edit'
import { AnswerFrame, type AnswerTexts } from './answer-frame'
import styles from './form.module.css'

interface AnswerRowsProps extends AnswerTexts {
  readonly property: Property
  /** The one that is to be made. */
  readonly row: Uuid
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

export function AnswerRows({ property, row, chosen, onChange, ...texts }: AnswerRowsProps) {
  const { t } = useBlockHost()
  const [isOpen, setOpen] = useState(false)
  const isSingle = property['limit'] === 1
  return (
    <AnswerFrame {...texts}>
      {chosen.length > 0 && (
        <ul role="list" className={styles.chosen}>
          {chosen.map(id => (
            <ChosenRow key={id} id={id} onRemove={() => onChange(chosen.filter(one => one !== id))} />
          ))}
        </ul>
      )}
      <Popover
        title={property.name}
        titleHidden
        flush
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button data-begin="" icon={<Icon of={SearchIcon} />}>
            {isSingle ? (chosen.length > 0 ? t('Choose another row') : t('Choose a row')) : t('Choose rows')}
          </Button>
        }
      >
        <RelationEdit
          row={row}
          property={property}
          value={[...chosen]}
          cell={chosen}
          place="page"
          typed={null}
          canCreate={false}
          onChange={value => onChange(Array.isArray(value) ? (value as readonly string[]) : [])}
          onDone={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      </Popover>
    </AnswerFrame>
  )
}

function ChosenRow({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }) {
  const { t } = useBlockHost()
  const words = useWordContext()
  const look = usePage(id as Uuid)
  const name = look?.title || words.names.page(id) || t('Untitled')
  return (
    <li className={picker.row}>
      <IconSign icon={look?.icon ?? null} picture={look?.picture ?? null} />
      <span className={picker.words}>
        <bdi>{name}</bdi>
      </span>
      <IconButton label={t('Remove “{name}”', { name })} icon={<Icon of={CloseIcon} />} onClick={onRemove} />
    </li>
  )
}
