// The looks that a formula can give to a text.
const colors = ['gray', 'brown', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'red']

const textStyles: readonly string[] = [
  ...['b', 'i', 'u', 's', 'c'],
  ...colors,
  ...colors.map(color => `${color}_background`),
]
export const isKnownStyle = (style: string): boolean => textStyles.includes(style)
