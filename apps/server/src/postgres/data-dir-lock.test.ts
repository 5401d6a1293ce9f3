// One Sheaf per directory, whatever the one before left behind.
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataDirInUse, lockDataDir } from './data-dir-lock'

let dir = ''
const file = () => join(dir, 'sheaf.lock')
const holder = () => JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>
const leaveBehind = (changes: Record<string, unknown>) =>
  writeFileSync(file(), JSON.stringify({ ...holder(), ...changes }))

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

test('the second is refused in one sentence until the first lets go', async () => {
  const lock = await lockDataDir(dir)
  await expect(lockDataDir(dir)).rejects.toThrow(`Another Sheaf is already running on ${dir} (process ${process.pid}).`)
  lock.release()
  expect(existsSync(file())).toBe(false)
  const second = await lockDataDir(dir)
  second.release()
})

test('of many that find a dead holder at once, exactly one gets the lock', async () => {
  const lock = await lockDataDir(dir)
  leaveBehind({ pid: 999_999_999 })
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dir)))
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DataDirInUse)
  lock.release()
  expect(existsSync(file())).toBe(true)
})

test.each([
  ['a dead process', { pid: 999_999_999 }],
  ['a live process that has the same pid and started later', { started: 'another boot:1' }],
])('a lock of %s is taken over', async (_, changes) => {
  await lockDataDir(dir)
  leaveBehind(changes)
  const lock = await lockDataDir(dir)
  expect(holder()['pid']).toBe(process.pid)
  lock.release()
})

test.each(['', '\0\0\0\0', '{}'])('a lock file torn by a power cut (%j) is taken over', async text => {
  writeFileSync(file(), text)
  const lock = await lockDataDir(dir)
  lock.release()
})

test('a holder on another machine counts as running while its heartbeat goes on, and no longer', async () => {
  const first = await lockDataDir(dir)
  const text = JSON.stringify({ ...holder(), machine: 'elsewhere', pid: 7 })
  first.release()
  writeFileSync(file(), text)
  const heartbeat = setInterval(() => utimesSync(file(), new Date(), new Date()), 50)
  await expect(lockDataDir(dir, 400)).rejects.toThrow('(process 7)')
  clearInterval(heartbeat)
  const lock = await lockDataDir(dir, 400)
  lock.release()
})
