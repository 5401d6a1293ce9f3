// The rows of a menu: action, link, check, choice, submenu; and what stands between them.
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { CheckIcon, ChevronRightIcon, Icon } from '../icon/icon'
import { joinClasses } from '../join-classes'
import styles from './menu.module.css'
import { MenuSurface } from './menu-surface'

type RowProps = {
  label: ReactNode
  icon?: ReactNode
  /** As the person's keyboard names it, such as '⌘D'. */
  shortcut?: string | undefined
  disabled?: boolean
}

type MenuItemProps = RowProps & {
  /** A second, quieter line. */
  detail?: ReactNode
  danger?: boolean
  /** Keep the menu open after this one. */
  staysOpen?: boolean
  onSelect: () => void
}

export function MenuItem({ danger = false, staysOpen = false, disabled = false, onSelect, ...row }: MenuItemProps) {
  return (
    <BaseMenu.Item
      className={joinClasses(styles.item, danger && styles.danger)}
      disabled={disabled}
      closeOnClick={!staysOpen}
      onClick={onSelect}
    >
      <Row {...row} />
    </BaseMenu.Item>
  )
}

type MenuLinkProps = Omit<RowProps, 'disabled'> & {
  /** An <a>, or a router's link. */
  link: ReactElement
}

export function MenuLink({ link, ...row }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem className={styles.item} render={link} closeOnClick>
      <Row {...row} />
    </BaseMenu.LinkItem>
  )
}

type MenuCheckItemProps = RowProps & { checked: boolean; onChange: (checked: boolean) => void }

export function MenuCheckItem({ checked, onChange, disabled = false, ...row }: MenuCheckItemProps) {
  return (
    <BaseMenu.CheckboxItem
      className={styles.item}
      checked={checked}
      disabled={disabled}
      onCheckedChange={next => onChange(next)}
    >
      <Row {...row} trailing={<Tick shown={checked} />} />
    </BaseMenu.CheckboxItem>
  )
}

type MenuChoiceProps<Value extends string> = {
  label?: string
  value: Value
  onChange: (value: Value) => void
  choices: readonly (RowProps & { value: Value })[]
}

/** One of several; the menu closes on choosing. */
export function MenuChoice<Value extends string>({ label, value, onChange, choices }: MenuChoiceProps<Value>) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
      {label && <BaseMenu.GroupLabel className={styles.groupLabel}>{label}</BaseMenu.GroupLabel>}
      {choices.map(({ value: own, disabled = false, ...row }) => (
        <BaseMenu.RadioItem key={own} className={styles.item} value={own} disabled={disabled} closeOnClick>
          <Row {...row} trailing={<Tick shown={own === value} />} />
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  )
}

type SubmenuProps = Omit<RowProps, 'shortcut'> & { children: ReactNode }

export function Submenu({ disabled = false, children, ...row }: SubmenuProps) {
  return (
    <BaseMenu.SubmenuRoot disabled={disabled}>
      <BaseMenu.SubmenuTrigger className={styles.item}>
        <Row {...row} trailing={<Icon of={ChevronRightIcon} mirrored className={styles.chevron} />} />
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <MenuSurface alignOffset={-4} sideOffset={2}>
          {children}
        </MenuSurface>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
  )
}

export function MenuGroup({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className={styles.groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={styles.separator} />
}

type RowParts = Omit<RowProps, 'disabled'> & { detail?: ReactNode; trailing?: ReactNode }

function Row({ icon, label, detail, shortcut, trailing }: RowParts) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {shortcut && (
        <kbd className={styles.shortcut} dir="ltr">
          {shortcut}
        </kbd>
      )}
      {trailing}
    </>
  )
}

// Keeps its place when absent, so that rows do not change width as they are ticked.
function Tick({ shown }: { shown: boolean }) {
  return <span className={styles.tick}>{shown && <Icon of={CheckIcon} />}</span>
}
