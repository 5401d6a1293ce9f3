// A choice of one among many, in a list of our own that is searched: closed it looks and is named as `SelectField`. Letters typed on it
// open the list and go into its search field.
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { holdUntilFocus } from '../held-keys/hold-until-focus'
import { isWritable } from '../held-keys/is-writable'
import { ChevronsUpDownIcon, Icon } from '../icon/icon'
import { joinClasses } from '../join-classes'
import { Popover } from '../popover/popover'
import styles from './field.module.css'
import { FieldFrame, type FieldTexts } from './field-frame'
import select from './select-field.module.css'

type PickerFieldProps = FieldTexts & {
  /** What is chosen, in words. */
  chosen: string
  /** The list with its search field, which takes the focus. */
  children: (picker: { close: () => void }) => ReactNode
}

export function PickerField({ label, labelHidden, hint, error, chosen, children }: PickerFieldProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const close = (): void => setOpen(false)
  /** What is typed next is for its search field. */
  const open = (first?: globalThis.KeyboardEvent): void => {
    holdUntilFocus(close, isWritable, undefined, first)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const isLetter = isTyped(event)
    if (isOpen || (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    open(isLetter ? event.nativeEvent : undefined)
  }
  return (
    <FieldFrame {...{ label, labelHidden, hint, error }}>
      {control => (
        <div className={joinClasses(styles.box, select.box)}>
          <button
            {...control}
            ref={setButton}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            className={joinClasses(styles.control, select.control, select.button)}
            onClick={() => (isOpen ? close() : open())}
            onKeyDown={onKeyDown}
          >
            <bdi>{chosen}</bdi>
          </button>
          <Icon of={ChevronsUpDownIcon} className={select.sign} />
          {isOpen && (
            <Popover
              open
              flush
              title={label}
              titleHidden
              anchor={button}
              finalFocus={() => button}
              onOpenChange={next => !next && close()}
            >
              <div id={listId}>{children({ close })}</div>
            </Popover>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** The space bar presses the button. */
const isTyped = ({ key, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !nativeEvent.isComposing
