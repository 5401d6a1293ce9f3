// A box with an icon in front of the words. What lies below the words is inside the box too.
import { imageAddress } from '@sheaf/core/files/file-addresses'
import type { BlockPlace, BlockView, Lead } from '@sheaf/editor/views/block-view'
import './callout.css'

function calloutIcon(place: BlockPlace): Lead {
  const { t, chooseIcon } = place
  const dom = document.createElement('span')
  // Where icons can be chosen it is a button.
  const icon = document.createElement(chooseIcon ? 'button' : 'span')
  icon.className = 'sheaf-callout-icon'
  if (icon instanceof HTMLButtonElement && chooseIcon) {
    icon.type = 'button'
    icon.setAttribute('aria-label', t('Change icon'))
    icon.addEventListener('click', () => {
      if (place.isEditable()) chooseIcon(icon, chosen => place.setField('format', 'page_icon', chosen))
    })
  } else icon.setAttribute('aria-hidden', 'true')
  dom.append(icon)
  return {
    dom,
    update: ({ format }) => {
      const shown = typeof format['page_icon'] === 'string' ? format['page_icon'] : ''
      dom.hidden = shown === ''
      const address = imageAddress(shown, ICON_PX)
      icon.replaceChildren(address ? picture(address) : shown)
    },
  }
}
/** As wide as it is drawn, twice for fine screens. */
const ICON_PX = 48
function picture(address: string): HTMLImageElement {
  const image = document.createElement('img')
  image.src = address
  image.alt = ''
  return image
}

export const calloutView: BlockView = {
  type: 'callout',
  hint: 'Callout',
  attributes: () => ({ role: 'note' }),
  lead: calloutIcon,
}
