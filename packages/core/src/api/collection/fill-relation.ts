// Writes the missing side of a relation that has become two-way: rows that are named learn who names them. As with a change of type it
// goes on by itself; asked again it says how far it has come, or that nothing is missing.
import { propertyId } from '../../collection/schema-check'
import { exact, uuid } from '../../validation/checks'
import { answer, defineCall } from '../define'

export const fillRelation = defineCall({
  name: 'fillRelation',
  access: 'signed-in',
  input: exact({ spaceId: uuid, collectionId: uuid, propertyId }),
  output: answer<{ readonly isDone: boolean; readonly rows: number }>(),
})
