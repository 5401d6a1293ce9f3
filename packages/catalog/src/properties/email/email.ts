// An address for mail.

import { textOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { addressCheck, addressInGroup, parseAddress, readAddress, readApiAddress } from '../address-rules'
import { textOf } from '../cells'
import { htmlLink, markdownLink } from '../link-words'

const whole = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+$/u
const within = /[^\s@<>(),;:"]+@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]+/u

export const email = defineProperty({
  type: 'email',
  label: 'Email',
  description: 'An email address',
  icon: 'at-sign',
  aliases: 'mail,email,contact',
  form: 'text',
  isKey: true,
  value: addressCheck(200),
  read: readAddress,
  operators: textOperators,
  groupings: ['exact', 'letter'],
  valueInGroup: addressInGroup,
  plain: textOf,
  parse: words => parseAddress(words.trim().replace(/^mailto:/i, ''), whole, within),
  markdown: cell => markdownLink(textOf(cell), `mailto:${textOf(cell)}`),
  html: cell => htmlLink(textOf(cell), `mailto:${textOf(cell)}`),
  api: { type: 'email', writeValue: readAddress, readValue: readApiAddress, writeSettings: () => ({}) },
})
