// How benchmarks say what they measured: the machine first, then one line per figure.
import { cpus, totalmem } from 'node:os'
import { type Connection, withClient } from '../apps/server/src/postgres/connection'

export async function printMachine(connection?: Connection): Promise<void> {
  const [cpu] = cpus()
  const postgres = connection
    ? await withClient(connection, async client => {
        const { rows } = await client.query<{ version: string; fsync: string; commit: string }>(
          `SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
        )
        return `, PostgreSQL ${rows[0]?.version} (fsync ${rows[0]?.fsync}, synchronous_commit ${rows[0]?.commit})`
      })
    : ''
  console.log(
    `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}${postgres}`,
  )
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
export const spread = (values: readonly number[]): string =>
  `p50 ${ms(percentile(values, 50))}, p95 ${ms(percentile(values, 95))}, p99 ${ms(percentile(values, 99))} (${values.length})`
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`

export const print = (name: string, figure: string): void => console.log(`  ${name.padEnd(52)} ${figure}`)
