// What is done with all rows that are selected. Each is one step: undone by Ctrl+Z, or where it is told.
import { type Property, TITLE } from '@sheaf/core/collection/schema'
import type { Uuid } from '@sheaf/core/ids'
import type { Json } from '@sheaf/core/validation/checks'
import type { RowJob } from '@sheaf/database/contract/database'
import { useDatabase } from '@sheaf/database/contract/database-hooks'
import { type Step, useBlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { CloseIcon, CopyIcon, Icon, LinkIcon, MoveIcon, PencilIcon, TrashIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { useState } from 'react'
import { inPortions, longJob } from '../long-job'
import bar from '../selection-bar.module.css'
import { EditPicked } from './edit-picked'
import type { TableItems } from './table-items'
import type { RowPicks } from './use-row-picks'

const PORTION = 500

export function PickedBar({ picks, items }: { readonly picks: RowPicks; readonly items: TableItems }) {
  const host = useBlockHost()
  const { t } = host
  const { actions, far, isEditable, columns, kinds } = useDatabase('actions', 'far', 'isEditable', 'columns', 'kinds')
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const count = picks.rows.size
  if (count === 0) return null
  /** In the order in which they are drawn. Only when something is done to them: they may be all rows of a large table. */
  const rows = (): readonly Uuid[] => items.inOrder(picks.rows)
  const told = (text: string, step: Step | null): void => {
    if (step) host.toast(text, { action: { label: t('Undo'), onAction: step.takeBack } })
  }
  const progress = (done: number): string => t('{done} of {total} rows', { done, total: count })
  /** Portion by portion as one step, once the rows are here. */
  const inStep = async (work: (some: readonly Uuid[], into: Step | undefined) => Step): Promise<Step | null> => {
    let step: Step | undefined
    const run = (job: RowJob) =>
      inPortions(rows(), PORTION, job, async some => {
        await far.bring(some, { ...job, onProgress: () => {} })
        const done = work(some, step)
        step ??= done
      })
    // Few are done before anybody could look away.
    await longJob(host, progress, run)
    return step ?? null
  }
  const trash = async (): Promise<void> => {
    picks.clear()
    const step = await inStep(actions.trashRows)
    told(t('{count, plural, one {Moved # row to trash} other {Moved # rows to trash}}', { count }), step)
  }
  const duplicate = async (): Promise<void> => {
    const step = await longJob(host, progress, job => actions.duplicateRows(rows(), job))
    told(t('{count, plural, one {# row duplicated} other {# rows duplicated}}', { count }), step)
  }
  const moveTo = async (): Promise<void> => {
    const page = element && (await host.pages.choose(element))
    if (!page) return
    picks.clear()
    const step = await inStep((some, into) => actions.moveRowsTo(some, page, into))
    told(t('{count, plural, one {# row moved} other {# rows moved}}', { count }), step)
  }
  const write = async (property: Property, value: Json | null): Promise<void> => {
    const step = await inStep((some, into) =>
      actions.setValues(
        some.map(row => ({ row, property: property.id, value })),
        into,
      ),
    )
    told(
      t('“{property}” changed in {count, plural, one {# row} other {# rows}}', { property: property.name, count }),
      step,
    )
  }
  const copyLinks = (): void =>
    void host.copy(
      rows()
        .map(row => new URL(host.pages.hrefOf(row), location.href).href)
        .join('\n'),
    )
  const writable = columns.filter(({ property }) => {
    const kind = kinds.get(property.type)
    return kind?.source === 'stored' && kind.form !== 'none' && property.id !== TITLE
  })
  const property = columns.find(({ id }) => id === edited)?.property
  return (
    <div ref={setElement} className={bar.bar} role="toolbar" aria-label={t('Selected rows')}>
      <span className={bar.count}>{t('{count} selected', { count })}</span>
      {isEditable && (
        <>
          {writable.length > 0 && (
            <Menu
              trigger={
                <Button size="small" variant="quiet" icon={<Icon of={PencilIcon} />}>
                  {t('Edit')}
                </Button>
              }
            >
              {writable.map(({ property: { id, name } }) => (
                <MenuItem key={id} label={name} onSelect={() => setEdited(id)} />
              ))}
            </Menu>
          )}
          <Button size="small" variant="quiet" icon={<Icon of={CopyIcon} />} onClick={() => void duplicate()}>
            {t('Duplicate')}
          </Button>
          <Button size="small" variant="quiet" icon={<Icon of={MoveIcon} />} onClick={() => void moveTo()}>
            {t('Move to')}
          </Button>
        </>
      )}
      <IconButton label={t('Copy link')} icon={<Icon of={LinkIcon} />} onClick={copyLinks} />
      {isEditable && (
        <IconButton label={t('Move to trash')} icon={<Icon of={TrashIcon} />} onClick={() => void trash()} />
      )}
      <IconButton label={t('Clear selection')} icon={<Icon of={CloseIcon} />} onClick={picks.clear} />
      {property && element && (
        <EditPicked
          property={property}
          first={rows()[0] as Uuid}
          count={count}
          anchor={element}
          onClose={() => setEdited(null)}
          onWrite={value => void write(property, value)}
        />
      )}
    </div>
  )
}
