// A box with an icon in front of the words. What lies below the words is inside the box too.
import type { BlockPlace, BlockView, Lead } from '@sheaf/editor/views/block-view'
import './callout.css'
import { calloutIcon, calloutLook } from './callout.still'

function iconLead(place: BlockPlace): Lead {
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
      const shown = calloutIcon(format)
      dom.hidden = shown.emoji === '' && shown.picture === null
      icon.replaceChildren(shown.picture === null ? shown.emoji : picture(shown.picture))
    },
  }
}
function picture(address: string): HTMLImageElement {
  const image = document.createElement('img')
  image.src = address
  image.alt = ''
  return image
}

export const calloutView: BlockView = {
  ...calloutLook,
  hint: 'Callout',
  lead: iconLead,
}
