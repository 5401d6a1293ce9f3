// The arrow in front of a text that folds, and what an open one with nothing inside says.
import type { ShownFields } from '@sheaf/core/kinds/block-look'
import type { BlockPlace, BlockView, Lead } from '@sheaf/editor/views/block-view'
import './toggle-arrow.css'

/** `folds` says whether there is an arrow at all: a heading has one by choice. */
export const toggleArrow =
  (folds: (fields: ShownFields) => boolean) =>
  (place: BlockPlace): Lead => {
    const { t } = place
    const dom = document.createElement('span')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'sheaf-arrow'
    dom.append(button)
    const draw = (isOpen: boolean): void => {
      button.setAttribute('aria-expanded', String(isOpen))
      const name = place.dom.querySelector('.sheaf-body')?.textContent.trim() ?? ''
      const plain = isOpen ? t('Collapse toggle') : t('Expand toggle')
      const named = isOpen ? t('Collapse toggle “{name}”', { name }) : t('Expand toggle “{name}”', { name })
      button.setAttribute('aria-label', name === '' ? plain : named)
    }
    // Labelled by the line after it, once that is rendered.
    button.addEventListener('focus', () => draw(place.isOpen()))
    button.addEventListener('click', () => place.setOpen(!place.isOpen()))
    return {
      dom,
      update: fields => {
        dom.hidden = !folds(fields)
        draw(place.isOpen())
      },
      opened: draw,
    }
  }

/** Shown by the stylesheet while the block is open and childless. */
export const emptyFold =
  (folds: (fields: ShownFields) => boolean): NonNullable<BlockView['foot']> =>
  (place): Lead => {
    const { t } = place
    const dom = document.createElement('div')
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'sheaf-empty-fold'
    button.textContent = t('Empty toggle. Click or drop blocks inside.')
    button.addEventListener('click', () => place.addChild())
    dom.append(button)
    return {
      dom,
      update: fields => {
        dom.hidden = !folds(fields)
      },
    }
  }
