// The ten colours of texts and blocks, by the names that records hold and as people call them.
import { paletteNames } from '@sheaf/editor/colors/content-color'
import { t } from '../i18n/t'

type Colour = readonly [value: string, label: string]

export const textColours = (): readonly Colour[] => [['default', t('Default')], ...Object.entries(paletteNames(t))]
/** Nine: no background is the default of text. */
export const backgroundColours = (): readonly Colour[] =>
  textColours()
    .slice(1)
    .map(([value, label]) => [`${value}_background`, t('{color} background', { color: label })])
