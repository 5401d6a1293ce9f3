// Search over real HTTP: what is found, how it is kept current, and that nobody finds what they may not read.

import type { InputOf, OutputOf } from '@sheaf/core/api/define'
import type { search } from '@sheaf/core/api/search/search'
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import { roleOf } from '@sheaf/core/permissions/can'
import type { PermissionItem } from '@sheaf/core/records/block'
import { serverLimits } from '@sheaf/core/server-limits'
import { LoadingSource } from '@sheaf/sync/gateway'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newUuid } from '../auth/secrets'
import { until } from '../reliability/crash-run.fixture'
import { type ListeningServer, startListening } from '../reliability/listening-server.fixture'
import { PageWriter } from '../reliability/page-writer.fixture'
import type { Person } from '../reliability/person.fixture'
import { seeded } from '../reliability/random-editor.fixture'
import { createMigratedDatabase } from '../storage/migrations/migrated-database.fixture'

type Asked = Partial<InputOf<typeof search>>
type Answered = OutputOf<typeof search>

let server: ListeningServer
let ada: Person
let grace: Person
let space: Awaited<ReturnType<Person['createSpace']>>
let writer: PageWriter
beforeAll(async () => {
  server = await startListening()
  ada = await server.signUp('Ada')
  grace = await server.signUp('Grace')
})
afterAll(() => server.discard())
beforeEach(async () => {
  space = await ada.createSpace()
  await server.join(space.spaceId, ada, grace)
  writer = new PageWriter(ada, space)
})

const ask = async (person: Person, query: string, more: Asked = {}): Promise<Answered> => {
  await server.followAll(space.spaceId)
  return person.call<Answered>('search', { spaceId: space.spaceId, query, ...more })
}
const idsOf = async (query: string, more: Asked = {}, person = ada): Promise<Uuid[]> =>
  (await ask(person, query, more)).results.map(result => result.id)
const only = (person: Person): PermissionItem[] => [{ type: 'user', user_id: person.userId, role: 'owner' }]

describe('search', () => {
  it('finds pages by title and content, and shows where', async () => {
    const plan = await writer.page('Crème brûlée', ['Beat the eggs', 'Burn the <b>sugar</b> slowly'])
    const answer = await ask(ada, 'creme SUGA')
    expect(answer.total).toBe(1)
    expect(answer.results).toMatchObject([
      {
        id: plan,
        highlight: { title: [[0, 5]], text: { text: 'Burn the <b>sugar</b> slowly', ranges: [[12, 16]] } },
      },
    ])
    expect(answer.recordMap.block?.[plan]).toMatchObject({ role: 'owner', value: { id: plan, type: 'page' } })
    expect(await idsOf('creme salt')).toEqual([])
  })

  it('follows edits, renames, moves of blocks, the trash and coming back', async () => {
    const [here, there] = [await writer.page('Here'), await writer.page('Steppe')]
    const line = await writer.line(here, 'A zebra lives here')
    expect(await idsOf('zebra')).toEqual([here])
    await writer.rewrite(line, 'An okapi lives here')
    expect([await idsOf('zebra'), await idsOf('okapi')]).toEqual([[], [here]])
    await writer.move(line, writer.block(there))
    expect(await idsOf('okapi')).toEqual([there])
    await writer.rewrite(there, 'Savannah')
    expect([await idsOf('steppe'), await idsOf('savannah')]).toEqual([[], [there]])
    await writer.trash(line)
    expect(await idsOf('okapi')).toEqual([])
    await writer.restore(line)
    expect(await idsOf('okapi')).toEqual([there])
    await writer.trash(there)
    expect([await idsOf('okapi'), await idsOf('okapi', { filters: { inTrash: true } })]).toEqual([[], [there]])
    await writer.restore(there)
    expect([await idsOf('okapi'), await idsOf('okapi', { filters: { inTrash: true } })]).toEqual([[there], []])
  })

  it('takes what lies in a trashed page, or in a trashed block, for trashed', async () => {
    const outer = await writer.page('Outer')
    const inner = await writer.page('Inner okapi', [], writer.block(outer))
    const toggle = await writer.line(outer, 'Fold', 'toggle')
    await writer.line(toggle, 'A folded pangolin')
    expect(await idsOf('pangolin')).toEqual([outer])
    await writer.trash(toggle)
    expect(await idsOf('pangolin')).toEqual([])
    await writer.trash(outer)
    expect([await idsOf('okapi'), await idsOf('okapi', { filters: { inTrash: true } })]).toEqual([[], [inner]])
  })

  it('reads every kind of block, in any script', async () => {
    const page = await writer.page('Kinds')
    for (const [type, text] of [
      ['header', 'Xylophone'],
      ['to_do', 'Yodel'],
      ['code', 'const quokka = 1'],
      ['callout', 'Narwhal'],
      ['quote', '東京都の会議室で話します'],
      ['bulleted_list', '我们明天在北京开会'],
      ['numbered_list', 'การประชุมวางแผนโครงการ'],
      ['toggle', 'אמר שָׁלוֹם לכולם'],
      ['text', 'كتاب مُحَمَّد'],
      ['text', 'Party 🎉 👩🏽‍💻'],
      ['text', '내일 회의를 합니다'],
    ] as const)
      await writer.line(page, text, type)
    for (const query of [
      ...[
        'xylo',
        'yodel',
        'quokka',
        'narwhal',
        '会議',
        '会議室',
        '京都',
        '北京',
        'โครงการ',
        'שלום',
        'محمد',
        '🎉',
        '💻',
        '회의',
      ],
      ...['北京 xylophone', 'kinds 会議'],
    ]) {
      const { results } = await ask(ada, query)
      expect(
        results.map(({ id }) => id),
        query,
      ).toEqual([page])
      const text = results[0]?.highlight.text
      expect(text?.ranges.length, query).toBeGreaterThan(0)
    }
    expect(await idsOf('大阪')).toEqual([])
  })

  it('finds titles that are misspelt, after those that are not', async () => {
    const right = await writer.page('Quarterly roadmap')
    expect(await idsOf('quartrely raodmap')).toEqual([right])
    const other = await writer.page('Notes', ['a roadmpa of sorts'])
    expect(await idsOf('roadmpa')).toEqual([other, right])
  })

  it('finds what is spelt right where there are no trigrams', async () => {
    const bare = await createMigratedDatabase()
    const other = await startListening(bare)
    try {
      await other.services.pool.query('DROP EXTENSION pg_trgm CASCADE')
      const mary = await other.signUp('Mary')
      const hers = await mary.createSpace()
      const page = await new PageWriter(mary, hers).page('Quarterly roadmap')
      await other.followAll(hers.spaceId)
      const found = async (query: string): Promise<Uuid[]> =>
        (await mary.call<Answered>('search', { spaceId: hers.spaceId, query })).results.map(({ id }) => id)
      expect([await found('roadmap'), await found('raodmap')]).toEqual([[page], []])
    } finally {
      await other.discard()
      await bare.drop()
    }
  })

  it('ranks the name, the start of a name, words of a name, content; and what the person visits', async () => {
    const content = await writer.page('Other', ['about a launch'])
    const words = await writer.page('After the launch')
    const start = await writer.page('Launch party')
    const exact = await writer.page('Launch')
    expect(await idsOf('launch')).toEqual([exact, start, words, content])
    const again = await writer.page('Before the launch')
    expect((await idsOf('launch')).slice(2, 4)).toEqual([again, words])
    await ada.call('recordPageVisit', { page: { id: words, spaceId: space.spaceId } })
    expect((await idsOf('launch')).slice(2, 4)).toEqual([words, again])
    expect((await idsOf('launch', {}, grace)).slice(2, 4)).toEqual([again, words])
    expect(await idsOf('launch', { sort: 'created' })).toEqual([again, exact, start, words, content])
    await writer.line(content, 'an edit')
    expect((await idsOf('launch', { sort: 'lastEdited' }))[0]).toBe(content)
    expect(await idsOf('launch', { limit: 2 })).toEqual([exact, start])
    const next = await ask(ada, 'launch', { limit: 2, offset: 2 })
    expect([next.results.map(({ id }) => id), next.total]).toEqual([[words, again], 5])
  })

  it('filters by title, maker, place, team and times', async () => {
    const hers = new PageWriter(grace, space)
    const outer = await writer.page('Outer')
    const inner = await writer.page('Inner', ['narwhal'], writer.block(outer))
    const deep = await hers.page('Deep narwhal', [], writer.block(inner))
    const apart = await writer.page('Apart', ['narwhal'])
    const filtered = async (filters: NonNullable<Asked['filters']>): Promise<Set<Uuid>> =>
      new Set(await idsOf('narwhal', { filters }))
    expect(await filtered({})).toEqual(new Set([inner, deep, apart]))
    expect(await filtered({ titleOnly: true })).toEqual(new Set([deep]))
    expect(await filtered({ createdBy: [grace.userId] })).toEqual(new Set([deep]))
    expect(await filtered({ inPages: [outer] })).toEqual(new Set([inner, deep]))
    expect(await filtered({ inPages: [inner, newUuid()] })).toEqual(new Set([deep]))
    expect(await filtered({ teams: [space.teamId] })).toEqual(new Set([inner, deep, apart]))
    expect(await filtered({ teams: [newUuid()] })).toEqual(new Set())
    const now = Date.now()
    expect(await filtered({ createdTime: { from: now + 60_000 } })).toEqual(new Set())
    expect(await filtered({ createdTime: { from: now - 60_000, to: now + 60_000 } })).toEqual(
      new Set([inner, deep, apart]),
    )
    expect(await filtered({ editedTime: { to: now - 60_000 } })).toEqual(new Set())
    expect(new Set(await idsOf('', { filters: { createdBy: [grace.userId] } }))).toEqual(new Set([deep]))
    // A page that moves is where it is, before the index has heard of it.
    await writer.move(apart, writer.block(outer))
    const { results } = await ada.call<Answered>('search', {
      spaceId: space.spaceId,
      query: 'narwhal',
      filters: { inPages: [outer] },
    })
    expect(results).toHaveLength(3)
  })

  it('finds words of a long page in all of its pieces', async () => {
    const page = await writer.page('Long')
    const lines = Array.from({ length: serverLimits.blocksPerSearchPart + 50 }, (_, i) => `line number${i}`)
    await writer.save(...lines.map(line => writer.planLine(page, line).step))
    for (const i of [0, serverLimits.blocksPerSearchPart - 1, serverLimits.blocksPerSearchPart, lines.length - 1]) {
      const { results, total } = await ask(ada, `long number${i}`)
      expect([results.map(({ id }) => id), total, results[0]?.highlight.text?.text]).toEqual([
        [page],
        1,
        `line number${i}`,
      ])
    }
    const { results, total } = await ask(ada, 'long')
    expect([results.map(({ id }) => id), total]).toEqual([[page], 1])
  })

  it('[P 8] takes no query for anything but words', async () => {
    await writer.page('Innocent', ['nothing to see'])
    for (const query of [
      `'); DROP TABLE search_part; --`,
      `' OR 1=1 --`,
      `a' | 'b`,
      `!innocent`,
      `innocent:*B`,
      `nothing <-> see`,
      `\\' & \\`,
      `%_%`,
      '((((',
      'a '.repeat(200),
      '\u202e\u0007',
      `"innocent`,
    ]) {
      const { status } = await ada.ask('search', { spaceId: space.spaceId, query })
      expect(status, query).toBe(200)
    }
    expect(await idsOf('innocent')).toHaveLength(1)
    expect(await idsOf('%')).toEqual([])
    for (const bad of [
      { query: 'x'.repeat(limits.maxSearchQueryCharacters + 1) },
      { limit: 0 },
      { limit: limits.maxSearchResults + 1 },
      { limit: 1.5 },
      { offset: -1 },
      { sort: 'random' },
      { filters: { createdBy: [] } },
      { filters: { inPages: ['x'] } },
      { filters: { createdTime: { from: 'yesterday' } } },
      { filters: { secret: true } },
    ]) {
      const { status, body } = await ada.ask('search', { spaceId: space.spaceId, query: '', ...bad })
      expect([status, (body as { name: string }).name], JSON.stringify(bad)).toEqual([400, 'ValidationError'])
    }
  })

  it('goes on by itself after an edit', async () => {
    const page = await writer.page('Axolotl')
    const found = async (): Promise<boolean> => {
      const { results } = await ada.call<Answered>('search', { spaceId: space.spaceId, query: 'axolotl' })
      return results.some(({ id }) => id === page)
    }
    await until(found, 10_000, 'the page to be found')
  })
})

describe('what may not be read', () => {
  it('[P 8] is not found from the moment it is hidden, before the index has heard of it', async () => {
    const page = await writer.page('Secret okapi', ['okapi'])
    expect(await idsOf('okapi', {}, grace)).toEqual([page])
    const asks = (): Promise<Answered> => grace.call<Answered>('search', { spaceId: space.spaceId, query: 'okapi' })
    await writer.share(page, only(ada))
    expect(await asks()).toEqual({ results: [], recordMap: {}, total: 0 })
    await writer.share(page, null)
    expect((await asks()).total).toBe(1)
    const vault = await writer.page('Vault')
    await writer.share(vault, only(ada))
    await writer.move(page, writer.block(vault))
    expect(await asks()).toEqual({ results: [], recordMap: {}, total: 0 })
    expect(await idsOf('okapi')).toEqual([page])
    await server.remove(space.spaceId, ada, grace)
    expect((await grace.ask('search', { spaceId: space.spaceId, query: 'okapi' })).status).toBe(404)
  })

  it('[P 8] is not found below a page that is hidden or moved between two searches', async () => {
    const outer = await writer.page('Outer')
    const inner = await writer.page('Inner', [], writer.block(outer))
    const deep = await writer.page('Deep okapi', [], writer.block(inner))
    await server.followAll(space.spaceId)
    const asks = async (person = grace, filters: Asked['filters'] = {}): Promise<Uuid[]> => {
      const answer = await person.call<Answered>('search', { spaceId: space.spaceId, query: 'okapi', filters })
      expect(answer.total).toBe(answer.results.length)
      return answer.results.map(({ id }) => id)
    }
    const withGrace: PermissionItem[] = [...only(ada), { type: 'user', user_id: grace.userId, role: 'reader' }]
    expect(await asks()).toEqual([deep])
    await writer.share(outer, only(ada))
    expect([await asks(), await asks(ada)]).toEqual([[], [deep]])
    await writer.share(outer, withGrace)
    expect(await asks()).toEqual([deep])
    await writer.share(outer, only(ada))
    expect(await asks()).toEqual([])
    await writer.share(outer, null)
    expect(await asks()).toEqual([deep])

    const vault = await writer.page('Vault')
    await writer.share(vault, only(ada))
    await writer.move(inner, writer.block(vault))
    expect([await asks(), await asks(ada)]).toEqual([[], [deep]])
    expect([await asks(ada, { inPages: [outer] }), await asks(ada, { inPages: [vault] })]).toEqual([[], [deep]])
    await writer.move(inner, writer.block(outer))
    expect([await asks(), await asks(ada, { inPages: [outer] })]).toEqual([[deep], [deep]])
    await writer.trash(outer)
    expect([await asks(), await asks(grace, { inTrash: true })]).toEqual([[], [deep]])
    await writer.restore(outer)
    expect(await asks()).toEqual([deep])
  })

  it('[P 8] is not found on another server either, which hears of it from the log', async () => {
    const two = await startListening(server.database)
    try {
      const there = grace.via(two.origin, two.origin)
      const asks = async (): Promise<Uuid[]> => {
        const { results } = await there.call<Answered>('search', { spaceId: space.spaceId, query: 'okapi' })
        return results.map(({ id }) => id)
      }
      const page = await writer.page('Okapi')
      await two.followAll(space.spaceId)
      expect(await asks()).toEqual([page])
      await writer.share(page, only(ada))
      expect(await asks()).toEqual([])
      await writer.share(page, null)
      expect(await asks()).toEqual([page])
      await writer.rewrite(page, 'Gnu')
      await two.followAll(space.spaceId)
      expect(await asks()).toEqual([])
    } finally {
      await two.discard()
    }
  })

  it('[P 8] is not shown of a block that has left the page; only pages have permissions of their own', async () => {
    const page = await writer.page('Open', ['a word'])
    const vault = await writer.page('Vault')
    await writer.share(vault, only(ada))
    const line = await writer.line(page, 'the okapi sleeps')
    const apart = await writer.line(page, 'a pangolin')
    await expect(new PageWriter(ada, space).share(apart, only(ada))).rejects.toThrow(
      'block.permissions should be undefined',
    )
    expect(await idsOf('okapi', {}, grace)).toEqual([page])
    await writer.move(line, writer.block(vault))
    const answer = await grace.call<Answered>('search', { spaceId: space.spaceId, query: 'okapi' })
    expect(JSON.stringify(answer)).not.toContain('sleeps')
  })

  it('[P 8] never comes, whatever is shared with whom: compared with judging every page', async () => {
    const random = seeded(7)
    const pages: Uuid[] = []
    const people = [ada, grace, await server.signUp('Mary'), await server.signUp('Lise')]
    for (const person of people.slice(2)) await server.join(space.spaceId, ada, person)
    const items = (): PermissionItem[] =>
      [
        ...people.map(
          ({ userId }): PermissionItem => ({ type: 'user', user_id: userId, role: random(3) ? 'reader' : 'none' }),
        ),
        { type: 'space' as const, role: random(2) ? ('reader' as const) : ('none' as const) },
      ]
        .filter(() => random(2) === 0)
        .concat({ type: 'user', user_id: ada.userId, role: 'owner' })
    const check = async (): Promise<void> => {
      for (const person of people) {
        const { rooms, now } = server.services
        const source = new LoadingSource(rooms.roles, space.spaceId)
        const readable = new Set<Uuid>()
        for (const id of pages) {
          const pointer = writer.block(id)
          const role = await source.ask(() => roleOf(person.actor, pointer, source, now()))
          if (role !== 'none') readable.add(id)
        }
        const answer = await ask(person, 'needle', { limit: limits.maxSearchResults })
        expect(new Set(answer.results.map(({ id }) => id))).toEqual(readable)
        expect(answer.total).toBe(readable.size)
        // Hidden pages take no places of those that are shown, nor are they counted behind them.
        const few = await ask(person, 'needle', { limit: 3 })
        expect([few.total, few.results.length]).toEqual([readable.size, Math.min(3, readable.size)])
        const told = Object.keys(answer.recordMap.block ?? {})
        expect(told.filter(id => pages.includes(id as Uuid) && !readable.has(id as Uuid))).toEqual([])
      }
    }
    for (let i = 0; i < 40; i++) {
      const parent = pages.length > 0 && random(3) > 0 ? writer.block(pages[random(pages.length)] as Uuid) : writer.team
      pages.push(await writer.page(`Needle ${i}`, [], parent))
      if (random(3) === 0) await writer.share(pages.at(-1) as Uuid, items())
      if (i % 10 === 9) await check()
    }
    for (let i = 0; i < 30; i++) {
      const page = pages[random(pages.length)] as Uuid
      if (random(2)) await writer.share(page, random(4) ? items() : null)
      else await writer.move(page, random(3) ? writer.block(pages[random(pages.length)] as Uuid) : writer.team)
      if (i % 6 === 5) await check()
    }
  })
})

describe('visits', () => {
  const visit = (person: Person, id: Uuid): Promise<unknown> =>
    person.call('recordPageVisit', { page: { id, spaceId: space.spaceId } })
  const recents = async (person: Person): Promise<Uuid[]> =>
    (await person.call<{ pages: { id: Uuid }[] }>('getRecentPages', { spaceId: space.spaceId })).pages.map(
      ({ id }) => id,
    )

  it('[C 3.2] make the recent pages of a person, the latest first and once each', async () => {
    const [a, b] = [await writer.page('A'), await writer.page('B')]
    await visit(ada, a)
    await visit(ada, b)
    await visit(ada, b)
    expect(await recents(ada)).toEqual([b, a])
    expect(await recents(grace)).toEqual([])
    const { rows } = await server.services.pool.query('SELECT visits FROM visited_page WHERE page_id = $1', [b])
    expect(rows).toEqual([{ visits: 1 }])
    await writer.trash(b)
    expect(await recents(ada)).toEqual([a])
  })

  it('[P 8] of what may not be read are refused, and are not told of once it is hidden', async () => {
    const page = await writer.page('Soon hidden')
    await visit(grace, page)
    expect(await recents(grace)).toEqual([page])
    await writer.share(page, only(ada))
    expect(await recents(grace)).toEqual([])
    const hidden = await grace.ask('recordPageVisit', { page: { id: page, spaceId: space.spaceId } })
    const unknown = await grace.ask('recordPageVisit', { page: { id: newUuid(), spaceId: space.spaceId } })
    expect([hidden.status, unknown.status]).toEqual([404, 404])
    const line = await writer.line(await writer.page('Open'), 'a line')
    expect((await grace.ask('recordPageVisit', { page: { id: line, spaceId: space.spaceId } })).status).toBe(404)
  })
})
