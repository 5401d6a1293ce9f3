// create: a record of a table other than block. Server-owned fields are set here, whatever the author sent.
import { SheafError } from '../errors'
import { recordOf, type Table } from '../records/all'
import { initialValue, validateField } from '../records/value'
import { exact, jsonObject } from '../validation/checks'
import { checkSchema } from './change-schema'
import { defineOperation } from './define'
import { editedBy } from './tree'

export const create = defineOperation({
  command: 'create',
  args: exact({ value: jsonObject }),
  requires({ pointer, args: { value } }) {
    const { creation } = recordOf(pointer.table)
    if (!creation)
      throw new SheafError('ValidationError', {
        debugMessage: `operation failed validation: operation.pointer.table should be a table that people may add to, instead was "${pointer.table}".`,
      })
    // Under the id of another's it would be taken for that.
    if (creation.idFor && pointer.id !== creation.idFor(value['parent_id'] as typeof pointer.id))
      throw new SheafError('ValidationError', {
        debugMessage: `operation failed validation: operation.pointer.id should be the ${pointer.table} of what it hangs from, instead was "${pointer.id}".`,
      })
    const parent = {
      table: value['parent_table'] as Table,
      id: value['parent_id'] as typeof pointer.id,
      spaceId: pointer.spaceId,
    }
    return [{ pointer: parent, verb: creation.verb }]
  },
  apply(state, _texts, { pointer, args: { value } }, context) {
    const definition = recordOf(pointer.table)
    const { creation, fields } = definition
    if (!creation || state.get(pointer.table, pointer.id)) return
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
      ...(creation.isEdit ? editedBy(context) : {}),
    }
    for (const [name, field] of Object.entries(given))
      if (pointer.table === 'collection' && name === 'schema') checkSchema(name, field)
      else validateField(pointer.table, name, field)
    const known = Object.fromEntries(Object.entries(owned).filter(([name]) => fields[name]))
    state.add(pointer.table, { ...initialValue(definition, given), ...known, id: pointer.id })
    for (const [table, made] of Object.entries(creation.beside?.(pointer.id, pointer.spaceId) ?? {}))
      state.add(table as Table, made)
  },
})
