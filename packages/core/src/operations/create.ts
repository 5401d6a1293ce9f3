// create: a record of a table other than block. Server-owned fields are set here, whatever the author sent.
import { SheafError } from '../errors'
import type { Verb } from '../permissions/rights'
import type { Table } from '../records/all'
import { layoutId } from '../records/layout'
import { initialValue, validateField } from '../records/value'
import { writtenRecord } from '../records/written'
import { exact, jsonObject } from '../validation/checks'
import { checkSchema } from './change-schema'
import { defineOperation } from './define'
import { addCounter } from './row-number'
import { editedBy } from './tree'

/** Tables whose records people make, and what that requires on the parent. The others come from calls and from the server. */
const creatable: Partial<Record<Table, Verb>> = {
  discussion: 'comment',
  comment: 'comment',
  collection: 'configure',
  collection_view: 'configure',
  layout: 'configure',
}

export const create = defineOperation({
  command: 'create',
  args: exact({ value: jsonObject }),
  requires({ pointer, args: { value } }) {
    const verb = creatable[pointer.table]
    if (!verb)
      throw new SheafError('ValidationError', {
        debugMessage: `operation failed validation: operation.pointer.table should be a table that people may add to, instead was "${pointer.table}".`,
      })
    // There is one layout per collection, found by its id: under the id of another's it would be taken for that.
    if (pointer.table === 'layout' && pointer.id !== layoutId(value['parent_id'] as typeof pointer.id))
      throw new SheafError('ValidationError', {
        debugMessage: `operation failed validation: operation.pointer.id should be the layout of its collection, instead was "${pointer.id}".`,
      })
    const parent = {
      table: value['parent_table'] as Table,
      id: value['parent_id'] as typeof pointer.id,
      spaceId: pointer.spaceId,
    }
    return [{ pointer: parent, verb }]
  },
  apply(state, _texts, { pointer, args: { value } }, context) {
    const definition = writtenRecord(pointer.table)
    if (!definition || state.get(pointer.table, pointer.id)) return
    const { fields } = definition
    const given = Object.fromEntries(
      Object.entries(value).filter(
        ([name]) => fields[name]?.writable || name === 'parent_id' || name === 'parent_table',
      ),
    )
    const owned = {
      space_id: pointer.spaceId,
      alive: true,
      created_time: context.now,
      created_by_id: context.actorId,
      created_by_table: context.actorTable,
      ...(pointer.table === 'collection' || pointer.table === 'collection_view' ? editedBy(context) : {}),
    }
    for (const [name, field] of Object.entries(given))
      if (pointer.table === 'collection' && name === 'schema') checkSchema(name, field)
      else validateField(pointer.table, name, field)
    const known = Object.fromEntries(Object.entries(owned).filter(([name]) => fields[name]))
    state.add(pointer.table, { ...initialValue(definition, given), ...known, id: pointer.id })
    if (pointer.table === 'collection') addCounter(state, pointer.id, 0)
  },
})
