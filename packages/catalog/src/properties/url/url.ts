// An address on the web.

import { textOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { addressCheck, addressInGroup, parseAddress, readAddress, readApiAddress } from '../address-rules'
import { textOf } from '../cells'
import { htmlLink, markdownLink } from '../link-words'

const whole =
  /^(?:(?:https?|ftp):\/\/|mailto:|tel:|\/)\S+$|^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]\S*)?$/iu
const within = /https?:\/\/[^\s()<>"]+[^\s()<>",.;]/iu
/** People leave the scheme out. */
const hrefOf = (address: string): string =>
  /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(address) ? address : `https://${address}`

export const url = defineProperty({
  type: 'url',
  label: 'URL',
  description: 'A link to a web page',
  icon: 'link',
  aliases: 'link,website,web,address,href',
  form: 'text',
  isKey: true,
  value: addressCheck(2000),
  read: readAddress,
  operators: textOperators,
  groupings: ['exact', 'letter'],
  valueInGroup: addressInGroup,
  plain: textOf,
  parse: words => parseAddress(words, whole, within),
  markdown: cell => markdownLink(textOf(cell), hrefOf(textOf(cell))),
  html: cell => htmlLink(textOf(cell), hrefOf(textOf(cell))),
  api: { type: 'url', writeValue: readAddress, readValue: readApiAddress, writeSettings: () => ({}) },
})
