// The toolbar over selected text. It comes when the selection is made, leaves the focus in the text, and is reached by Alt+F10.
import { allBlockKinds } from '@sheaf/catalog'
import { offersOf } from '@sheaf/catalog/offers'
import { allows } from '@sheaf/core/permissions/roles'
import { toggleEquation } from '@sheaf/editor/commands/inline-equation'
import { selectedMarks, setTextColor } from '@sheaf/editor/commands/inline-marks'
import { type PlainMark, toggleMark } from '@sheaf/editor/commands/marks'
import { turnInto } from '@sheaf/editor/commands/turn-into'
import { Floating } from '@sheaf/ui/floating/floating'
import { iconByName } from '@sheaf/ui/icon/by-name'
import {
  BoldIcon,
  ChevronDownIcon,
  CodeIcon,
  CommentPlusIcon,
  Icon,
  type IconShape,
  ItalicIcon,
  LinkIcon,
  MoreIcon,
  SigmaIcon,
  StrikethroughIcon,
  UnderlineIcon,
} from '@sheaf/ui/icon/icon'
import { Menu } from '@sheaf/ui/menu/menu'
import { MenuGroup, MenuItem } from '@sheaf/ui/menu/menu-item'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { nameOf, onApple } from '../../actions/shortcut'
import { useRole } from '../../data/hooks'
import { backgroundColours, textColours } from '../../editing/colours'
import { keepHighlight, lastHighlight } from '../../editing/highlight'
import type { PageEditing } from '../../editing/page-editing'
import { useStore } from '../../editing/store'
import { Swatch } from '../../editing/swatch'
import { t, tData } from '../../i18n/t'
import styles from './toolbar.module.css'

interface MarkButton {
  readonly mark: PlainMark
  readonly icon: IconShape
  readonly label: () => string
  readonly shortcut: string
}
const markButtons: readonly MarkButton[] = [
  { mark: 'b', icon: BoldIcon, label: () => t('Bold'), shortcut: 'command+b' },
  { mark: 'i', icon: ItalicIcon, label: () => t('Italic'), shortcut: 'command+i' },
  { mark: '_', icon: UnderlineIcon, label: () => t('Underline'), shortcut: 'command+u' },
  { mark: 's', icon: StrikethroughIcon, label: () => t('Strikethrough'), shortcut: 'command+shift+x' },
  { mark: 'c', icon: CodeIcon, label: () => t('Code'), shortcut: 'command+e' },
]

const AFTER_MENU_MS = 50

interface ToolbarProps {
  readonly editing: PageEditing
  readonly blockMenu: (() => void) | undefined
  /** Missing: nothing can be said about these words. */
  readonly comment: (() => void) | undefined
}

/** Where nothing may be written, all that is offered is to say something about it. */
export function Toolbar(props: ToolbarProps) {
  const { editing, comment } = props
  const mayComment = allows(useRole('block', editing.pageId), 'comment')
  const offered = { ...props, comment: mayComment ? comment : undefined }
  if (editing.editor.blocks.canEdit) return <FullToolbar {...offered} />
  return offered.comment ? <CommentBar {...offered} /> : null
}

function CommentBar({ editing, comment }: ToolbarProps) {
  const selected = useStore(editing.selection)
  if (!selected || !comment) return null
  return (
    <Floating anchor={selected.anchor} side="top" align="center" onClose={() => editing.selection.set(null)}>
      <div
        role="toolbar"
        aria-label={t('Selected text')}
        className={styles.bar}
        onMouseDown={event => event.preventDefault()}
      >
        <CommentButton onPress={comment} />
      </div>
    </Floating>
  )
}
const CommentButton = ({ onPress }: { readonly onPress: () => void }) => (
  <Button icon={CommentPlusIcon} label={t('Comment')} shortcut="command+shift+m" onPress={onPress} />
)

function FullToolbar({ editing, blockMenu, comment }: ToolbarProps) {
  const selected = useStore(editing.selection)
  const asked = useStore(editing.toolbarAsked)
  const panel = useStore(editing.panel)
  const bar = useRef<HTMLDivElement>(null)
  const seen = useRef(asked)
  const [menu, setMenu] = useState<'kind' | 'color' | null>(null)
  useEffect(() => {
    if (asked !== seen.current) bar.current?.querySelector<HTMLElement>('button')?.focus()
    seen.current = asked
  }, [asked])
  if (!selected || panel) return null

  const { core, inline } = editing.editor
  const marks = selectedMarks(core.state)
  const back = (): void => {
    setMenu(null)
    inline.focus()
    // A menu that closes gives the focus back to its button; the text is where it belongs.
    setTimeout(() => inline.focus(), AFTER_MENU_MS)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const place = buttons.indexOf(document.activeElement as HTMLElement)
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const to =
      event.key === forward
        ? place + 1
        : event.key === backward
          ? place - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : null
    if (event.key === 'Escape') back()
    else if (to !== null) buttons[(to + buttons.length) % buttons.length]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const kind = allBlockKinds.find(({ type }) => type === marks.block?.type)
  return (
    <Floating
      anchor={selected.anchor}
      side="top"
      align="center"
      onClose={() => menu === null && editing.selection.set(null)}
    >
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('Formatting')}
        className={styles.bar}
        onKeyDown={onKeyDown}
        // The selection stays as it is.
        onMouseDown={event => event.preventDefault()}
      >
        {kind?.turn && (
          <Menu
            open={menu === 'kind'}
            onOpenChange={open => (open ? setMenu('kind') : back())}
            trigger={
              <button type="button" className={styles.wide} aria-label={t('Turn into')} title={t('Turn into')}>
                {tData(kind.label)}
                <Icon of={ChevronDownIcon} />
              </button>
            }
          >
            <MenuGroup label={t('Turn into')}>
              {allBlockKinds
                .filter(({ turn }) => turn)
                .map(({ type, label }) => (
                  <MenuItem
                    key={type}
                    label={tData(label)}
                    icon={<Icon of={iconByName(offersOf(type)[0]?.icon ?? '')} />}
                    onSelect={() => {
                      turnInto(type)(core)
                      back()
                    }}
                  />
                ))}
            </MenuGroup>
          </Menu>
        )}
        {markButtons.map(({ mark, icon, label, shortcut }) => (
          <Button
            key={mark}
            icon={icon}
            label={label()}
            shortcut={shortcut}
            pressed={marks.on.has(mark)}
            onPress={() => toggleMark(mark)(core)}
          />
        ))}
        <Button
          icon={SigmaIcon}
          label={t('Equation')}
          shortcut="command+shift+e"
          onPress={() => {
            toggleEquation(core)
            inline.focus()
          }}
        />
        <Button
          icon={LinkIcon}
          label={t('Link')}
          shortcut="command+k"
          pressed={marks.on.has('a')}
          onPress={() => editing.askLink()}
        />
        <Menu
          open={menu === 'color'}
          onOpenChange={open => (open ? setMenu('color') : back())}
          trigger={
            <button type="button" className={styles.wide} aria-label={t('Color')} title={t('Color')}>
              <Swatch color={marks.color} />
              <Icon of={ChevronDownIcon} />
            </button>
          }
        >
          <Colours
            onColour={color => {
              keepHighlight(color)
              setTextColor(color)(core)
              back()
            }}
          />
        </Menu>
        {comment && <CommentButton onPress={comment} />}
        {blockMenu && (
          <Button
            icon={MoreIcon}
            label={t('More')}
            shortcut="command+/"
            onPress={() => {
              editing.selection.set(null)
              inline.focus()
              blockMenu()
            }}
          />
        )}
      </div>
    </Floating>
  )
}

interface ButtonProps {
  readonly icon: IconShape
  readonly label: string
  readonly shortcut: string
  readonly pressed?: boolean
  readonly onPress: () => void
}
function Button({ icon, label, shortcut, pressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={`${label} (${nameOf(shortcut, onApple())})`}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  )
}

/** Text colours, then backgrounds; the last one used on top. */
function Colours({ onColour }: { readonly onColour: (color: string) => void }) {
  const names = textColours()
  const backgrounds = backgroundColours()
  const last = [...names, ...backgrounds].find(([color]) => color === lastHighlight())
  const item = ([color, label]: readonly [string, string]) => (
    <MenuItem key={color} label={label} icon={<Swatch color={color} />} onSelect={() => onColour(color)} />
  )
  return (
    <>
      {last && (
        <MenuGroup label={t('Last used')}>
          <MenuItem
            label={last[1]}
            icon={<Swatch color={last[0]} />}
            shortcut={nameOf('command+shift+h', onApple())}
            onSelect={() => onColour(last[0])}
          />
        </MenuGroup>
      )}
      <MenuGroup label={t('Color')}>{names.map(item)}</MenuGroup>
      <MenuGroup label={t('Background')}>{backgrounds.map(item)}</MenuGroup>
    </>
  )
}
