// A database as companies have them, of any size: tasks with twenty properties (two relations, two rollups, three formulas) beside
// projects with a tenth as many rows. The same seed gives the same rows.
import { CollectionTable } from '../../packages/core/src/collection/collection-table'
import {
  ADA,
  BOB,
  kinds,
  options,
  rowId,
  rowOf,
  schemaOf,
  TestWorld,
} from '../../packages/core/src/collection/kinds.fixture'
import type { CollectionRow } from '../../packages/core/src/collection/stored-columns'
import type { Json } from '../../packages/core/src/validation/checks'
import { Believable } from '../believable-pages'

const rollup = (relation: string, target: string, aggregation: string): Record<string, Json> => ({
  type: 'rollup',
  relation: relation,
  target: target,
  function: aggregation,
})
export const taskSchema = schemaOf({
  title: 'title',
  notes: 'text',
  link: 'text',
  points: 'number',
  hours: 'number',
  cost: 'number',
  status: { type: 'select', options: options('open@todo', 'doing@doing', 'review@doing', 'done@done') },
  priority: { type: 'select', options: options('low', 'medium', 'high') },
  tags: { type: 'multi', options: options('ui', 'server', 'docs', 'bug', 'idea') },
  owner: 'person',
  due: 'date',
  started: 'date',
  urgent: 'checkbox',
  made: 'created_time',
  project: { type: 'relation', collection_id: 'projects' },
  blocks: { type: 'relation', collection_id: 'tasks' },
  budget: rollup('project', 'budget', 'sum'),
  blocked: rollup('blocks', 'hours', 'sum'),
  rate: { type: 'formula', expression: 'prop("cost") / prop("hours")' },
  late: { type: 'formula', expression: 'prop("due") < now() and prop("status") != "Option done"' },
  share: { type: 'formula', expression: 'prop("cost") / prop("budget")' },
})
const projectSchema = schemaOf({ title: 'title', budget: 'number', owner: 'person' })

const MINUTES = 60_000
export class DatabaseRows {
  private readonly believable = new Believable(1)
  private state = 42

  constructor(readonly count: number) {}

  /** Below the bound; Park and Miller's. */
  random(bound: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647
    return this.state % bound
  }

  private one<T>(...values: readonly T[]): T {
    return values[this.random(values.length)] as T
  }

  private day(): string {
    return new Date(Date.UTC(2025, 0, 1) + this.random(700) * 1_440 * MINUTES).toISOString().slice(0, 10)
  }

  task(n: number): CollectionRow {
    const { title, lines } = this.believable.page()
    const values: Record<string, Json | null> = {
      title: `${title} ${this.random(10_000)}`,
      notes: this.one(null, lines[0] ?? '', lines[1] ?? ''),
      link: this.one(null, `https://example.org/${this.random(100_000)}`),
      points: this.random(13),
      hours: this.one(null, 1 + this.random(400) / 10),
      cost: this.random(100_000) / 100,
      status: this.one('open', 'doing', 'review', 'done'),
      priority: this.one(null, 'low', 'medium', 'high'),
      tags: ['ui', 'server', 'docs', 'bug', 'idea'].filter(() => this.random(3) === 0),
      owner: this.one([ADA], [BOB], [ADA, BOB], []),
      due: this.one(null, this.day(), `${this.day()}T${String(this.random(24)).padStart(2, '0')}:30:00Z`),
      started: this.one(null, this.day()),
      urgent: this.random(5) === 0,
      project: [rowId(10_000_000 + this.random(Math.ceil(this.count / 10)))],
      blocks: this.random(4) ? [] : [rowId(this.random(this.count)), rowId(this.random(this.count))],
    }
    const filled = Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== null)
    return rowOf(n, Object.fromEntries(filled))
  }

  world(): { readonly world: TestWorld; readonly tasks: CollectionTable } {
    const world = new TestWorld()
    const projects = world.make('projects', projectSchema)
    for (let n = 0; n < this.count / 10; n++)
      projects.put(rowOf(10_000_000 + n, { title: this.believable.page().title, budget: 1_000 + this.random(90_000) }))
    const tasks = new CollectionTable('tasks', kinds, world)
    world.tables.set('tasks', tasks)
    tasks.setSchema(taskSchema)
    return { world, tasks }
  }
}
