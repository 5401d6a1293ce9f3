// The block handle: one per page, in the margin beside the hovered or focused block. It lies over the page, so that it never moves
// text, and is hidden while somebody types.
import { allBlockKinds } from '@sheaf/catalog'
import type { Uuid } from '@sheaf/core/ids'
import { addBeside } from '@sheaf/editor/commands/add-block'
import { BlockPointer } from '@sheaf/editor/drag/block-pointer'
import { holdUntilFocus } from '@sheaf/ui/held-keys/hold-until-focus'
import { GripIcon, Icon, PlusIcon } from '@sheaf/ui/icon/icon'
import { Tooltip } from '@sheaf/ui/tooltip/tooltip'
import { VisuallyHidden } from '@sheaf/ui/visually-hidden/visually-hidden'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { ActionContext } from '../../actions/action'
import { offerPanel, type PageContext, run } from '../../actions/page-context'
import { isTouch } from '../../editing/is-touch'
import { t, tData } from '../../i18n/t'
import styles from './block-handle.module.css'
import { BlockMenu } from './block-menu'
import { useHovered } from './use-hovered'
import { usePlace } from './use-place'

export function BlockHandle({ page, context }: { readonly page: PageContext; readonly context: ActionContext }) {
  const { editor, overlay } = page
  const { blocks } = editor
  const pointer = useMemo(() => new BlockPointer(blocks), [blocks])
  const box = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<Uuid | null>(null)
  const [hovered, keep] = useHovered(blocks, box)
  const count = useSyncExternalStore(blocks.subscribe, blocks.count)
  const reached = useSyncExternalStore(
    blocks.subscribe,
    useCallback(() => (blocks.count() > 0 || isTouch() ? blocks.current() : null), [blocks]),
  )
  const shown = blocks.canEdit ? (menu ?? hovered ?? reached) : null
  usePlace(blocks, pointer, overlay, box, shown)

  useEffect(() => {
    const area = overlay.closest<HTMLElement>('[data-page-area]')
    return area ? pointer.attach(area, overlay) : undefined
  }, [pointer, overlay])

  const openMenu = useCallback(
    (id: Uuid | null) => {
      if (id === null) return
      if (!blocks.isSelected(id)) blocks.select([id])
      holdUntilFocus(() => setMenu(null))
      setMenu(id)
    },
    [blocks],
  )
  useEffect(() => offerPanel(page, 'blockMenu', () => openMenu(blocks.current())), [page, blocks, openMenu])

  const add = (id: Uuid, side: 'before' | 'after'): void => {
    run(page, addBeside(id, side))
    blocks.focus()
    editor.openSlashMenu?.()
  }
  return (
    <>
      {createPortal(
        <>
          <div role="status">
            <VisuallyHidden>
              {count > 1 && t('{count, plural, one {# block selected} other {# blocks selected}}', { count })}
              {count === 1 && reached !== null && selectedText(blocks, reached)}
            </VisuallyHidden>
          </div>
          {shown !== null && (
            <div ref={box} className={styles.handle} onMouseDown={event => event.preventDefault()}>
              <Tooltip label={t('Click to add below, Alt-click to add above')}>
                <button
                  type="button"
                  className={styles.add}
                  aria-label={t('Add block below')}
                  onClick={event => add(shown, event.altKey ? 'before' : 'after')}
                >
                  <Icon of={PlusIcon} />
                </button>
              </Tooltip>
              <Tooltip label={t('Drag to move, click to open menu')}>
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={t('Drag to move or open menu')}
                  aria-haspopup="menu"
                  aria-expanded={menu !== null}
                  onPointerDown={event => {
                    if (event.button === 0) pointer.drag(event.nativeEvent, shown, () => keep(null))
                  }}
                  onClick={() => openMenu(shown)}
                >
                  <Icon of={GripIcon} />
                </button>
              </Tooltip>
            </div>
          )}
        </>,
        overlay,
      )}
      {menu !== null && (
        <BlockMenu
          context={context}
          block={menu}
          anchor={{ getBoundingClientRect: () => lineRect(pointer, blocks.root, menu) }}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  )
}

const MOST_WORDS = 80
/** What is selected, as it is read out: its kind, and how it begins. */
function selectedText(blocks: PageContext['editor']['blocks'], id: Uuid): string {
  const element = blocks.element(id)
  const label = allBlockKinds.find(({ type }) => type === element?.dataset['type'])?.label
  const kind = label === undefined ? t('Block') : tData(label)
  const words = element?.querySelector('.sheaf-body, .sheaf-code, figure')
  const text = words?.getAttribute('aria-label') ?? words?.textContent ?? ''
  return t('{kind} selected. {text}', { kind, text: text.trim().slice(0, MOST_WORDS) })
}

const LINE = 24
/** Where the menu opens: at the start of the block's first line. */
function lineRect(pointer: BlockPointer, root: HTMLElement, id: Uuid): DOMRect {
  const line = pointer.line(id)
  if (!line) return new DOMRect()
  const isRtl = getComputedStyle(root).direction === 'rtl'
  return new DOMRect(isRtl ? line.right : line.left, line.middle - LINE / 2, 0, LINE)
}
