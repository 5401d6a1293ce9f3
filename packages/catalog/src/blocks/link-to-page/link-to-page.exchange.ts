// Link to page, as other programs have it.
import { withoutDashes } from '@sheaf/core/ids'
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, htmlText } from '@sheaf/core/kinds/exchange'
import { jsonObject } from '@sheaf/core/validation/checks'
import { pointerIn } from '../../page-link/pointer'

export const linkToPageExchange = defineExchange({
  type: 'link_to_page',
  format: { link_to_page_pointer: jsonObject },
  html: {
    write: ({ format }) => {
      const target = pointerIn(format['link_to_page_pointer'])
      const href = target ? `/${withoutDashes(target.id)}` : ''
      return [element('p', {}, target ? [element('a', { href }, [htmlText(href)])] : [])]
    },
    read: node =>
      node.tagName === 'p' && node.properties['dataSheafType'] === 'link_to_page' ? tree('link_to_page') : null,
  },
  plain: ({ format }) => {
    const target = pointerIn(format['link_to_page_pointer'])
    return target ? `/${withoutDashes(target.id)}` : ''
  },
})
