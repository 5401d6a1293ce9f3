// The colour that was put on text last: the highlight key uses it again.
const KEY = 'sheaf:highlight'
const FIRST = 'yellow_background'

export const lastHighlight = (): string => localStorage.getItem(KEY) ?? FIRST
export function keepHighlight(color: string): void {
  if (color !== 'default') localStorage.setItem(KEY, color)
}
