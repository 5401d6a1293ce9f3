// How many rows a view begins with, where somebody said so: more of them come by a press, not by scrolling.
import type { ViewFields } from '@sheaf/core/kinds/view-kind'

export const loadLimits = [10, 25, 50, 100] as const

const USUAL = 50

export const isLimited = ({ format }: ViewFields): boolean => typeof format['load_limit'] === 'number'

/** As many come at a time: by a press as many as the view begins with; by scrolling twice as many, so that it stops less often. */
export const nextRows = (fields: ViewFields, limit = Number(fields.format['load_limit']) || USUAL): number =>
  isLimited(fields) ? limit : 2 * limit
