// A large dialog of many pages: their names at the side, one page seen at a time. On a phone the names are a list of their own, and a
// page comes over it with a way back.
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Tabs } from '@base-ui/react/tabs'
import { type ReactNode, useRef, useState } from 'react'
import { Button, IconButton } from '../button/button'
import { FocusWait } from '../held-keys/focus-wait'
import { ChevronLeftIcon, CloseIcon, Icon, type IconShape } from '../icon/icon'
import { joinClasses } from '../join-classes'
import dialog from './dialog.module.css'
import styles from './tab-dialog.module.css'

export type TabDialogGroup<Value extends string> = {
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly icon: IconShape }[]
}

type TabDialogProps<Value extends string> = {
  title: string
  closeLabel: string
  /** On a phone, from a page to the list. */
  backLabel: string
  groups: readonly TabDialogGroup<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** On a phone, whether the list is what one sees first. */
  startsWithList?: boolean
  onClose: () => void
  /** The page that is open. */
  children: ReactNode
}

export function TabDialog<Value extends string>({
  title,
  closeLabel,
  backLabel,
  groups,
  value,
  onValueChange,
  startsWithList = true,
  onClose,
  children,
}: TabDialogProps<Value>) {
  const [isListShown, setListShown] = useState(startsWithList)
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const current = groups.flatMap(group => group.tabs).find(tab => tab.value === value)
  /** The focus goes where the eye goes; on a wide screen both are there and it stays. */
  const show = (isList: boolean): void => {
    setListShown(isList)
    requestAnimationFrame(() => {
      const next = isList ? list.current?.querySelector<HTMLElement>('[data-active]') : panel.current
      if (!document.activeElement?.checkVisibility()) next?.focus()
    })
  }
  return (
    <BaseDialog.Root open onOpenChange={open => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialog.backdrop} />
        <BaseDialog.Viewport className={joinClasses(dialog.viewport, styles.viewport)}>
          <BaseDialog.Popup
            className={joinClasses(dialog.dialog, styles.dialog)}
            data-list={isListShown ? '' : undefined}
          >
            <FocusWait />
            <Tabs.Root
              className={styles.halves}
              orientation="vertical"
              value={value}
              onValueChange={next => onValueChange(next as Value)}
            >
              <div className={styles.side}>
                <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
                <Tabs.List ref={list} className={styles.list} aria-label={title}>
                  {groups.map(group => (
                    <div key={group.label} className={styles.group} role="presentation">
                      <span className={styles.groupName} aria-hidden="true">
                        {group.label}
                      </span>
                      {group.tabs.map(tab => (
                        <Tabs.Tab
                          key={tab.value}
                          value={tab.value}
                          className={styles.tab}
                          // Pressing the one that is open already opens it on a phone.
                          onClick={() => show(false)}
                        >
                          <Icon of={tab.icon} />
                          <span className={styles.tabName}>{tab.label}</span>
                        </Tabs.Tab>
                      ))}
                    </div>
                  ))}
                </Tabs.List>
              </div>
              <Tabs.Panel key={value} ref={panel} value={value} className={styles.panel} tabIndex={-1}>
                <div className={styles.head}>
                  <Button
                    variant="quiet"
                    size="small"
                    className={styles.back}
                    icon={<Icon of={ChevronLeftIcon} mirrored />}
                    onClick={() => show(true)}
                  >
                    {backLabel}
                  </Button>
                  <h2 className={styles.name}>{current?.label}</h2>
                </div>
                {children}
              </Tabs.Panel>
            </Tabs.Root>
            {/* Last in order, so that the focus starts on the names. */}
            <BaseDialog.Close
              className={dialog.close}
              render={<IconButton label={closeLabel} icon={<Icon of={CloseIcon} />} />}
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
