// A database as a whole: what its sources are called, whether it is locked or wide, how dependent dates shift.
import { DEPENDENCIES, type Shift } from '../../collection/row-links'
import { WIDE } from '../../collection/wide-database'
import type { Uuid } from '../../ids'
import { LOCK } from '../../operations/database-lock'
import type { Draft } from '../draft'

export const renameCollection = (draft: Draft, id: Uuid, name: string): void =>
  draft.set(draft.at('collection', id), ['name'], name)

/** Rows can be edited still, but not properties and views. */
export const lockDatabase = (draft: Draft, blockId: Uuid, isLocked: boolean): void =>
  draft.setField(draft.at('block', blockId), ['format', LOCK], isLocked || null)

export const widenDatabase = (draft: Draft, blockId: Uuid, isWide: boolean): void =>
  draft.setField(draft.at('block', blockId), ['format', WIDE], isWide || null)

export const setShift = (draft: Draft, collectionId: Uuid, shift: Shift): void =>
  draft.set(draft.at('collection', collectionId), ['format', DEPENDENCIES, 'shift'], shift)

export const avoidWeekends = (draft: Draft, collectionId: Uuid, avoids: boolean): void =>
  draft.setField(draft.at('collection', collectionId), ['format', DEPENDENCIES, 'avoid_weekends'], avoids || null)
