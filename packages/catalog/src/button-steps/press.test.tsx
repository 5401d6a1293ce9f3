import type { CollectionAt } from '@sheaf/core/collection/collection-at'
import type { TemplateState } from '@sheaf/core/collection/templates'
import type { Uuid } from '@sheaf/core/ids'
import type { Role } from '@sheaf/core/permissions/roles'
import type { Json } from '@sheaf/core/validation/checks'
import type { Step, ToastMore } from '@sheaf/editor/host/block-host'
import { describe, expect, it } from 'vitest'
import { MOST_ROWS, type PressHost, type PressPlace, press } from './press'
import { readSteps } from './steps'

const tasks = '11111111-2222-4333-8444-555555555555' as Uuid
const row = '22222222-2222-4333-8444-555555555555' as Uuid
const onPage: PressPlace = { block: row, mayInsert: true }
const inRow: PressPlace = { row, collection: tasks }
const database: CollectionAt = {
  state: 'here',
  mayEdit: true,
  name: 'Tasks',
  schema: {
    title: { id: 'title', name: 'Name', type: 'title', order: 0 },
    done: { id: 'done', name: 'Done', type: 'checkbox', order: 1 },
  },
}
const page = '44444444-2222-4333-8444-555555555555' as Uuid
const begun = '33333333-2222-4333-8444-555555555555' as Uuid
interface World {
  readonly at?: Partial<CollectionAt>
  readonly found?: number
  readonly template?: TemplateState
  readonly says?: boolean
  readonly role?: Role
  /** How many could be notified; null where it fails. */
  readonly notified?: number | null
}
/** Presses, and tells everything that came of it, in order. */
async function pressed(
  place: PressPlace,
  steps: readonly Json[],
  { at, found = 2, template = 'here', says = true, role = 'editor', notified = 2 }: World = {},
) {
  const log: string[] = []
  let made = 0
  const first: Step = { takeBack: () => void log.push('undo') }
  const parts: (Step | undefined)[] = []
  const host = {
    t: (words: string, values: Record<string, unknown> = {}) =>
      words.replaceAll(/\{(\w+)[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, (_, name: string) => String(values[name])),
    toast: (words: string, { detail }: ToastMore = {}) => {
      log.push(`says ${words}`)
      if (detail && !detail.startsWith('Step ')) log.push(`and ${detail}`)
    },
    userId: row,
    pageId: page,
    newId: () => `new ${++made}` as Uuid,
    replica: { block: () => ({ properties: {} }), role: () => role },
    people: {
      notify: async (page: Uuid, people: readonly Uuid[], message: string) => {
        log.push(`tells ${people.length} of ${page}: ${message}`)
        if (notified === null) throw new Error('No mail today')
        return notified
      },
    },
    step: (build: (draft: never) => void, into?: Step) => {
      parts.push(into)
      build(null as never)
      return into ?? first
    },
    pages: { openAs: (page: string, mode: string) => void log.push(`opens ${page} ${mode}`) },
    databases: {
      rowWriter: async () => ({
        zone: 'UTC',
        at: async () => ({ ...database, ...at }),
        find: async () => Array.from({ length: found }, (_, i) => `row ${i}` as Uuid),
        template: async () => template,
        fill: (_draft: never, id: Uuid, by: Uuid) => void log.push(`fills ${id} as ${by}`),
        add: (_draft: never, _collection: Uuid, id: Uuid) => void log.push(`adds ${id}`),
        set: (_draft: never, id: Uuid, property: string, value: Json | null) =>
          void log.push(`sets ${id} ${property} ${JSON.stringify(value)}`),
      }),
    },
  } as unknown as PressHost
  await press(host, place, readSteps(steps), async question => {
    log.push(`asks ${question}`)
    return says
  })
  return { log, parts }
}
const add = { kind: 'add', collection: tasks, values: [{ property: 'title', how: 'value', value: 'Linen' }] }
const notify = { kind: 'notify', people: [row, tasks], message: 'Look' }
const edit = { kind: 'edit', collection: tasks, values: [{ property: 'done', how: 'toggle' }] }

describe('[P 3] a press of a button', () => {
  it('writes everything as one step, says what it did, and then opens', async () => {
    const { log, parts } = await pressed(onPage, [
      { kind: 'page', page: tasks },
      add,
      edit,
      { kind: 'page', page: 'added', mode: 'side' },
    ])
    expect(log).toEqual([
      'adds new 1',
      'sets new 1 title "Linen"',
      'sets row 0 done true',
      'sets row 1 done true',
      'says Added a page to “Tasks” · Edited 2 in “Tasks”',
      `opens ${tasks} full`,
      'opens new 1 side',
    ])
    expect(parts[0]).toBeUndefined()
    expect(parts.slice(1).every(part => part !== undefined && part === parts[1])).toBe(true)
  })
  it('makes a page of a template, behind the values that the step says itself', async () => {
    const steps = [{ ...add, template: begun }]
    expect((await pressed(onPage, steps)).log).toEqual([
      'adds new 1',
      'sets new 1 title "Linen"',
      `fills new 1 as ${begun}`,
      'says Added a page to “Tasks”',
    ])
    expect((await pressed(onPage, steps, { template: 'gone' })).log).toEqual([
      'says The template in this step was deleted or can’t be loaded',
    ])
  })
  it('edits the row that it stands in', async () => {
    const { log } = await pressed(inRow, [
      { kind: 'set', property: 'done', how: 'value', value: true },
      { kind: 'row' },
    ])
    expect(log).toEqual([`sets ${row} done true`, 'says Edited 1 in “Tasks”', `opens ${row} side`])
  })
  it('asks before anything is written, and a no ends it', async () => {
    const steps = [add, { kind: 'confirm', question: 'Sure?' }]
    expect((await pressed(onPage, steps, { says: false })).log).toEqual(['asks Sure?'])
    expect((await pressed(onPage, steps)).log[0]).toBe('asks Sure?')
  })
  it.each([
    ['in the trash', { state: 'trashed' }, 'says The database “Tasks” is in the trash'],
    ['not shared', { state: 'gone' }, 'says This database was deleted or isn’t shared with you'],
    ['only to be read', { mayEdit: false }, 'says You can’t edit pages in “Tasks”'],
    ['without the property', { schema: {} }, 'says A property in this step was deleted'],
  ] as const)('does nothing at all where a database is %s, and says so', async (_title, at, words) =>
    expect((await pressed(inRow, [{ kind: 'page', page: 'this' }, add], { at })).log).toEqual([words]),
  )
  it('does nothing where so many pages match that it must be a mistake', async () => {
    const { log } = await pressed(onPage, [add, edit], { found: MOST_ROWS + 1 })
    expect(log).toEqual(['says Too many pages in “Tasks” match. Narrow the filter.'])
  })
  it('cuts long work into parts of the one step', async () => {
    const values = Array.from({ length: 10 }, () => ({ property: 'done', how: 'toggle' }))
    const { parts } = await pressed(onPage, [{ ...edit, values }], { found: MOST_ROWS })
    expect(parts).toHaveLength(5)
    expect(parts.filter(part => part === undefined)).toHaveLength(1)
  })
  it('inserts nothing where the person may not write on the page', async () => {
    const { log } = await pressed({ block: row, mayInsert: false }, [add, { kind: 'insert', at: 'top' }])
    expect(log).toEqual(['says You can’t edit this page'])
  })
  it('tells people of its page or its row after everything else, and how many', async () => {
    const opens = { kind: 'page', page: tasks }
    expect((await pressed(onPage, [notify, add, opens])).log.slice(2)).toEqual([
      'says Added a page to “Tasks”',
      `opens ${tasks} full`,
      `tells 2 of ${page}: Look`,
      'says Notified 2',
    ])
    expect((await pressed(inRow, [notify])).log[0]).toBe(`tells 2 of ${row}: Look`)
  })
  it('says why nobody was told, and undoes nothing for it', async () => {
    expect((await pressed(onPage, [add, notify], { notified: null })).log.slice(2)).toEqual([
      'says Added a page to “Tasks”',
      `tells 2 of ${page}: Look`,
      'says Couldn’t notify anyone',
      'and No mail today',
    ])
    expect((await pressed(onPage, [notify], { notified: 0 })).log.slice(1)).toEqual([
      'says No one was notified',
      'and The people in this step can’t view this page',
    ])
  })
  it('does nothing where the person may not edit what others are to be told of', async () => {
    expect((await pressed(onPage, [add, notify], { role: 'commenter' })).log).toEqual(['says You can’t edit this page'])
    expect((await pressed(inRow, [add, notify], { at: { mayEdit: false } })).log).toEqual([
      'says You can’t edit pages in “Tasks”',
    ])
    // A locked page is not written on, but its buttons work.
    expect((await pressed({ block: row, mayInsert: false }, [notify])).log).toContain('says Notified 2')
    expect((await pressed(onPage, [add, { ...notify, people: [] }])).log).toEqual(['says Choose who to notify'])
  })
  it('says that it has no steps, or one that is not known', async () => {
    expect((await pressed(onPage, [])).log).toEqual(['says This button has no steps yet. Add some in its settings.'])
    expect((await pressed(onPage, [add, { kind: 'webhook' }])).log).toEqual([
      'says This button has a step that isn’t supported yet',
    ])
  })
})
