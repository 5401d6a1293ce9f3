// Figures of the queue: what lies in it, read from the database when Prometheus asks and so the same in every process, and what ended here.
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Jobs } from '../jobs/jobs'
import type { Log } from '../log'
import { type JobFigures, jobFigures, type Queryable } from '../storage/jobs'

export function addJobMetrics(
  registry: Registry,
  parts: {
    readonly pool: Queryable
    readonly jobs: Pick<Jobs, 'ended'>
    readonly now: () => number
    readonly log: Log
  },
): void {
  const gauge = (name: string, help: string, figure: (figures: JobFigures) => number | undefined): void =>
    void new Gauge({
      name,
      help,
      labelNames: ['job', 'lane', 'state'],
      registers: [registry],
      async collect() {
        this.reset()
        try {
          for (const figures of await jobFigures(parts.pool)) {
            const value = figure(figures)
            if (value !== undefined) this.set({ job: figures.name, lane: figures.lane, state: figures.state }, value)
          }
        } catch (error) {
          // The other figures are told without a database too.
          parts.log.warn({ err: error }, 'jobs could not be counted')
        }
      },
    })
  gauge('sheaf_jobs', 'Jobs that wait, run, or have failed for good.', ({ count }) => count)
  gauge('sheaf_job_oldest_seconds', 'How long the oldest of these jobs has been due.', ({ oldest }) =>
    Math.max(0, (parts.now() - oldest) / 1000),
  )
  void new Counter({
    name: 'sheaf_job_runs_total',
    help: 'Runs of jobs that ended in this process.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [key, times] of parts.jobs.ended) {
        const [job = '', outcome = ''] = key.split(' ')
        this.inc({ job, outcome }, times)
      }
    },
  })
}
