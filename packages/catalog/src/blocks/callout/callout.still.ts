// A box with an icon in front of the words, before it can be changed.
import { imageAddress } from '@sheaf/core/files/file-addresses'
import type { BlockLook, StillBlock } from '@sheaf/core/kinds/block-look'
import { element, htmlText } from '@sheaf/core/kinds/exchange'

/** As wide as it is drawn, twice for fine screens. */
const ICON_PX = 48

/** Its emoji or the address of its picture; nothing of each where it has no icon. */
export function calloutIcon({ page_icon: icon }: Readonly<Record<string, unknown>>): {
  readonly emoji: string
  readonly picture: string | null
} {
  const shown = typeof icon === 'string' ? icon : ''
  const picture = imageAddress(shown, ICON_PX)
  return { emoji: picture === null ? shown : '', picture }
}

export const calloutLook: BlockLook = { type: 'callout', attributes: () => ({ role: 'note' }) }

export const calloutStill: StillBlock = {
  ...calloutLook,
  sign: ({ format }) => {
    const { emoji, picture } = calloutIcon(format)
    return element('span', { hidden: emoji === '' && picture === null }, [
      element('button', { className: ['sheaf-callout-icon'] }, [
        picture === null ? htmlText(emoji) : element('img', { src: picture, alt: '' }),
      ]),
    ])
  },
}
