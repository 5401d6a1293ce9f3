// The ten content colours by the names that data gives them. Data says gray where our palette says grey.

export const contentColors = [
  'default',
  'gray',
  'brown',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'red',
] as const
export type ContentColor = (typeof contentColors)[number]

/** The name in the tokens; a colour that is none is the default. */
export function colorToken(name: string): string {
  if (name === 'gray') return 'grey'
  return contentColors.some(color => color === name) || name === 'grey' ? name : 'default'
}

/** Read by stylesheets of what is coloured. */
export const colorVariables = (name: string): Readonly<Record<'--own-text' | '--own-background', string>> => {
  const token = colorToken(name)
  return {
    '--own-text': `var(--content-${token}-text)`,
    '--own-background': token === 'default' ? 'var(--color-press)' : `var(--content-${token}-background)`,
  }
}

/** What people call them. */
export const colorNames = (t: (words: string) => string) => ({
  gray: t('Gray'),
  brown: t('Brown'),
  orange: t('Orange'),
  yellow: t('Yellow'),
  green: t('Green'),
  blue: t('Blue'),
  purple: t('Purple'),
  pink: t('Pink'),
  red: t('Red'),
})

/** The same by the names of our palette, as blocks and texts hold them. */
export const paletteNames = (t: (words: string) => string) => {
  const { gray, ...others } = colorNames(t)
  return { grey: gray, ...others }
}
