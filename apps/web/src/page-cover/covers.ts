// Covers that come with the product, drawn from its own colours: `cover:<name>` in `format.page_cover`.
import { isPicture } from '@sheaf/core/kinds/page-look'
import { t } from '../i18n/t'

const SCHEME = 'cover:'

/** In the order of the gallery. The names are those of the stylesheet. */
export const coverNames = [
  'wheat',
  'meadow',
  'lake',
  'dusk',
  'clay',
  'rose',
  'moss',
  'slate',
  'furrows',
  'terraces',
  'seeds',
  'weave',
] as const
type CoverName = (typeof coverNames)[number]

export const coverLabels = (): Readonly<Record<CoverName, string>> => ({
  wheat: t('Wheat'),
  meadow: t('Meadow'),
  lake: t('Lake'),
  dusk: t('Dusk'),
  clay: t('Clay'),
  rose: t('Rose'),
  moss: t('Moss'),
  slate: t('Slate'),
  furrows: t('Furrows'),
  terraces: t('Terraces'),
  seeds: t('Seeds'),
  weave: t('Weave'),
})

export const coverValue = (name: CoverName): string => `${SCHEME}${name}`
type Cover = { readonly drawn: CoverName } | { readonly picture: string }

/** Null: nothing that can be shown. */
export function readCover(value: string | null): Cover | null {
  if (value === null) return null
  const name = coverNames.find(known => coverValue(known) === value)
  if (name) return { drawn: name }
  return isPicture(value) ? { picture: value } : null
}
