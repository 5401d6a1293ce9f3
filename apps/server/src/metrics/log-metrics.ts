// Lines of the log that were dropped because nobody could take them. The log cannot tell of it, so the figures do.
import { Counter, type Registry } from 'prom-client'

export function addLogMetrics(registry: Registry, dropped: () => number = () => 0): void {
  void new Counter({
    name: 'sheaf_log_lines_dropped_total',
    help: 'Lines of the log that could not be written: a full disk, a closed pipe, a slow reader.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(dropped())
    },
  })
}
