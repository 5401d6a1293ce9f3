// The theme a person chose on this device, kept over reloads.
import { applyTheme, isTheme, type Theme } from '@sheaf/ui/theme/theme'

const KEY = 'theme'

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  localStorage.setItem(KEY, theme)
}

/** Before the first screen is drawn. */
export function applyStoredTheme(): void {
  const stored = localStorage.getItem(KEY)
  applyTheme(isTheme(stored) ? stored : 'system')
}
