// How far something is: options in three groups.
import type { Option, Property } from '@sheaf/core/collection/schema'
import { choiceOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty, type FixedChoice } from '@sheaf/core/kinds/property-kind'
import { string } from '@sheaf/core/validation/checks'
import { idsOf } from '../cells'
import {
  adoptedOptions,
  choicesHtml,
  choiceWords,
  firstOf,
  parseChoice,
  readApiChoice,
  readChoice,
} from '../option-rules'
import { knownOptions, optionsCheck, readOptions, writeOption } from '../options'
import { fieldsIn, idsIn, listIn, stringIn } from '../read-json'
import { kept } from '../taken'

const groups: readonly FixedChoice[] = [
  { id: 'to_do', label: 'To-do', color: 'gray' },
  { id: 'in_progress', label: 'In progress', color: 'blue' },
  { id: 'complete', label: 'Complete', color: 'green' },
]
const defaultOptions = [
  { id: 'not_started', name: 'Not started', color: 'gray', group: 'to_do' },
  { id: 'in_progress', name: 'In progress', color: 'blue', group: 'in_progress' },
  { id: 'done', name: 'Done', color: 'green', group: 'complete' },
]
/** An option that came from a select has no group yet: nobody has begun. */
export const groupOf = ({ group }: Option): string => groups.find(({ id }) => id === group)?.id ?? 'to_do'

export const inGroup = (property: Property, group: string): readonly Option[] =>
  knownOptions(property).all.filter(option => groupOf(option) === group)

export const status = defineProperty({
  type: 'status',
  label: 'Status',
  description: 'Track progress from to-do to complete',
  icon: 'circle-check',
  aliases: 'state,progress,stage,workflow,done',
  form: 'choice',
  refersTo: 'options',
  settings: { options: defaultOptions },
  checks: { options: optionsCheck },
  looks: () => [
    {
      name: 'status_show_as',
      label: 'Show as',
      choices: [
        { value: 'select', label: 'Option' },
        { value: 'checkbox', label: 'Checkbox' },
      ],
    },
  ],
  optionGroups: groups,
  value: string,
  read: readChoice,
  // By group, and within it as they stand.
  ranking: property => groups.flatMap(({ id }) => inGroup(property, id).map(option => option.id)),
  operators: choiceOperators,
  groupings: ['option', 'group'],
  valueInGroup(cell, property, present, move) {
    const [id] = idsOf(cell)
    if (id === undefined) return null
    if (move?.by !== 'group' || !groups.some(group => group.id === id)) return readChoice(id, property)
    const members = inGroup(property, id)
    // Nothing has to change for what is there already.
    return members.some(option => option.id === present) ? present : members[0]?.id
  },
  plain: choiceWords,
  parse: parseChoice,
  convert(_value, from, property) {
    if (typeof from.cell === 'boolean') {
      const [first] = inGroup(property, from.cell ? 'complete' : 'to_do')
      return first && kept(first.id)
    }
    const adopted = adoptedOptions(from, property)
    return adopted && firstOf(adopted)
  },
  html: choicesHtml,
  api: {
    type: 'status',
    writeValue(value, property) {
      const option = knownOptions(property).byId.get(readChoice(value, property) ?? '')
      return option ? { id: option.id, name: option.name, color: option.color } : null
    },
    readValue: readApiChoice,
    writeSettings: property => ({
      options: knownOptions(property).all.map(writeOption),
      groups: groups.map(({ id, label, color }) => ({
        id,
        name: label,
        color,
        option_ids: inGroup(property, id).map(option => option.id),
      })),
    }),
    readSettings(given) {
      const fields = fieldsIn(given)
      const places = new Map(
        listIn(fields['groups']).flatMap(group => {
          const { id, name, option_ids } = fieldsIn(group)
          const known = groups.find(one => one.id === id || one.label === stringIn(name))
          return known ? idsIn(option_ids).map(option => [option, known.id] as const) : []
        }),
      )
      const options = readOptions(fields['options']).map(option => ({
        ...option,
        group: places.get(option.id) ?? 'to_do',
      }))
      return { options: options.length > 0 ? options : defaultOptions }
    },
  },
})
