// A pool that counts how many rows its statements look at, in all steps of their plans: what a statement costs, whatever else the
// machine does meanwhile.
import type pg from 'pg'

interface Step {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Step[]
}
const looksOf = (step: Step): number =>
  step['Actual Loops'] *
    (step['Actual Rows'] +
      (step['Rows Removed by Filter'] ?? 0) +
      (step['Rows Removed by Join Filter'] ?? 0) +
      (step['Rows Removed by Index Recheck'] ?? 0)) +
  (step.Plans ?? []).reduce((sum, inner) => sum + looksOf(inner), 0)

type Asked = string | { readonly text: string; readonly values?: unknown[] }

/** One session. Every reading statement is prepared there and runs twice: once to be counted, once for its answer. */
export class CountedLooks {
  private looks = 0
  private readonly prepared = new Map<string, string>()
  readonly pool: pg.Pool

  private constructor(private readonly client: pg.PoolClient) {
    const query = (asked: Asked, values?: unknown[]): unknown => this.ask(asked, values)
    this.pool = { query, connect: async () => ({ query, release: () => {} }) } as unknown as pg.Pool
  }
  static async in(pool: pg.Pool): Promise<CountedLooks> {
    return new CountedLooks(await pool.connect())
  }
  end(): void {
    this.client.release(true)
  }

  async during(run: (pool: pg.Pool) => Promise<unknown>): Promise<number> {
    this.looks = 0
    await run(this.pool)
    return this.looks
  }

  private async ask(asked: Asked, given: unknown[] = []): Promise<unknown> {
    const { text, values = [] } = typeof asked === 'string' ? { text: asked, values: given } : asked
    if (/^\s*(SELECT|WITH)\b/.test(text)) this.looks += await this.count(text, values)
    return this.client.query(text, values)
  }
  private async count(text: string, values: readonly unknown[]): Promise<number> {
    let name = this.prepared.get(text)
    if (!name) {
      name = `counted_${this.prepared.size}`
      this.prepared.set(text, name)
      await this.client.query(`PREPARE ${name} AS ${text}`)
    }
    const said = values.map(value => (value === null ? 'NULL' : this.client.escapeLiteral(prepareValue(value))))
    const { rows } = await this.client.query<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE ${name}${said.length ? `(${said.join(', ')})` : ''}`,
    )
    return (rows[0]?.['QUERY PLAN'] ?? []).reduce((sum, { Plan }) => sum + looksOf(Plan), 0)
  }
}

/** As a list is written in a statement; nothing else than lists of words and numbers is asked for here. */
const prepareValue = (value: unknown): string => (Array.isArray(value) ? `{${value.join(',')}}` : String(value))
