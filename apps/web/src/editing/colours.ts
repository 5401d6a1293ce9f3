// The ten colours of texts and blocks, by the names that records hold and as people call them.
import { t } from '../i18n/t'

type Colour = readonly [value: string, label: string]

export const textColours = (): readonly Colour[] => [
  ['default', t('Default')],
  ['grey', t('Gray')],
  ['brown', t('Brown')],
  ['orange', t('Orange')],
  ['yellow', t('Yellow')],
  ['green', t('Green')],
  ['blue', t('Blue')],
  ['purple', t('Purple')],
  ['pink', t('Pink')],
  ['red', t('Red')],
]
/** Nine: no background is the default of text. */
export const backgroundColours = (): readonly Colour[] =>
  textColours()
    .slice(1)
    .map(([value, label]) => [`${value}_background`, t('{color} background', { color: label })])
