// A telephone number, as people write it.

import { textOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { addressCheck, addressInGroup, parseAddress, readAddress, readApiAddress } from '../address-rules'
import { textOf } from '../cells'
import { htmlLink, markdownLink } from '../link-words'
import { plainDigits } from '../plain-digits'
import { hasParts } from '../read-json'
import { lost } from '../taken'

const whole = /^\+?[\d\s()./-]*\d[\d\s()./-]*(?:(?:x|ext\.?|#)\s*\d+)?$/i
const within = /\+?\(?\d[\d\s()./-]{4,}\d(?:\s*(?:x|ext\.?)\s*\d+)?/i
const hrefOf = (phone: string): string => `tel:${plainDigits(phone).replaceAll(/[^\d+]/g, '')}`

export const phoneNumber = defineProperty({
  type: 'phone_number',
  label: 'Phone',
  description: 'A phone number',
  icon: 'phone',
  aliases: 'telephone,mobile,call,number',
  form: 'text',
  isKey: true,
  value: addressCheck(200),
  read: readAddress,
  operators: textOperators,
  groupings: ['exact', 'letter'],
  valueInGroup: addressInGroup,
  plain: textOf,
  parse: words => parseAddress(plainDigits(words).trim().replace(/^tel:/i, ''), whole, within),
  // The digits of a date are none that anybody could call.
  convert: value => (hasParts(value) ? lost : undefined),
  markdown: cell => markdownLink(textOf(cell), hrefOf(textOf(cell))),
  html: cell => htmlLink(textOf(cell), hrefOf(textOf(cell))),
  api: { type: 'phone_number', writeValue: readAddress, readValue: readApiAddress, writeSettings: () => ({}) },
})
