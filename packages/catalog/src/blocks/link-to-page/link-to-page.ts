// A link to a page that lies elsewhere: `format.link_to_page_pointer`.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element, htmlText } from '@sheaf/core/kinds/exchange'
import { jsonObject } from '@sheaf/core/validation/checks'
import { pointerIn } from '../../page-link/pointer'

export const linkToPage = defineBlock({
  type: 'link_to_page',
  label: 'Link to page',
  icon: 'arrow-up-right',
  head: 'void',
  holds: 'nothing',
  offers: [
    {
      label: 'Link to page',
      description: 'A way to a page that lies elsewhere.',
      icon: 'arrow-up-right',
      group: 'basic',
      aliases: 'page link, reference, shortcut',
    },
  ],
  format: { link_to_page_pointer: jsonObject },
  html: {
    write: ({ format }) => {
      const target = pointerIn(format['link_to_page_pointer'])
      const href = target ? `/${target.id.replaceAll('-', '')}` : ''
      return [element('p', {}, target ? [element('a', { href }, [htmlText(href)])] : [])]
    },
    read: node =>
      node.tagName === 'p' && node.properties['dataSheafType'] === 'link_to_page' ? tree('link_to_page') : null,
  },
  plain: ({ format }) => {
    const target = pointerIn(format['link_to_page_pointer'])
    return target ? `/${target.id.replaceAll('-', '')}` : ''
  },
})
