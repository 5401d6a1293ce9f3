// The quiet sheet that signing in, signing up and making a workspace are written on.
import { Mark } from '@sheaf/ui/mark/mark'
import { type ReactNode, useEffect } from 'react'
import styles from './entry-frame.module.css'

export function EntryFrame({
  title,
  lead,
  children,
  foot,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  foot?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Sheaf`
  }, [title])
  return (
    <div className={styles.screen}>
      <main className={styles.sheet}>
        <div className={styles.brand}>
          <Mark size={28} wheat />
          <span className={styles.name}>Sheaf</span>
        </div>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  )
}

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  )
}

export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  )
}

export const entryStyles = styles
