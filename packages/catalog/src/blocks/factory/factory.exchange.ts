// Template button, as other programs have it.
import { defineExchange } from '@sheaf/core/kinds/exchange'
import { json } from '@sheaf/core/validation/checks'
import { buttonFormat, buttonHtml, buttonPlain } from '../button-form'

export const factoryExchange = defineExchange({
  type: 'factory',
  properties: { name: json },
  format: buttonFormat,
  html: buttonHtml('factory'),
  plain: buttonPlain,
})
