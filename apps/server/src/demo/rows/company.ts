// What every maker of rows is given: chance, days, and the people of the company.
import type { Uuid } from '@sheaf/core/ids'
import type { BlockTree } from '@sheaf/core/kinds/block-tree'
import type { Chance } from '../chance'
import type { RowPlan } from '../database-plan'
import type { Days } from '../days'
import { phraser, type Slots } from '../phrases'
import { filled, template } from '../templates'

export interface Company {
  readonly chance: Chance
  readonly days: Days
  /** In the order of people.json. */
  readonly people: readonly Uuid[]
}
export type Rows = readonly RowPlan[]

export const count = <T>(times: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: times }, (_, i) => make(i))

export const say = ({ chance }: Company, text: string, slots?: Slots): string => phraser(chance, slots)(text)
/** What a page says by a template. */
export const written = ({ chance }: Company, name: string, slots?: Slots): readonly BlockTree[] =>
  filled(template(name).body, phraser(chance, slots))

export const covers = [
  'wheat',
  'meadow',
  'lake',
  'dusk',
  'clay',
  'rose',
  'moss',
  'slate',
  'furrows',
  'terraces',
  'seeds',
  'weave',
]
