// Rows of this or another database. Both sides of a two-way relation are written by the intentions `relate` and `unrelate`.
import type { Property } from '@sheaf/core/collection/schema'
import { parseUuid, withoutDashes } from '@sheaf/core/ids'
import { listOperators } from '@sheaf/core/kinds/operator-lists'
import { defineProperty, type Taken, type WordContext } from '@sheaf/core/kinds/property-kind'
import { canonicalUuid, list, literal, oneOf, string } from '@sheaf/core/validation/checks'
import { idsOf } from '../cells'
import { htmlMention, markdownLink } from '../link-words'
import { listInGroup } from '../list-groups'
import { fieldsIn, idsIn, listIn, stringIn } from '../read-json'
import { atMostOf, foundOf, kept, nothing } from '../taken'
import { joinWords, splitWords } from '../word-lists'

const limitOf = (property: Property): number | undefined => (property['limit'] === 1 ? 1 : undefined)
const collectionOf = (property: Property): string => stringIn(property['collection_id'])

function parseRows(words: string, property: Property, { names }: WordContext): Taken {
  const text = words.trim()
  if (text === '') return nothing
  // A title may have commas itself.
  const whole = names.findPage(text, collectionOf(property))
  if (whole) return kept([whole])
  const wanted = splitWords(text)
  const found = wanted.flatMap(title => names.findPage(title, collectionOf(property)) ?? [])
  return foundOf([...new Set(found)], wanted.length)
}

export const relation = defineProperty({
  type: 'relation',
  label: 'Relation',
  description: 'Rows in this or another database',
  icon: 'arrow-up-right',
  aliases: 'link,reference,connect,join,related',
  form: 'list',
  refersTo: 'rows',
  settings: { kind: 'single' },
  checks: {
    collection_id: canonicalUuid,
    kind: oneOf('single', 'dual'),
    /** The property on the other side. */
    synced_property: string,
    limit: literal(1),
  },
  value: list(canonicalUuid),
  read: value => (idsIn(value).length > 0 ? idsIn(value) : null),
  operators: listOperators,
  groupings: ['exact'],
  valueInGroup: (cell, property, present, move) => listInGroup(cell, present, move, limitOf(property)),
  plain: (cell, _property, { names }) => joinWords(idsOf(cell).flatMap(id => names.page(id) || [])),
  parse: (words, property, context) => atMostOf(parseRows(words, property, context), limitOf(property)),
  convert: (_value, { kind, property: from, cell }, property) =>
    kind.refersTo === 'rows' && collectionOf(from) === collectionOf(property)
      ? atMostOf(kept(idsOf(cell)), limitOf(property))
      : undefined,
  markdown: (cell, _property, { names }) =>
    idsOf(cell)
      .flatMap(id => (names.page(id) ? [markdownLink(names.page(id), pathOf(id))] : []))
      .join(', '),
  html: (cell, _property, { names }) =>
    idsOf(cell)
      .flatMap(id => (names.page(id) ? [htmlMention(names.page(id), 'p', id)] : []))
      .join(', '),
  api: {
    type: 'relation',
    writeValue: value => idsIn(value).map(id => ({ id })),
    readValue: (given, property) =>
      atMostOf(
        foundOf(
          listIn(given).flatMap(item => parseUuid(fieldsIn(item)['id']) ?? []),
          listIn(given).length,
        ),
        limitOf(property),
      ),
    writeSettings: property =>
      property['kind'] === 'dual'
        ? {
            data_source_id: collectionOf(property),
            type: 'dual_property',
            dual_property: { synced_property_id: stringIn(property['synced_property']) },
          }
        : { data_source_id: collectionOf(property), type: 'single_property', single_property: {} },
    readSettings(given) {
      const fields = fieldsIn(given)
      const collection = parseUuid(fields['data_source_id']) ?? parseUuid(fields['database_id'])
      const synced = stringIn(fieldsIn(fields['dual_property'])['synced_property_id'])
      return {
        kind: fields['dual_property'] === undefined ? 'single' : 'dual',
        ...(collection ? { collection_id: collection } : {}),
        ...(synced ? { synced_property: synced } : {}),
      }
    },
  },
})
const pathOf = (id: string): string => {
  const uuid = parseUuid(id)
  return `/${uuid ? withoutDashes(uuid) : ''}`
}
