// Every minute: hands reminders that are due on to be sent. Safe to run twice: a reminder is marked in the transaction that enqueues its job.
import { units } from '@sheaf/core/limits'
import { exact } from '@sheaf/core/validation/checks'
import { defineJob } from '../jobs/define-job'
import { takeDueReminders } from '../storage/reminders'
import { inTransaction } from '../storage/transaction'
import { sendReminder } from './send-reminder'

const AT_ONCE = 200

export const queueReminders = defineJob({
  name: 'queue-reminders',
  lane: 'short',
  input: exact({}),
  attempts: 1,
  everyMs: units.minuteMs,
  run: async (_input, { services, signal }) => {
    for (let more = true; more && !signal.aborted; ) {
      const due = await inTransaction(services.pool, async tx => {
        const taken = await takeDueReminders(tx, services.now(), AT_ONCE)
        for (const reminder of taken) await services.jobs.enqueue(sendReminder, reminder, { tx })
        return taken
      })
      if (due.length > 0) services.jobs.wake(sendReminder.lane)
      more = due.length === AT_ONCE
    }
  },
})
