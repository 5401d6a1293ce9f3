// "Customise layout": all properties of a collection's pages as one list under the heads of their sections. A grip drags one to any
// place, or moves it by arrow keys; its menu sends it to another section.

import {
  type LayoutLine,
  type LayoutPlace,
  layoutLines,
  placeAtLine,
  placeInSection,
} from '@sheaf/core/collection/layout-moves'
import { HEADING, MOST_IN_HEADING, type PageLayout } from '@sheaf/core/collection/page-layout'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Button } from '@sheaf/ui/button/button'
import { Dialog } from '@sheaf/ui/dialog/dialog'
import { Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { useEffect, useRef } from 'react'
import { dropEdge, useReorder } from '../lists/use-reorder'
import styles from './layout-editor.module.css'
import { LayoutPropertyLine } from './layout-property-line'
import { LayoutSectionLine } from './layout-section-line'
import type { LayoutActions } from './use-layout'

interface LayoutEditorProps {
  readonly layout: PageLayout
  readonly actions: LayoutActions
  readonly onClose: () => void
}

export function LayoutEditor({ layout, actions, onClose }: LayoutEditorProps) {
  const { t } = useBlockHost()
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string | null>(null)
  const lines = layoutLines(layout)
  const groups = layout.groups.flatMap(({ module }) => (module ? [module] : []))
  const sections = [
    { id: HEADING, name: t('Below title') },
    { id: '', name: t('No group') },
    ...groups.map(({ id, name }) => ({ id, name: name || t('Untitled group') })),
  ]
  const put = (line: LayoutLine | undefined, place: LayoutPlace | null): void => {
    if (line?.kind !== 'property' || !place) return
    moved.current = line.laid.property.id
    actions.place(line.laid.property.id, place)
  }
  const { dragging, grip } = useReorder(list, (from, to) => put(lines[from], placeAtLine(lines, from, to)))
  // Whoever moves one by keys goes on moving it.
  useEffect(() => {
    if (moved.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(moved.current)}"]`)?.focus()
    moved.current = null
  })
  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('Customize layout')}
      description={t('Applies to every row’s page, for everyone.')}
      closeLabel={t('Close')}
      footer={
        <Button icon={<Icon of={PlusIcon} />} onClick={() => actions.addGroup(t('New group'))}>
          {t('Add group')}
        </Button>
      }
    >
      <ul ref={list} className={styles.lines} aria-label={t('Layout')}>
        {lines.map((line, i) => (
          <li
            key={line.kind === 'section' ? `section ${line.section}` : line.laid.property.id}
            className={styles.line}
            data-item=""
            data-drop={dropEdge(dragging, i)}
          >
            {line.kind === 'section' ? (
              <LayoutSectionLine
                group={groups.find(({ id }) => id === line.section) ?? null}
                name={sections.find(({ id }) => id === line.section)?.name ?? ''}
                hint={line.section === HEADING ? t('Up to {count}', { count: MOST_IN_HEADING }) : null}
                isFirst={groups[0]?.id === line.section}
                isLast={groups.at(-1)?.id === line.section}
                actions={actions}
              />
            ) : (
              <LayoutPropertyLine
                line={line}
                grip={grip(i)}
                sections={sections.filter(({ id }) => placeInSection(lines, i, id) !== null)}
                onSection={section => put(line, placeInSection(lines, i, section))}
                onShow={show => actions.show(line.laid.property.id, show)}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
