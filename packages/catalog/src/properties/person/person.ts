// People of the workspace.

import { listOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty } from '@sheaf/core/kinds/property-kind'
import { canonicalUuid, list, literal } from '@sheaf/core/validation/checks'
import { idsOf } from '../cells'
import { listInGroup } from '../list-groups'
import { parsePeople, personHtml, personMarkdown, personWords, readApiPeople, writeApiPeople } from '../person-words'
import { idsIn } from '../read-json'
import { atMostOf, kept } from '../taken'

const limitOf = (limit: unknown): number | undefined => (limit === 1 ? 1 : undefined)

export const person = defineProperty({
  type: 'person',
  label: 'Person',
  description: 'People in your workspace',
  icon: 'users',
  aliases: 'people,user,assignee,owner,member',
  form: 'list',
  refersTo: 'people',
  checks: { limit: literal(1) },
  value: list(canonicalUuid),
  read: value => (idsIn(value).length > 0 ? idsIn(value) : null),
  operators: listOperators,
  groupings: ['exact'],
  valueInGroup: (cell, property, present, move) => listInGroup(cell, present, move, limitOf(property['limit'])),
  plain: (cell, _property, context) => personWords(cell, context),
  parse: (words, property, context) => atMostOf(parsePeople(words, context), limitOf(property['limit'])),
  convert: (_value, { kind, cell }, property) =>
    kind.refersTo === 'people' ? atMostOf(kept(idsOf(cell)), limitOf(property['limit'])) : undefined,
  markdown: (cell, _property, context) => personMarkdown(cell, context),
  html: (cell, _property, context) => personHtml(cell, context),
  api: {
    type: 'people',
    writeValue: writeApiPeople,
    readValue: (given, property) => atMostOf(readApiPeople(given), limitOf(property['limit'])),
    writeSettings: () => ({}),
  },
})
