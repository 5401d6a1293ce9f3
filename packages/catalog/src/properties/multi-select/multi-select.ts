// Several options.
import type { Property } from '@sheaf/core/collection/schema'
import { listOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty, type Taken } from '@sheaf/core/kinds/property-kind'
import { type Json, list, string } from '@sheaf/core/validation/checks'
import { listInGroup } from '../list-groups'
import { adoptedOptions, choicesHtml, choicesWords, rankOptions } from '../option-rules'
import {
  knownOptions,
  optionsByName,
  optionsCheck,
  readOptions,
  readWanted,
  type TakenOptions,
  takeOptions,
  writeOption,
} from '../options'
import { fieldsIn, idsIn, listIn } from '../read-json'
import { kept, lost, nothing, partly } from '../taken'
import { splitWords } from '../word-lists'

const readChoices = (value: Json | undefined, property: Property): readonly string[] | null => {
  const found = idsIn(value).filter(id => knownOptions(property).byId.has(id))
  return found.length > 0 ? found : null
}
const allOf = ({ ids, settings }: TakenOptions, wanted: number): Taken =>
  ids.length === 0 ? lost : ids.length < wanted ? partly(ids, settings) : kept(ids, settings)
const differing = (names: readonly string[]): number => new Set(names.map(name => name.toLowerCase())).size

export const multiSelect = defineProperty({
  type: 'multi_select',
  label: 'Multi-select',
  description: 'Any number of options',
  icon: 'tags',
  aliases: 'tags,labels,options,keywords,multiple',
  form: 'list',
  refersTo: 'options',
  settings: { options: [] },
  checks: { options: optionsCheck },
  value: list(string),
  read: readChoices,
  ranking: rankOptions,
  operators: listOperators,
  groupings: ['option'],
  valueInGroup: (cell, _property, present, move) => listInGroup(cell, present, move),
  plain: choicesWords,
  parse(words, property) {
    const names = splitWords(words)
    return names.length === 0 ? nothing : allOf(optionsByName(names, property), differing(names))
  },
  convert(_value, from, property) {
    const adopted = adoptedOptions(from, property)
    return adopted && allOf(adopted, 1)
  },
  html: choicesHtml,
  api: {
    type: 'multi_select',
    writeValue: (value, property) =>
      (readChoices(value, property) ?? []).flatMap(id => {
        const option = knownOptions(property).byId.get(id)
        return option ? [{ id, name: option.name, color: option.color }] : []
      }),
    readValue(given, property) {
      const wanted = listIn(given).flatMap(readWanted)
      return wanted.length === 0 ? nothing : allOf(takeOptions(wanted, property), 1)
    },
    writeSettings: property => ({ options: knownOptions(property).all.map(writeOption) }),
    readSettings: given => ({ options: readOptions(fieldsIn(given)['options']) }),
  },
})
