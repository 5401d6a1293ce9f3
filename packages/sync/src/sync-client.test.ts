// The real client in a simulated world where nothing goes wrong but what the test lets go wrong.
import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkState } from './simulator/check-all'
import type { Device } from './simulator/device'
import { World } from './simulator/world'

let world: World
let home: Uuid
let work: Uuid
let anna: Device
let berta: Device

beforeEach(async () => {
  world = new World({ seed: 3, bug: null, actions: 0, mix: 'writing' })
  ;[home, work] = world.space.pages as [Uuid, Uuid]
  ;[anna, berta] = world.devices as [Device, Device]
  await world.settle()
})

const text = (device: Device, id: Uuid): string =>
  plainText(device.client.replica.block(id)?.properties?.['title'] as RichText | undefined)
const paragraph = (device: Device, words: string, page = home): Uuid => {
  const id = world.random.uuid()
  device.act(
    draft => {
      draft.create(
        id,
        'text',
        { table: 'block', id: page },
        { after: device.client.replica.view.content(page).slice(-1), before: [] },
      )
      if (words) draft.insertText(id, 0, words)
    },
    { typed: words },
  )
  return id
}
const setRole = (person: Device, role: 'none' | 'reader' | 'editor', page = home): void => {
  const key = person.userId
  const pointer = world.space.pointer(page)
  anna.act(draft =>
    draft.push(
      role === 'none'
        ? { command: 'keyedRemove', pointer, path: ['permissions'], args: { key } }
        : {
            command: 'keyedSet',
            pointer,
            path: ['permissions'],
            args: { key, value: { type: 'user', user_id: key, role } },
          },
    ),
  )
}
/** Every role that a block has while something changes. */
const rolesSeen = (device: Device, id: Uuid): ReadonlySet<string> => {
  const roles = new Set<string>()
  const events = device.client['events']
  const told = events.onChange.bind(events)
  events.onChange = keys => {
    roles.add(device.client.replica.role('block', id))
    told(keys)
  }
  return roles
}
const unsaved = (device: Device): (readonly [string, string])[] =>
  device.disk.unsaved.map(
    ({ transaction, errors }) =>
      [transaction.operations.map(({ command }) => command).join(), errors[0]?.name ?? ''] as const,
  )

/** Counts transactions between being sent and being answered, on the connections opened from here on. */
function watchFlights(): { most: number } {
  const seen = { most: 0 }
  let now = 0
  const open = world.net.open.bind(world.net)
  world.net.open = ends =>
    open({
      ...ends,
      toServer(message) {
        if (message.type === 'save') now += message.transactions.length
        seen.most = Math.max(seen.most, now)
        ends.toServer(message)
      },
      toClient(message) {
        if (message.type === 'saved') now -= message.results.length
        ends.toClient(message)
      },
    })
  anna.disconnect()
  return seen
}

describe('writing', () => {
  it('[S11] shows an edit at once, and the other one after the network', async () => {
    const id = paragraph(anna, 'hello')
    expect(text(anna, id)).toBe('hello')
    expect(text(berta, id)).toBe('')
    await world.settle()
    expect(text(berta, id)).toBe('hello')
    expect(checkState(world)).toEqual([])
  })

  it('[S11] tells apart a field that was set here, which the next press may build on, from words, moves and what others do', async () => {
    const told = (device: Device): boolean[] => {
      const seen: boolean[] = []
      device.client['events'].onChange = (_keys, isOwnField = false) => void seen.push(isOwnField)
      return seen
    }
    const seen = { anna: told(anna), berta: told(berta) }
    const id = paragraph(anna, 'hello')
    anna.act(draft => draft.split(id, 2, world.random.uuid(), 'text'))
    expect(seen.anna).toEqual([false, false])
    anna.act(draft => draft.set(world.space.pointer(id), ['format', 'block_color'], 'red'))
    expect(seen.anna).toEqual([false, false, true])
    await world.settle()
    expect(seen.berta).not.toEqual([])
    expect(seen.berta).not.toContain(true)
  })

  it('[S11] corrects a prediction that another was faster than', async () => {
    const id = paragraph(anna, 'onetwothree')
    await world.settle()
    const [mine, hers] = [world.random.uuid(), world.random.uuid()]
    anna.act(draft => draft.split(id, 3, mine, 'text'))
    berta.act(draft => draft.split(id, 6, hers, 'text'))
    await world.settle()
    for (const device of [anna, berta])
      expect([id, mine, hers].map(block => text(device, block))).toEqual(['one', 'two', 'three'])
    expect(checkState(world)).toEqual([])
  })

  it('[S11] leaves what somebody made open to them when it comes back by a channel that they may only read', async () => {
    const { channels } = anna.client as unknown as { channels: Map<string, { role: string }> }
    for (const channel of channels.values()) channel.role = 'reader'
    const id = paragraph(anna, 'mine')
    const roles = rolesSeen(anna, id)
    await world.settle()
    expect([...roles]).toEqual(['editor'])
    expect(anna.client.replica.role('block', id)).toBe('editor')
  })

  it('[S11] leaves a page open to who made it and went into it: by then nobody reads the page around it', async () => {
    const page = world.random.uuid()
    anna.act(draft => draft.create(page, 'page', { table: 'block', id: home }, { after: [], before: [] }))
    const roles = rolesSeen(anna, page)
    anna.close(home)
    await world.settle()
    expect(anna.client.replica.confirmed.get('block', page)).toBeDefined()
    expect([...roles]).toEqual(['editor'])
  })

  it('[S4] sends nothing that is not on disk, and finds it there after a crash', async () => {
    const lost = paragraph(anna, 'never stored')
    anna.crash()
    await anna.start()
    await world.settle()
    world.net.cut.add('d0/up')
    const kept = paragraph(anna, 'stored')
    await world.scheduler.runUntil(world.scheduler.now + 100)
    anna.crash()
    world.net.heal()
    await anna.start()
    await world.settle()
    expect([text(anna, lost), text(berta, kept)]).toEqual(['', 'stored'])
    expect(checkState(world)).toEqual([])
  })

  it('[S5] keeps the order and at most eight on their way', async () => {
    const inFlight = watchFlights()
    world.net.cut.add('d0/up')
    const id = paragraph(anna, '')
    for (let i = 0; i < 30; i++)
      anna.act(draft => draft.insertText(id, i, String.fromCharCode(97 + (i % 26))), { typed: '' })
    await world.scheduler.runUntil(world.scheduler.now + 2000)
    world.net.heal()
    await world.settle()
    expect(inFlight.most).toBe(8)
    expect(text(berta, id)).toBe('abcdefghijklmnopqrstuvwxyzabcd')
    expect(world.ledger.log.map(entry => entry.n)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1))
  })

  it('[S6] sends again what was not answered, and it counts once', async () => {
    world.net.cut.add('d0/down')
    const id = paragraph(anna, 'once')
    await world.scheduler.runUntil(world.scheduler.now + 3000)
    expect([anna.client.unsent, world.ledger.log.length]).toEqual([1, 1])
    world.net.heal()
    await world.settle()
    expect([anna.client.unsent, world.ledger.log.length, text(berta, id)]).toEqual([0, 1, 'once'])
    expect(checkState(world)).toEqual([])
  })

  it('[S6] takes a late word of a number that was answered since for no sign of another device', async () => {
    const lateGaps: (() => void)[] = []
    const early: (() => void)[] = []
    const numbers = (transactions: unknown): number[] => (transactions as { n: number }[]).map(({ n }) => n)
    const open = world.net.open.bind(world.net)
    world.net.open = ends =>
      open({
        ...ends,
        toServer(message) {
          const isFirst = message.type === 'save' && numbers(message.transactions).includes(1)
          if (isFirst && early.length === 0) return void early.push(() => ends.toServer(message))
          ends.toServer(message)
        },
        toClient(message) {
          if (message.type === 'saved' && message.results.some(result => 'error' in result && lateGaps.length === 0))
            return void lateGaps.push(() => ends.toClient(message))
          ends.toClient(message)
        },
      })
    anna.disconnect()
    await world.settle()
    const { clientId } = anna.client
    paragraph(anna, 'first')
    await world.scheduler.runUntil(world.scheduler.now + 300)
    paragraph(anna, 'second')
    await world.scheduler.runUntil(world.scheduler.now + 300)
    expect([early.length, lateGaps.length, world.ledger.log.length]).toEqual([1, 1, 0])
    early[0]?.()
    await world.scheduler.runUntil(world.scheduler.now + 300)
    lateGaps[0]?.()
    await world.settle()
    expect(anna.client.clientId).toBe(clientId)
    expect(world.ledger.log.map(entry => entry.n)).toEqual([1, 2])
    expect(checkState(world)).toEqual([])
  })

  it('[S6] reports nothing as unsaved of which another copy is still under way', async () => {
    const answers: (() => void)[] = []
    const open = world.net.open.bind(world.net)
    world.net.open = ends =>
      open({
        ...ends,
        toClient: message =>
          message.type === 'saved' ? void answers.push(() => ends.toClient(message)) : ends.toClient(message),
      })
    anna.disconnect()
    await world.settle()
    paragraph(anna, 'first')
    paragraph(anna, 'second')
    await world.scheduler.runUntil(world.scheduler.now + 300)
    const [first, second] = world.ledger.log
    if (!first || !second) throw new Error('nothing was sent')
    const refusal = { name: 'ForbiddenError', status: 403, debugMessage: 'No.' }
    const gap = {
      ...refusal,
      name: 'OperationConflictError',
      status: 409,
      clientData: { type: 'gap', expect: first.n },
    }
    // An answer to the second one alone sends both out once more; the first copy was rejected, the other was not.
    anna.client.receive({ type: 'saved', results: [{ n: second.n, id: second.id, error: gap as never }] })
    anna.client.receive({ type: 'saved', results: [{ n: first.n, id: first.id, error: refusal as never }] })
    for (const answer of answers.splice(0)) answer()
    world.net.open = open
    anna.disconnect()
    await world.settle()
    expect([...world.ledger.unsaved.keys()]).toEqual([])
    expect(world.ledger.log.map(entry => entry.id)).toEqual([first.id, second.id])
    expect(checkState(world)).toEqual([])
  })

  it('[S9] waits while the space is frozen', async () => {
    world.space.storage.freeze(world.space.id, 'migration')
    paragraph(anna, 'patient')
    await world.scheduler.runUntil(world.scheduler.now + 5000)
    expect([anna.client.unsent, anna.disk.unsaved]).toEqual([1, []])
    // The person is told why.
    expect(anna.client.delayedBy).toMatchObject({ name: 'SpaceFrozenError' })
    world.space.storage.freeze(world.space.id, null)
    await world.settle()
    expect([anna.client.unsent, world.ledger.log.length]).toEqual([0, 1])
    expect(anna.client.delayedBy).toBeNull()
  })
})

describe('refusals', () => {
  it('[S7] keeps and reports what is refused, and goes on with the rest', async () => {
    setRole(berta, 'reader')
    await world.settle()
    paragraph(berta, 'forbidden')
    const id = paragraph(berta, 'allowed', work)
    await world.settle()
    expect(unsaved(berta)).toEqual([['createBlock,editText', 'ForbiddenError']])
    expect([berta.client.unsent, text(anna, id)]).toEqual([0, 'allowed'])
    expect(checkState(world)).toEqual([])
  })

  it('[S8] reports with it what builds on its text, and shows neither', async () => {
    const id = paragraph(anna, 'base')
    await world.settle()
    world.net.cut.add('d1/up')
    world.net.cut.add('d1/down')
    setRole(berta, 'reader')
    await world.scheduler.runUntil(world.scheduler.now + 500)
    berta.act(draft => draft.insertText(id, 4, ' one'), { typed: ' one' })
    berta.act(draft => draft.insertText(id, 8, ' two'), { typed: ' two' })
    expect(text(berta, id)).toBe('base one two')
    world.net.heal()
    await world.settle()
    expect(unsaved(berta)).toEqual([
      ['editText', 'ForbiddenError'],
      ['editText', 'OperationConflictError'],
    ])
    expect([text(berta, id), berta.client.unsent]).toEqual(['base', 0])
    expect(checkState(world)).toEqual([])
  })

  it('[S12] leaves nothing of a draft that throws', async () => {
    const id = paragraph(anna, 'whole')
    await world.settle()
    expect(() =>
      anna.client.commit(draft => {
        draft.insertText(id, 5, ' and more')
        throw new Error('no')
      }),
    ).toThrow('no')
    expect([text(anna, id), anna.client.unsent, anna.client.replica.view.own.size]).toEqual(['whole', 0, 0])
    anna.act(draft => draft.insertText(id, 5, '!'), { typed: '!' })
    await world.settle()
    expect(text(berta, id)).toBe('whole!')
    expect(checkState(world)).toEqual([])
  })
})

describe('a copied profile', () => {
  it('[S10] loses nothing, whoever is ahead', async () => {
    paragraph(anna, 'before')
    await world.settle()
    const twin = world.addDevice('twin', anna.userId, anna.disk.clone())
    await world.settle()
    world.net.cut.add('twin/up')
    const [one, two] = [paragraph(twin, 'from the twin'), paragraph(twin, 'and another')]
    const own = Array.from({ length: 4 }, (_, i) => paragraph(anna, `own ${i}`))
    await world.scheduler.runUntil(world.scheduler.now + 2000)
    world.net.heal()
    await world.settle()
    expect([one, two, ...own].map(id => text(berta, id))).toEqual([
      'from the twin',
      'and another',
      'own 0',
      'own 1',
      'own 2',
      'own 3',
    ])
    expect(twin.client.clientId).not.toBe(anna.client.clientId)
    expect(checkState(world)).toEqual([])
  })

  it('[S10] is on disk under its new numbers before it is sent', async () => {
    const twin = world.addDevice('twin', anna.userId, anna.disk.clone())
    await world.settle()
    paragraph(anna, 'first')
    await world.settle()
    paragraph(twin, 'second')
    await world.scheduler.runUntil(world.scheduler.now + 35)
    // Wherever the twin crashes, it comes back with numbers that fit.
    for (let i = 0; i < 12; i++) {
      await world.scheduler.runUntil(world.scheduler.now + 23)
      twin.crash()
      await twin.start()
    }
    await world.settle()
    expect(world.ledger.log.filter(entry => entry.items.length > 0)).toHaveLength(2)
    expect(checkState(world)).toEqual([])
  })
})

describe('reading', () => {
  it('[S13] asks for what it missed when the next change shows a gap', async () => {
    const ids = [paragraph(anna, 'one')]
    await world.settle()
    world.net.faults = { drop: 1, duplicate: 0, reorder: 0, stall: 0 }
    // Only changes for others are lost: the author's own connection is left alone.
    ids.push(paragraph(anna, 'two'))
    await world.scheduler.runUntil(world.scheduler.now + 20)
    world.net.heal()
    await world.settle()
    ids.push(paragraph(anna, 'three'))
    await world.settle()
    expect(ids.map(id => text(berta, id))).toEqual(['one', 'two', 'three'])
  })

  it('[S14] loads anew when the log no longer reaches back, and drops what has left', async () => {
    const id = paragraph(anna, 'wanders')
    await world.settle()
    world.net.cut.add('d1/up')
    world.net.cut.add('d1/down')
    await world.scheduler.runUntil(world.scheduler.now + 2000)
    anna.act(draft => draft.move(id, { table: 'block', id: world.space.pages[2] as Uuid }, { after: [], before: [] }))
    setRole(berta, 'none', world.space.pages[2])
    paragraph(anna, 'later')
    await world.scheduler.runUntil(world.scheduler.now + 2000)
    world.space.storage.truncateLog(world.space.id, world.space.storage.seqOf(world.space.id))
    world.net.heal()
    await world.settle()
    expect(berta.client.replica.block(id)).toBeUndefined()
    expect(checkState(world)).toEqual([])
  })

  it('[S15] keeps nothing of a page that was taken away, and has it back when it is given', async () => {
    const id = paragraph(anna, 'private')
    await world.settle()
    setRole(berta, 'none')
    await world.settle()
    expect(
      [...berta.client.replica.confirmed.all()].filter(
        ({ table, value }) =>
          value.id === home || (table === 'block' && value.page_id === home && value.type !== 'page'),
      ),
    ).toEqual([])
    expect(berta.client.replica.texts.isOpen(id)).toBe(false)
    setRole(berta, 'editor')
    await world.settle()
    expect(text(berta, id)).toBe('private')
    expect(checkState(world)).toEqual([])
  })

  it('[S15] does not take in an answer that comes after the page was taken away', async () => {
    paragraph(anna, 'private')
    await world.settle()
    berta.close(home)
    berta.open(home)
    // The answer is on its way when the client hears of it.
    await world.scheduler.runUntil(world.scheduler.now + 45)
    berta.client.receive({ type: 'revoked', channel: home })
    const held = [...berta.client.replica.confirmed.all()].filter(
      ({ table, value }) => table === 'block' && value.page_id === home && value.type !== 'page',
    )
    await world.scheduler.runUntil(world.scheduler.now + 200)
    expect(held).toEqual([])
    expect(
      [...berta.client.replica.confirmed.all()].filter(
        ({ table, value }) => table === 'block' && value.page_id === home && value.type !== 'page',
      ),
    ).toEqual([])
  })

  it('[S16] forgets what another person moved to where it does not look', async () => {
    const id = paragraph(anna, 'leaving')
    await world.settle()
    berta.close(work)
    anna.act(draft => draft.move(id, { table: 'block', id: work }, { after: [], before: [] }))
    await world.settle()
    expect(berta.client.replica.confirmed.get('block', id)).toBeUndefined()
    expect(text(anna, id)).toBe('leaving')
  })

  it('[S19] has the whole text again of a half that is fetched alone', async () => {
    const [left, right] = [paragraph(anna, 'onetwo'), world.random.uuid()]
    anna.act(draft => draft.split(left, 3, right, 'text'))
    await world.settle()
    const { replica } = berta.client
    replica.forget([left, right].map(id => ({ table: 'block' as const, id })))
    expect([...replica.confirmed.textIds()]).not.toContain(left)
    // The change builds on a record that is not there: only that one is asked for, and its text bears another's id.
    anna.act(draft => draft.set(world.space.pointer(right), ['format', 'color'], 'red'))
    await world.settle()
    expect(replica.confirmed.get('block', left)).toBeUndefined()
    expect(replica.texts.segment(left, right)?.runs).toEqual([{ insert: 'two' }])
    setRole(berta, 'none')
    await world.settle()
    expect([replica.block(right), [...replica.confirmed.textIds()].includes(left)]).toEqual([undefined, false])
  })

  it('[S17] lets messages wait while they are held, and then takes all of them', async () => {
    const id = paragraph(anna, '')
    await world.settle()
    const release = berta.client.hold()
    for (const [i, character] of ['a', 'b', 'c'].entries())
      anna.act(draft => draft.insertText(id, i, character), { typed: character })
    await world.settle()
    expect(text(berta, id)).toBe('')
    release()
    expect(text(berta, id)).toBe('abc')
    await world.settle()
    expect(checkState(world)).toEqual([])
  })

  it('[S5] goes on sending when the page it was catching up with is closed', async () => {
    world.net.cut.add('d0/down')
    anna.disconnect()
    await world.scheduler.runUntil(world.scheduler.now + 1500)
    world.net.heal()
    paragraph(anna, 'x')
    for (const page of anna.openPages) anna.close(page)
    await world.settle()
    expect(anna.client.unsent).toBe(0)
  })
})
