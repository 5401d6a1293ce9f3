// Writes the missing side of a relation that has become two-way: rows that are named learn who names them. As with a change of type it
// goes on by itself; asked again it says how far it has come, or that nothing is missing.
import { propertyId } from '../../collection/schema-check'
import { boolean, exact, integer, uuid } from '../../validation/checks'
import { defineCall } from '../define'

export const fillRelation = defineCall({
  name: 'fillRelation',
  access: 'signed-in',
  on: { kind: 'collection', at: 'collectionId', needs: 'configure' },
  input: exact({ spaceId: uuid, collectionId: uuid, propertyId }),
  output: exact({ isDone: boolean, rows: integer }),
  errors: ['LogicalError', 'SpaceFrozenError'],
})
