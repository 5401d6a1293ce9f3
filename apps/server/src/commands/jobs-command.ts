// `sheaf jobs`: what the queue holds, dead jobs first, and `sheaf jobs retry ID` to let a dead one run again.
import { type ListedJob, listJobs, type Queryable, reviveJob } from '../storage/jobs'

export const JOBS_USAGE = `sheaf jobs              lists jobs that are dead, running or waiting
sheaf jobs retry ID     lets a dead job run again`

const MOST_LISTED = 500

/** Returns the exit code. */
export async function jobsCommand(
  args: readonly string[],
  db: Queryable,
  print: (line: string) => void,
  now: () => number = Date.now,
): Promise<number> {
  const [verb, id, ...rest] = args
  if (verb === undefined || (verb === 'list' && id === undefined)) {
    const jobs = await listJobs(db, MOST_LISTED)
    if (jobs.length === 0) print('No jobs are waiting, running or dead.')
    else for (const line of linesOf(jobs, now())) print(line)
    if (jobs.length === MOST_LISTED) print(`… only the first ${MOST_LISTED} are listed`)
    return 0
  }
  if (verb === 'retry' && id !== undefined && /^\d{1,15}$/.test(id) && rest.length === 0) {
    const isRevived = await reviveJob(db, Number(id), now())
    print(isRevived ? `Job ${id} will run again.` : `There is no dead job ${id}.`)
    return isRevived ? 0 : 1
  }
  print(JOBS_USAGE)
  return 1
}

/** One line each, in columns; below a dead one, why it is. */
function linesOf(jobs: readonly ListedJob[], now: number): string[] {
  const cells = jobs.map(job => [
    String(job.id),
    job.state,
    job.lane,
    job.name,
    `${job.attempts}/${job.mostAttempts}`,
    whenOf(job, now),
    job.key ?? '',
  ])
  const heads = ['ID', 'STATE', 'LANE', 'JOB', 'TRIES', 'WHEN', 'KEY']
  const widths = heads.map((_, column) => Math.max(...[heads, ...cells].map(row => row[column]?.length ?? 0)))
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    lineOf(heads),
    ...jobs.flatMap(({ error }, i) => [lineOf(cells[i] ?? []), ...(error === null ? [] : [`    ${oneLine(error)}`])]),
  ]
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function whenOf({ state, runAt, deadTime }: ListedJob, now: number): string {
  if (state === 'running') return 'now'
  const inMs = (state === 'dead' ? (deadTime ?? now) : runAt) - now
  const amount = durationOf(Math.abs(inMs))
  if (inMs > 0) return `in ${amount}`
  return state === 'dead' ? `${amount} ago` : `due for ${amount}`
}

function durationOf(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}
