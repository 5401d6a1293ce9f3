// One Sheaf per data directory. The lock is a file that names its holder; a holder that is dead loses it, so a kill -9
// never needs a hand. A holder on another machine or container cannot be asked, so its file must keep a heartbeat.
import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CannotStart } from './cannot-start'
import { startMark } from './processes'

const heartbeatMs = 1_000
const silentHolderMs = 4_000
const settleMs = 30

type Holder = { readonly pid: number; readonly started: string; readonly machine: string; readonly nonce: string }
type DataDirLock = { release(): void }

/** Refusal: its message is one sentence for the person who started the second process. */
export class DataDirInUse extends CannotStart {
  override readonly name = 'DataDirInUse'
  constructor(dataDir: string, pid: number) {
    super(`Another Sheaf is already running on ${dataDir} (process ${pid}).`)
  }
}

/** Takes the lock or throws `DataDirInUse`. It is held until `release` or until this process ends, however it ends. */
export async function lockDataDir(dataDir: string, silenceMs = silentHolderMs): Promise<DataDirLock> {
  const dir = resolve(dataDir)
  mkdirSync(dir, { recursive: true })
  const path = join(dir, 'sheaf.lock')
  const own: Holder = {
    pid: process.pid,
    started: startMark(process.pid) ?? '',
    machine: machineName(),
    nonce: randomUUID(),
  }
  const text = JSON.stringify(own)

  while (true) {
    if (!createWhole(path, text)) {
      const found = readText(path)
      if (found === undefined) continue
      const holder = parse(found)
      if (holder && (await isAlive(holder, path, silenceMs))) throw new DataDirInUse(dir, holder.pid)
      removeExactly(path, found)
      continue
    }
    // Someone who judged the old holder dead just before us may move our file aside; they put it back, or we notice.
    await delay(settleMs)
    if (readText(path) === text) return hold(path, text)
  }
}

function hold(path: string, text: string): DataDirLock {
  const heartbeat = setInterval(() => touch(path), heartbeatMs)
  heartbeat.unref()
  const release = () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    if (readText(path) === text) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return { release }
}

async function isAlive(holder: Holder, path: string, silenceMs: number): Promise<boolean> {
  if (holder.machine === machineName()) return startMark(holder.pid) === holder.started
  const before = modifiedAt(path)
  await delay(silenceMs)
  return modifiedAt(path) !== before
}

/** Creates the file with its whole content in one step; false when there is one already. */
function createWhole(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o644 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes the file only while it still has this content: what was moved aside wrongly goes back. */
function removeExactly(path: string, text: string): void {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  try {
    if (readText(aside) !== text) linkSync(aside, path)
  } catch {
    // A third process took the free place; the one whose file this was will see that it lost.
  }
  rmSync(aside, { force: true })
}

function parse(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return typeof holder.pid === 'number' ? holder : undefined
  } catch {
    return undefined
  }
}

/** Pids mean something only within one machine and, in containers, within one pid namespace. */
function machineName(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date())
  } catch {
    // The directory may be gone at the end of a test; a lost heartbeat is not worth a crash.
  }
}
