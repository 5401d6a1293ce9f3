// A run of the history checker: clients edit one page against a real server while something keeps breaking, then everything
// heals and the history is judged.
import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from '../postgres/connection'
import { HeadlessClient } from './headless-client.fixture'
import { checkHistory } from './history.fixture'
import { Person } from './person.fixture'
import { type Random, RandomEditor } from './random-editor.fixture'
import type { ServerChild } from './server-child.fixture'

/** A person stops to look when nothing is saved any more; a test that piles up edits would only wait for them later. */
const MOST_UNSENT = 15

interface CrashRunOptions {
  readonly server: ServerChild
  readonly random: Random
  readonly clients: number
  /** Between two actions of one client, on average. */
  readonly pauseMs: number
  /** Where clients connect; the server itself without it. */
  readonly url?: string
  /** The trouble. When it returns, everything is whole again. */
  readonly trouble: (clients: readonly HeadlessClient[]) => Promise<void>
  readonly healWithinMs?: number
}

interface CrashRunResult {
  readonly findings: readonly string[]
  readonly acknowledged: number
  readonly unsaved: number
  /** From the end of the trouble until every outbox was empty and every client the same. */
  readonly healedMs: number
}

export async function crashRun(options: CrashRunOptions): Promise<CrashRunResult> {
  const { server, random } = options
  const owner = await new Person(server.url).signUp('Ada')
  const { spaceId, pageId } = await owner.createSpace()
  const person = owner.via(options.url ?? server.url, server.url)
  const clients = await Promise.all(
    Array.from({ length: options.clients }, () => HeadlessClient.start({ person, spaceId, pageId })),
  )
  try {
    await until(() => clients.every(client => client.isReady), 30_000, 'the clients to be ready')
    const editing = new AbortController()
    const editors = clients.map(client => keepEditing(client, random, options.pauseMs, editing.signal))
    await options.trouble(clients)
    editing.abort()
    await Promise.all(editors)
    const began = performance.now()
    const findings = await settle(() => server.connection, clients, options.healWithinMs ?? 30_000)
    return {
      findings,
      acknowledged: new Set(clients.flatMap(client => [...client.acknowledged])).size,
      unsaved: clients.reduce((sum, client) => sum + client.disk.unsaved.length, 0),
      healedMs: performance.now() - began,
    }
  } finally {
    for (const client of clients) client.stop()
  }
}

/** One person who goes on editing until told to stop. */
export async function keepEditing(
  client: HeadlessClient,
  random: Random,
  pauseMs: number,
  stop: AbortSignal,
): Promise<void> {
  const editor = new RandomEditor(client, random)
  while (!stop.aborted) {
    try {
      if (client.sync.unsent < MOST_UNSENT) editor.step()
    } catch (error) {
      client.errors.push(error)
    }
    await delay(random(2 * pauseMs))
  }
}

/** Judges again and again until the history is clean or time is up; says what was still wrong then. */
export async function settle(
  connection: () => Connection,
  clients: readonly HeadlessClient[],
  withinMs: number,
): Promise<string[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const isQuiet = clients.every(client => client.isReady && client.sync.unsent === 0)
    if (isQuiet || Date.now() > deadline) {
      const findings = await checkHistory(connection(), clients).catch((error: unknown) => [
        `the history could not be read: ${String(error)}`,
      ])
      if (findings.length === 0 || Date.now() > deadline) return findings
    }
    await delay(200)
  }
}

export async function until(isTrue: () => boolean | Promise<boolean>, withinMs: number, what: string): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`waited ${withinMs} ms for ${what}`)
    await delay(10)
  }
}
