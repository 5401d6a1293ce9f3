// A box to tick in front of the line; what is done steps back.
import type { BlockPlace, BlockView, Lead } from '@sheaf/editor/views/block-view'
import './to-do.css'
import { isChecked } from './to-do'
import { toDoLook } from './to-do.still'

function tickBox(place: BlockPlace): Lead {
  const { t } = place
  const dom = document.createElement('span')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.className = 'sheaf-tick'
  box.setAttribute('aria-label', t('Done'))
  // Labelled by the line after it, once that is rendered.
  box.addEventListener('focus', () => {
    const words = place.dom.querySelector('.sheaf-body')?.textContent.trim()
    box.setAttribute('aria-label', words || t('Done'))
  })
  box.addEventListener('change', () => {
    if (place.isEditable()) place.setField('properties', 'checked', box.checked ? [['Yes']] : null)
    else box.checked = !box.checked
  })
  dom.append(box)
  return {
    dom,
    update: fields => {
      box.checked = isChecked(fields)
    },
  }
}

export const toDoView: BlockView = {
  ...toDoLook,
  hint: 'To-do',
  lead: tickBox,
}
