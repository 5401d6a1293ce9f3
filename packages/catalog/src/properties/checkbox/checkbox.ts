// Yes or no. Only yes is stored.

import { flagAggregations, flagOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { literal } from '@sheaf/core/validation/checks'
import { textOf } from '../cells'
import { knownOptions } from '../options'
import { kept, lost, nothing, partly } from '../taken'

const words = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))
/** In the languages that the interface speaks, and as programs write it. */
const yes = words(
  'yes y true t 1 on x checked done ✓ ✔ ✅ ☑ ☒ [x] ja oui sí si sim kyllä ya có ใช่ はい 예 是 نعم כן да',
)
const no = words(
  'no n false f 0 off unchecked - ✗ ✘ ❌ ☐ [] nein non não ei nee nej nei tidak không ไม่ いいえ 아니요 否 不 لا לא нет',
)

export const checkbox = defineProperty({
  type: 'checkbox',
  label: 'Checkbox',
  description: 'Yes or no',
  icon: 'square-check',
  aliases: 'tick,boolean,yes,no,true,false,to-do',
  form: 'flag',
  value: literal(true),
  read: value => value === true,
  operators: flagOperators,
  aggregations: flagAggregations,
  groupings: ['exact'],
  valueInGroup: cell => (cell === true ? true : null),
  plain: cell => (cell === true ? 'Yes' : 'No'),
  parse(given) {
    const word = given.replaceAll('\ufe0f', '').replaceAll(/\s/g, '').toLowerCase()
    if (word === '' || no.has(word)) return nothing
    return yes.has(word) ? kept(true) : lost
  },
  convert(_value, { kind, property, cell }) {
    // Of a status: whether it is in the last of its groups.
    const last = kind.optionGroups?.at(-1)?.id
    if (last !== undefined) {
      const isDone = knownOptions(property).byId.get(textOf(cell))?.group === last
      return partly(isDone ? true : null)
    }
    if (typeof cell !== 'number') return undefined
    return cell === 0 ? nothing : cell === 1 ? kept(true) : partly(true)
  },
  markdown: cell => (cell === true ? '[x]' : '[ ]'),
  api: {
    type: 'checkbox',
    writeValue: value => value === true,
    readValue: given => (given === true ? kept(true) : given === false || given === null ? nothing : lost),
    writeSettings: () => ({}),
  },
})
