// The same database as the engine's, as a server stores it: tasks with twenty properties beside projects with a tenth as many rows.
// Rows are copied into the tables as a writer would have left them; writing a hundred thousand of them by calls is another benchmark.
import pg from 'pg'
import type { Connection } from '../../apps/server/src/postgres/connection'
import type { Uuid } from '../../packages/core/src/ids'
import { TextStore } from '../../packages/core/src/text/text-store'
import type { Json } from '../../packages/core/src/validation/checks'
import { Believable } from '../believable-pages'

const AT_ONCE = 2_000
const DAY_MS = 86_400_000
const option = (id: string, group?: string): Json => ({
  id,
  name: `Option ${id}`,
  color: 'gray',
  ...(group ? { group } : {}),
})
const rollup = (relation: string, target: string): Record<string, Json> => ({
  type: 'rollup',
  relation,
  target,
  function: 'sum',
})

export const taskProperties = (
  projects: Uuid,
  tasks: Uuid,
): Readonly<Record<string, Readonly<Record<string, Json>>>> => ({
  notes: { type: 'text' },
  link: { type: 'url' },
  points: { type: 'number' },
  hours: { type: 'number' },
  cost: { type: 'number' },
  status: {
    type: 'status',
    options: [
      option('open', 'to_do'),
      option('doing', 'in_progress'),
      option('review', 'in_progress'),
      option('done', 'complete'),
    ],
  },
  priority: { type: 'select', options: ['low', 'medium', 'high'].map(id => option(id)) },
  tags: { type: 'multi_select', options: ['ui', 'server', 'docs', 'bug', 'idea'].map(id => option(id)) },
  owner: { type: 'person' },
  due: { type: 'date' },
  started: { type: 'date' },
  urgent: { type: 'checkbox' },
  made: { type: 'created_time' },
  project: { type: 'relation', kind: 'single', collection_id: projects },
  blocks: { type: 'relation', kind: 'single', collection_id: tasks },
  budget: rollup('project', 'budget'),
  blocked: rollup('blocks', 'hours'),
  rate: { type: 'formula', expression: 'prop("cost") / prop("hours")' },
  late: { type: 'formula', expression: 'prop("due") < today() and prop("status") != "Option done"' },
  share: { type: 'formula', expression: 'prop("cost") / prop("budget")' },
})

export const rowId = (n: number): Uuid => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}` as Uuid
const PROJECTS_FROM = 0x10_00_00_00
export const taskId = (size: number, n: number): Uuid => rowId(size * 1_000 + n)
const projectId = (size: number, n: number): Uuid => rowId(PROJECTS_FROM + size * 1_000 + n)

interface Like {
  readonly project: Uuid
  readonly task: Uuid
  /** Beside the rows the same values as plain JSON. */
  readonly forSql: boolean
}

interface StoredRow {
  readonly id: Uuid
  readonly title: string
  readonly properties: Readonly<Record<string, Json>>
}

export class StoredRows {
  private readonly believable = new Believable(1)
  private state = 42

  constructor(
    readonly size: number,
    private readonly owners: readonly Uuid[],
  ) {}

  /** Below the bound; Park and Miller's. */
  random(bound: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647
    return this.state % bound
  }
  private one<T>(...values: readonly T[]): T {
    return values[this.random(values.length)] as T
  }
  private day(): Json {
    return { start: new Date(Date.UTC(2025, 6, 1) + this.random(700) * DAY_MS).toISOString().slice(0, 10) }
  }

  project(n: number): StoredRow {
    return {
      id: projectId(this.size, n),
      title: this.believable.title(),
      properties: { budget: 1_000 + this.random(90_000) },
    }
  }
  task(n: number): StoredRow {
    const { size } = this
    const title = this.believable.title()
    const values: Record<string, Json | null> = {
      notes: this.random(3) ? [[this.believable.line()]] : null,
      link: this.one(null, `https://example.org/${this.random(100_000)}`),
      points: this.random(13),
      hours: this.one(null, 1 + this.random(400) / 10),
      cost: this.random(100_000) / 100,
      status: this.one('open', 'doing', 'review', 'done'),
      priority: this.one(null, 'low', 'medium', 'high'),
      tags: ['ui', 'server', 'docs', 'bug', 'idea'].filter(() => this.random(3) === 0),
      owner: this.random(4) ? [this.one(...this.owners)] : null,
      due: this.one(null, this.day(), this.day()),
      started: this.one(null, this.day()),
      urgent: this.random(5) === 0 ? true : null,
      project: [projectId(size, this.random(Math.ceil(size / 10)))],
      blocks: this.random(4) ? null : [taskId(size, this.random(size)), taskId(size, this.random(size))],
    }
    const filled = Object.entries(values).filter((entry): entry is [string, Json] => entry[1] !== null)
    return { id: taskId(size, n), title: `${title} ${this.random(10_000)}`, properties: Object.fromEntries(filled) }
  }

  /** Each as one that the server itself has written. */
  async store(connection: Connection, like: Like): Promise<void> {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      await client.query(
        'CREATE TABLE IF NOT EXISTS bench_rows (collection uuid NOT NULL, id uuid PRIMARY KEY, p jsonb NOT NULL)',
      )
      await client.query('CREATE INDEX IF NOT EXISTS bench_rows_collection ON bench_rows (collection)')
      await this.copy(client, like.project, like.forSql, Math.ceil(this.size / 10), n => this.project(n))
      await this.copy(client, like.task, like.forSql, this.size, n => this.task(n))
      await client.query('ANALYZE block')
      await client.query('ANALYZE bench_rows')
    } finally {
      await client.end()
    }
  }
  private async copy(
    client: pg.Client,
    like: Uuid,
    forSql: boolean,
    count: number,
    make: (n: number) => StoredRow,
  ): Promise<void> {
    const { rows: columns } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'block' AND table_schema = 'public'`,
    )
    const own: Readonly<Record<string, string>> = {
      id: 'g.id',
      properties: 'g.properties',
      text_state: 'g.state',
      crdt_data: 'replace(t.crdt_data::text, t.id::text, g.id::text)::jsonb',
      format: `jsonb_build_object('collection_number', g.n)`,
    }
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map(({ name }) => own[name] ?? `t."${name}"`).join(', ')
    const texts = new TextStore({ clientId: 7, hydrate: () => [] })
    for (let from = 0; from < count; from += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => make(from + i))
      const given = [
        rows.map(({ id }) => id),
        rows.map(({ title, properties }) => JSON.stringify({ ...properties, title: [[title]] })),
        rows.map(({ id, title }) => Buffer.from(texts.begin(id, [{ insert: title }]).update ?? [])),
        rows.map((_, i) => from + i + 2),
        like,
      ]
      const source = `unnest($1::uuid[], $2::jsonb[], $3::bytea[], $4::int[]) AS g(id, properties, state, n), block t WHERE t.id = $5`
      await client.query(`INSERT INTO block (${names}) SELECT ${values} FROM ${source}`, given)
      if (!forSql) continue
      await client.query(
        `INSERT INTO bench_rows SELECT t.parent_id, g.id, jsonb_set(g.properties, '{title}', g.properties->'title'->0->0)
         FROM ${source} AND length(g.state) > 0 AND g.n > 0`,
        given,
      )
    }
  }
}
