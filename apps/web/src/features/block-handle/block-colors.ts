// The ten colours of look.md, as text and as background, by the names that records hold.
import { textColours } from '../../editing/colours'
import { t } from '../../i18n/t'

export interface BlockColor {
  /** As `format.block_color` holds it. */
  readonly value: string
  readonly label: string
}

export const textColors = (): readonly BlockColor[] => textColours().map(([tone, label]) => ({ value: tone, label }))
export const backgroundColors = (): readonly BlockColor[] =>
  textColours().map(([tone, label]) => ({
    value: tone === 'default' ? 'default' : `${tone}_background`,
    label: t('{color} background', { color: label }),
  }))
export const allColors = (): readonly BlockColor[] => [...textColors(), ...backgroundColors()]

const KEY = 'sheaf:block-colour'
export const lastColor = (): BlockColor | undefined => {
  const held = localStorage.getItem(KEY)
  return held === null ? undefined : allColors().find(color => color.value === held)
}
export const keepColor = (value: string): void => {
  if (value !== 'default') localStorage.setItem(KEY, value)
}
