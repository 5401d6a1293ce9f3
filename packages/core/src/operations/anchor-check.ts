// Places in lists as they come in from outside.
import { type Check, exact, list } from '../validation/checks'
import { ANCHORS, type Anchor } from './anchor'
import { recordId } from './record-id'

export const anchor: Check<Anchor> = exact({
  after: list(recordId, { max: ANCHORS }),
  before: list(recordId, { max: ANCHORS }),
})
