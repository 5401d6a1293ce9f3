// The button, and the icon button that cannot be written without an accessible name.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { joinClasses } from '../join-classes'
import { Spinner } from '../spinner/spinner'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

/** For links that must look like buttons. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return joinClasses(styles.button, styles[variant], styles[size], wide && styles.wide)
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Before the label. */
    icon?: ReactNode
    /** Keeps width, focus and label; ignores presses. */
    loading?: boolean
  }

export function Button({ variant, size, wide, icon, loading = false, className, children, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) })
  return (
    <button type="button" {...rest} {...whileLoading(loading, rest.onClick)} className={joinClasses(look, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {loading && <Progress />}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: what pressing does. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  loading?: boolean
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'small',
  loading = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...whileLoading(loading, rest.onClick)}
      aria-label={label}
      className={joinClasses(buttonClass({ variant, size }), styles.square, className)}
    >
      <span className={styles.content}>{icon}</span>
      {loading && <Progress />}
    </button>
  )
}

function Progress() {
  return (
    <span className={styles.progress}>
      <Spinner />
    </span>
  )
}

// aria-disabled rather than disabled: a disabled button would drop the focus of the person who just pressed it.
// Preventing the click also stops a form from being submitted twice by Enter.
function whileLoading(loading: boolean, onClick: ComponentProps<'button'>['onClick']) {
  if (!loading) return { onClick }
  const onPress = (event: MouseEvent) => event.preventDefault()
  return { onClick: onPress, 'aria-busy': true, 'aria-disabled': true, 'data-loading': '' }
}
