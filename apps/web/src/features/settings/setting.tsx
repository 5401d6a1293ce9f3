// The pieces that every page of the settings is made of.
import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

export function SettingsPage({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.sectionName}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** What is set, in words, and beside it what sets it. */
export function Row({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.rowName}>{title}</p>
        {text && <p className={styles.rowText}>{text}</p>}
      </div>
      {children && <div className={styles.control}>{children}</div>}
    </div>
  )
}

export const Note = ({ children }: { readonly children: ReactNode }) => <p className={styles.note}>{children}</p>

export const Problem = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.problem} role="alert">
    {children}
  </p>
)
