// Button, as other programs have it.
import { defineExchange } from '@sheaf/core/kinds/exchange'
import { json } from '@sheaf/core/validation/checks'
import { buttonFormat, buttonHtml, buttonPlain } from '../button-form'

export const buttonExchange = defineExchange({
  type: 'button',
  properties: { name: json },
  format: buttonFormat,
  html: buttonHtml('button'),
  plain: buttonPlain,
})
