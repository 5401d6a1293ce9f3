// Something to press in every row. It holds nothing; its settings say what a press does.
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { stepsCheck } from '../../button-steps/steps'
import { neverStored, parseNothing } from '../unwritable'

const kind = defineProperty({
  type: 'button',
  label: 'Button',
  description: 'Run actions on a row with one click',
  icon: 'mouse-pointer-click',
  aliases: 'action,press,automation,run',
  form: 'none',
  settings: { steps: [] },
  checks: { steps: stepsCheck },
  value: neverStored,
  read: () => null,
  operators: [],
  plain: () => '',
  parse: parseNothing,
  api: { type: 'button', writeValue: () => ({}), writeSettings: () => ({}) },
})
/** Nothing can be counted either. */
export const button = { ...kind, aggregations: [] }
