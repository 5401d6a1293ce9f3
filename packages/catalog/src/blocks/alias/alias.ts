// A second place of a block or page: it shows what `format.alias_pointer` names and leads there.
import { defineBlock } from '@sheaf/core/kinds/block-kind'
import { tree } from '@sheaf/core/kinds/block-tree'
import { element, htmlText } from '@sheaf/core/kinds/exchange'
import { jsonObject } from '@sheaf/core/validation/checks'
import { pointerIn } from '../../page-link/pointer'

export const alias = defineBlock({
  type: 'alias',
  label: 'Alias',
  icon: 'corner-down-right',
  head: 'void',
  holds: 'nothing',
  format: { alias_pointer: jsonObject },
  html: {
    write: ({ format }) => {
      const target = pointerIn(format['alias_pointer'])
      const href = target ? `/${target.id.replaceAll('-', '')}` : ''
      return [element('p', {}, target ? [element('a', { href }, [htmlText(href)])] : [])]
    },
    read: node => (node.tagName === 'p' && node.properties['dataSheafType'] === 'alias' ? tree('alias') : null),
  },
  plain: ({ format }) => {
    const target = pointerIn(format['alias_pointer'])
    return target ? `/${target.id.replaceAll('-', '')}` : ''
  },
})
