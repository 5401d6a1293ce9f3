// The icon of a block that has one of its own, as it is stored: an emoji, or the address of a picture.
import type { Json } from '@sheaf/core/validation/checks'
import { stringOf } from '@sheaf/core/validation/checks'

export const ICON = 'page_icon'
const LONGEST_ADDRESS = 2_048
export const blockIcon = stringOf({ max: LONGEST_ADDRESS })

type Format = Readonly<Record<string, Json>>
export const iconOf = (format: Format | undefined): string | null => {
  const icon = format?.[ICON]
  return typeof icon === 'string' && icon !== '' ? icon : null
}
/** For other programs: none, or an emoji. An address of a picture is only a field. */
export const emojiOf = (format: Format): readonly string[] => {
  const icon = iconOf(format)
  return icon === null || /[/:.]/.test(icon) ? [] : [icon]
}
