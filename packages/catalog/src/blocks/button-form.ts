// What `button` and `factory` have in common: a label, and what a press does. Their children are the template of the blocks that
// a press inserts, and are shown while the button is being edited.
import { type BlockTree, tree } from '@sheaf/core/kinds/block-tree'
import { element, type HtmlForm, htmlText, type WritePlain } from '@sheaf/core/kinds/exchange'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import type { Json } from '@sheaf/core/validation/checks'
import { stepsCheck } from '../button-steps/steps'
import { hasClass, isElement, textOf } from '../exchange/html-nodes'
import { listIn } from '../properties/read-json'
import { blockIcon, emojiOf, ICON } from './block-icon'

export const STEPS = 'button_steps'
export const buttonFormat = { [STEPS]: stepsCheck, [ICON]: blockIcon }

type Fields = Pick<BlockTree, 'properties' | 'format'>
export const labelOf = ({ properties }: Pick<Fields, 'properties'>): string =>
  plainText(properties['name'] as RichText | undefined)

/** As they are stored. A button that says nothing of its steps inserts its template. */
export const storedSteps = (format: Readonly<Record<string, Json>> | undefined): readonly Json[] =>
  format?.[STEPS] === undefined ? [{ kind: 'insert', at: 'below' }] : listIn(format[STEPS])

const ICON_CLASS = 'button-icon'

export const buttonHtml = (type: string): HtmlForm => ({
  write: (block, out) => [
    element('div', {}, [
      element('button', { type: 'button' }, [
        ...emojiOf(block.format).map(icon => element('span', { className: [ICON_CLASS] }, [htmlText(icon)])),
        htmlText(labelOf(block)),
      ]),
      ...out.blocks(block.children),
    ]),
  ],
  read: (node, from) => {
    if (node.properties['dataSheafType'] !== type) return null
    const [head, ...template] = node.children
    const said = isElement(head) ? head.children.filter(child => !isElement(child) || !hasClass(child, ICON_CLASS)) : []
    const label = said.map(textOf).join('')
    return tree(type, {
      properties: label === '' ? {} : { name: [[label]] },
      children: from.blocks(template),
    })
  },
})
export const buttonPlain: WritePlain = block => `[${[...emojiOf(block.format), labelOf(block)].join(' ')}]`
