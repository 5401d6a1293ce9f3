// A row of tools above the on-screen keyboard, for what a hardware keyboard has shortcuts. Each is an action; the focus stays in the
// text, or the keyboard would close.
import { addBeside } from '@sheaf/editor/commands/add-block'
import { selectedMarks } from '@sheaf/editor/commands/inline-marks'
import { iconByName } from '@sheaf/ui/icon/by-name'
import { AtSignIcon, Icon, type IconShape, PlusIcon, RepeatIcon } from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuItem } from '@sheaf/ui/menu/menu-item'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Action, ActionContext } from '../../actions/action'
import { redo, undo } from '../../actions/all'
import { indentBlocks, outdentBlocks } from '../../actions/block-actions'
import { comment } from '../../actions/comment-actions'
import { type PageContext, run } from '../../actions/page-context'
import { bold, inlineCode, italic, link, strikethrough, underline } from '../../actions/text-actions'
import { turnActions } from '../../actions/turn-actions'
import { t } from '../../i18n/t'
import styles from './keyboard-bar.module.css'

/** The marks that a tool switches, by the letter that the text keeps for them. */
const marks: ReadonlyMap<Action, string> = new Map([
  [bold, 'b'],
  [italic, 'i'],
  [underline, '_'],
  [strikethrough, 's'],
  [inlineCode, 'c'],
  [link, 'a'],
])
const AFTER_MENU_MS = 50

interface KeyboardBarProps {
  readonly page: PageContext
  readonly context: ActionContext
}

export function KeyboardBar({ page, context }: KeyboardBarProps) {
  const { editor } = page
  const { blocks } = editor
  const [isTurning, setTurning] = useState(false)
  const isWriting = useSyncExternalStore(
    useCallback(listener => watchFocus(blocks.root, listener), [blocks]),
    () => editor.hasFocus && blocks.canEdit,
  )
  // Drawn again with what the caret is in, not with every key.
  const on = useSyncExternalStore(blocks.subscribe, () => [...selectedMarks(editor.core.state).on].sort().join(''))
  if (!isWriting && !isTurning) return null

  const back = (): void => {
    setTurning(false)
    blocks.focus()
    // A menu that closes gives the focus back to its button; the text is where it belongs.
    setTimeout(() => blocks.focus(), AFTER_MENU_MS)
  }
  const add = (): void => {
    const at = blocks.current()
    if (at !== null) run(page, addBeside(at, 'after'))
    blocks.focus()
    editor.openSlashMenu()
  }
  const tool = (action: Action) => {
    const mark = marks.get(action)
    return (
      <Tool
        icon={action.icon}
        label={action.label()}
        {...(mark && { pressed: on.includes(mark) })}
        disabled={action.when?.(context) === false}
        onPress={() => action.run(context)}
      />
    )
  }
  return createPortal(
    <Bar>
      <Tool icon={PlusIcon} label={t('Add block below')} onPress={add} />
      <Menu
        open={isTurning}
        onOpenChange={open => (open ? setTurning(true) : back())}
        side="top"
        trigger={
          <button type="button" className={styles.tool} aria-label={t('Turn into')}>
            <Icon of={RepeatIcon} size={20} />
          </button>
        }
      >
        {turnActions.map(action => (
          <MenuItem
            key={action.id}
            label={action.into()}
            icon={<Icon of={iconByName(action.iconName)} />}
            onSelect={() => action.run(context)}
          />
        ))}
      </Menu>
      {tool(undo)}
      {tool(redo)}
      {tool(bold)}
      {tool(italic)}
      {tool(underline)}
      {tool(strikethrough)}
      {tool(inlineCode)}
      {tool(link)}
      {tool(outdentBlocks)}
      {tool(indentBlocks)}
      <Tool icon={AtSignIcon} label={t('Mention')} onPress={() => editor.inline.openMenu('mention')} />
      {tool(comment)}
    </Bar>,
    document.body,
  )
}

/** At the lower edge of what can be seen, which the keyboard pushes up. */
function Bar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = visualViewport
    if (!seen) return
    const place = (): void =>
      bar.current?.style.setProperty('--keyboard', `${Math.max(0, innerHeight - seen.height - seen.offsetTop)}px`)
    place()
    seen.addEventListener('resize', place)
    seen.addEventListener('scroll', place)
    return () => {
      seen.removeEventListener('resize', place)
      seen.removeEventListener('scroll', place)
    }
  }, [])
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('Editing tools')}
      className={styles.bar}
      // The caret stays where it is, and the keyboard with it.
      onMouseDown={event => event.preventDefault()}
    >
      {children}
    </div>
  )
}

interface ToolProps {
  readonly icon: IconShape
  readonly label: string
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}
const Tool = ({ icon, label, pressed, disabled = false, onPress }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    disabled={disabled}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={onPress}
  >
    <Icon of={icon} size={20} />
  </button>
)

/** The new focus is known only after the event. */
function watchFocus(root: HTMLElement, listener: () => void): () => void {
  const soon = (): void => void setTimeout(listener)
  root.addEventListener('focusin', soon)
  root.addEventListener('focusout', soon)
  return () => {
    root.removeEventListener('focusin', soon)
    root.removeEventListener('focusout', soon)
  }
}
