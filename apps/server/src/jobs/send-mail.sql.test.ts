// Mail that tells of something outlives a mail server that is away, and the process that was sending it.
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SmtpFixture, startSmtp } from '../mail/smtp.fixture'
import { cutOff } from '../reliability/cut-off.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { listJobs } from '../storage/jobs'
import { inTransaction } from '../storage/transaction'
import { mailToSend, sendMail } from './send-mail'

let smtp: SmtpFixture
let isAway = false
let first: ListeningServer
let second: ListeningServer
beforeAll(async () => {
  smtp = await startSmtp(() => isAway)
  first = await startListening(undefined, { SMTP_URL: smtp.url })
  second = await startListening(first.database, { SMTP_URL: smtp.url })
})
afterAll(async () => {
  await second.discard()
  await first.discard()
  await smtp.close()
})
beforeEach(() => {
  isAway = false
  smtp.received.length = 0
})

const waiting = async (): Promise<string[]> =>
  (await listJobs(first.services.pool, 100))
    .filter(({ name }) => name === sendMail.name)
    .map(({ state, attempts }) => `${state} ${attempts}`)
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const before = performance.now()
  while (!(await isSo())) {
    if (performance.now() - before > 20_000) throw new Error('it did not come to be')
    await delay(10)
  }
}
/** Lets what waits to be tried again be due now. */
const hurry = async (): Promise<void> => {
  await first.services.pool.query(`UPDATE job SET run_at = 0 WHERE state = 'waiting' AND name = $1`, [sendMail.name])
  await first.services.jobs.drain()
}

describe('a notice', () => {
  it('is sent when the mail server is back, and the change it tells of stands meanwhile', async () => {
    const ada = await first.signUp('Ada')
    isAway = true
    await ada.call('changePassword', {
      password: 'another good password',
      proof: { type: 'password', password: 'a good password' },
    })
    await until(async () => (await waiting())[0] === 'waiting 1')
    await hurry()
    expect(await waiting()).toEqual(['waiting 2'])
    isAway = false
    await hurry()
    expect([smtp.received.length, await waiting()]).toEqual([1, []])
  })

  it('is sent once by one of two servers, and by the other where the first dies at any step', async () => {
    const dying = cutOff(first.services)
    for (let write = 1; ; write++) {
      smtp.received.length = 0
      dying.dieAt(write)
      const mail = mailToSend({ to: 'ada@example.com', subject: 'Once', text: 'x', html: 'x' })
      let isEnqueued = false
      try {
        await inTransaction(first.services.pool, tx => first.services.jobs.enqueue(sendMail, mail, { tx }))
        isEnqueued = true
        await first.services.jobs.drain()
      } catch {
        // It is dead.
      }
      const hasDied = dying.hasDied()
      await dying.revive()
      await until(async () => {
        await second.services.jobs.drain()
        return (await waiting()).length === 0
      })
      const ids = smtp.received.map(({ raw }) => /^Message-ID: <(.*)@/im.exec(raw)?.[1])
      // Twice only where it was sent and its end could not be noted; then both are the same mail.
      expect(new Set(ids), `died at write ${write}`).toEqual(new Set(isEnqueued ? [mail.id] : []))
      expect(ids.length).toBeLessThanOrEqual(2)
      if (!hasDied) return
    }
  })
})
