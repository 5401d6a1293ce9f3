// The theme lives in one place, data-theme on <html>; tokens.css does the rest. Remembering it is the caller's work.
import { useCallback, useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

type ThemeRoot = Pick<HTMLElement, 'dataset'>

export function isTheme(value: unknown): value is Theme {
  return themes.some(theme => theme === value)
}

/** Call before the first paint, or the page flashes. */
export function applyTheme(theme: Theme, root: ThemeRoot = document.documentElement): void {
  root.dataset.theme = theme
}

/** Anything unknown counts as 'system'. */
export function readTheme(root: ThemeRoot = document.documentElement): Theme {
  return isTheme(root.dataset.theme) ? root.dataset.theme : 'system'
}

/** What is on screen: 'system' resolved against the machine. */
export function shownTheme(theme: Theme, machineIsDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return machineIsDark ? 'dark' : 'light'
}

/** The theme, what it looks like now, and a way to change it; follows changes made anywhere. */
export function useTheme(): { theme: Theme; shown: 'light' | 'dark'; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(watchRoot, readRootTheme, () => 'system' as const)
  const machineIsDark = useSyncExternalStore(watchMachine, isMachineDark, () => false)
  const setTheme = useCallback((next: Theme) => applyTheme(next), [])
  return { theme, shown: shownTheme(theme, machineIsDark), setTheme }
}

const readRootTheme = () => readTheme()
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)')
const isMachineDark = () => darkQuery().matches

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function watchMachine(onChange: () => void): () => void {
  const query = darkQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
