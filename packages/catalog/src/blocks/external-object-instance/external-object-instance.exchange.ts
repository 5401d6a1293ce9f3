// External object, as other programs have it.
import { tree } from '@sheaf/core/kinds/block-tree'
import { defineExchange, element, htmlText } from '@sheaf/core/kinds/exchange'
import { json, jsonObject, string } from '@sheaf/core/validation/checks'
import { externalObjectOf } from './external-object'

export const externalObjectInstanceExchange = defineExchange({
  type: 'external_object_instance',
  properties: { source: json },
  format: { uri: string, domain: string, original_title: string, icon: string, attributes: json, pointer: jsonObject },
  html: {
    write: block => {
      const { address, title } = externalObjectOf(block)
      return [element('p', {}, [address ? element('a', { href: address }, [htmlText(title)]) : htmlText(title)])]
    },
    read: node =>
      node.tagName === 'p' && node.properties['dataSheafType'] === 'external_object_instance'
        ? tree('external_object_instance')
        : null,
  },
  plain: block => {
    const { title, address } = externalObjectOf(block)
    return address === null || address === title ? title : `${title} ${address}`
  },
})
