// Named situations of two people at one page, with the outcome that both must see.
import type { Uuid } from '@sheaf/core/ids'
import { plainText, type RichText } from '@sheaf/core/text/rich-text'
import { describe, expect, it } from 'vitest'
import { BlockIndex } from './block-index'
import { backspace } from './commands/backspace'
import { enter } from './commands/enter'
import { insertOffer } from './commands/insert-offer'
import { toggleMark } from './commands/marks'
import { moveTo } from './commands/move'
import { turnInto } from './commands/turn-into'
import type { EditorCore } from './editor-core'
import { OpenPage } from './testing/pages'

const lines = (...all: string[]): string => all.join('\n')
const plain = (picture: string): string => picture.replaceAll(/[|[\]]/g, '')
const block = (page: OpenPage, i: number): Uuid => page.ids()[i] as Uuid
const trash = (page: OpenPage, id: Uuid, person: number): boolean =>
  page.at(person).act(draft => {
    draft.trash(id)
    return null
  })

describe('a caret follows its character', () => {
  it('into the block that another person merges it with', async () => {
    const page = await OpenPage.draw(lines('first', 'sec|ond'), 2)
    page.select(lines('first', '|second'), 1)
    backspace(page.at(1))
    await page.sync()
    expect(page.picture()).toBe('firstsec|ond')
  })
  it('into the second half of a split before it, and stays at the end of the first exactly at the split', async () => {
    const page = await OpenPage.draw('firstsec|ond', 2)
    page.select('first|second', 1)
    enter(page.at(1))
    await page.sync()
    expect(page.picture()).toBe(lines('first', 'sec|ond'))
    page.select(lines('first', 'sec|ond'), 1)
    enter(page.at(1))
    await page.sync()
    expect(page.picture()).toBe(lines('first', 'sec|', 'ond'))
  })
  it('with a block that is moved, and to a neighbour when the block goes', async () => {
    const page = await OpenPage.draw(lines('one', 'tw|o'), 2)
    moveTo([block(page, 1)], page.room.pageId, 0)(page.at(1))
    await page.sync()
    expect(page.picture()).toBe(lines('tw|o', 'one'))
    trash(page, block(page, 0), 1)
    await page.sync()
    expect(page.picture()).toMatch(/^\|?one\|?$/)
  })
  it('as a selection over blocks, until its ends change sides', async () => {
    const page = await OpenPage.draw(lines('o[ne', 'two', 'th|ree'), 2)
    trash(page, block(page, 1), 1)
    await page.sync()
    expect(page.picture()).toBe(lines('o[ne', 'th|ree'))
    moveTo([block(page, 1)], page.room.pageId, 0)(page.at(1))
    await page.sync()
    expect(page.picture()).toBe(lines('th|ree', 'one'))
  })
})

describe('at the same time', () => {
  it('text typed where another person splits stays in its block, whatever the ids', async () => {
    for (let seed = 1; seed <= 30; seed++) {
      const page = await OpenPage.draw('hel|xx', 2, seed)
      enter(page.core)
      page.select('hel|xx', 1)
      page.type('lo', 1)
      await page.sync()
      expect(plain(page.picture())).toBe(lines('hello', 'xx'))
      expect(plain(page.picture(1))).toBe(lines('hello', 'xx'))
    }
  })
  it('a mark across a split covers both parts', async () => {
    const page = await OpenPage.draw('a[bcd|e', 2)
    toggleMark('b')(page.core)
    page.select('abc|de', 1)
    enter(page.at(1))
    await page.sync()
    const titles = page.ids().map(id => page.core.replica.block(id)?.properties?.['title'])
    expect(titles).toEqual([
      [['a'], ['bc', [['b']]]],
      [['d', [['b']]], ['e']],
    ])
  })
  it('two people press Enter at the end: two blocks', async () => {
    const page = await OpenPage.draw('one|', 2)
    enter(page.core)
    page.type('a')
    page.select('one|', 1)
    enter(page.at(1))
    page.type('b', 1)
    await page.sync()
    expect(plain(page.picture())).toBe(plain(page.picture(1)))
    expect(plain(page.picture()).split('\n').sort()).toEqual(['a', 'b', 'one'])
  })
})

describe('code made of a text', () => {
  it('by two people at once is made once, with its text once', async () => {
    const page = await OpenPage.draw(lines('zero', 'let a|', '  child'), 2)
    page.select(lines('zero', 'let a|', '  child'), 1)
    turnInto('code')(page.core)
    turnInto('code')(page.at(1))
    await page.sync()
    expect(plain(page.picture())).toBe(lines('zero', '<code>let a', 'child'))
    expect(plain(page.picture(1))).toBe(plain(page.picture()))
  })
  it('keeps what another person types in it meanwhile, and their caret', async () => {
    const page = await OpenPage.draw('let a|', 2)
    turnInto('code')(page.core)
    page.select('let a|', 1)
    page.type(' = 1', 1)
    await page.sync()
    page.type(';', 1)
    await page.sync()
    expect(plain(page.picture())).toBe('<code>let a = 1;')
    expect(page.picture(1)).toBe('<code>let a = 1;|')
    turnInto('text')(page.at(1))
    page.select('<code>|let a = 1;')
    page.type('// ')
    await page.sync()
    expect(plain(page.picture(1))).toBe('// let a = 1;')
  })
  it('loses nothing that another person splits off or marks meanwhile', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const page = await OpenPage.draw('one two|', 2)
      turnInto('code')(page.core)
      page.select('one |two', 1)
      enter(page.at(1))
      page.type('and ', 1)
      await page.sync(order)
      expect(plain(page.picture())).toBe(lines('<code>one ', 'and two'))
      expect(plain(page.picture(1))).toBe(plain(page.picture()))
    }
    const page = await OpenPage.draw('one|', 2)
    turnInto('code')(page.core)
    page.select('[one|', 1)
    toggleMark('b')(page.at(1))
    await page.sync()
    expect(plain(page.picture())).toBe('<code>one')
    expect(page.core.repairs + page.at(1).repairs).toBe(0)
  })
  it('is text again after undo', async () => {
    const page = await OpenPage.draw('[one|', 1)
    toggleMark('b')(page.core)
    turnInto('code')(page.core)
    page.core.undo()
    expect(page.core.replica.block(block(page, 0))).toMatchObject({
      type: 'text',
      properties: { title: [['one', [['b']]]] },
    })
  })
})

describe('a page made of a text', () => {
  const pagesIn = (page: OpenPage, person = 0): { title: string; content: readonly Uuid[] }[] =>
    page
      .at(person)
      .replica.view.content(page.room.pageId)
      .flatMap(id => {
        const { type, properties, content = [] } = page.at(person).replica.view.mustBlock(id)
        return type === 'page' ? [{ title: plainText(properties?.['title'] as RichText), content }] : []
      })
  const orders = [
    [0, 1],
    [1, 0],
  ]
  it('by two people at once is made once, with its words once and what lay below', async () => {
    for (const order of orders) {
      const page = await OpenPage.draw(lines('zero', 'pl|an', '  child'), 2)
      const [child] = page.core.replica.view.content(block(page, 1))
      page.select(lines('zero', 'pl|an', '  child'), 1)
      turnInto('page')(page.core)
      turnInto('page')(page.at(1))
      await page.sync(order)
      expect(pagesIn(page)).toEqual([{ title: 'plan', content: [child] }])
      expect(pagesIn(page, 1)).toEqual(pagesIn(page))
      expect(plain(page.picture(1))).toBe(plain(page.picture()))
    }
  })
  it('is one also where somebody has written more, and every word is in it', async () => {
    for (const order of orders) {
      const page = await OpenPage.draw(lines('zero', 'plan|'), 2)
      page.select(lines('zero', 'plan|'), 1)
      page.type(' B', 1)
      turnInto('page')(page.at(1))
      turnInto('page')(page.core)
      await page.sync(order)
      expect(pagesIn(page).map(({ title }) => title.includes('plan B'))).toEqual([true])
      expect(pagesIn(page, 1)).toEqual(pagesIn(page))
    }
  })
  it('is a text again for both when one of them undoes it, and another page the next time', async () => {
    const page = await OpenPage.draw(lines('zero', 'plan|'), 2)
    page.select(lines('zero', 'plan|'), 1)
    turnInto('page')(page.core)
    turnInto('page')(page.at(1))
    await page.sync()
    page.core.undo()
    await page.sync()
    expect([pagesIn(page), plain(page.picture(1)).split('\n')[1]]).toEqual([[], 'plan'])
    page.select(lines('zero', 'plan|'), 1)
    turnInto('page')(page.at(1))
    await page.sync()
    expect(pagesIn(page).map(({ title }) => title)).toEqual(['plan'])
    expect(pagesIn(page, 1)).toEqual(pagesIn(page))
  })
})

describe('columns that two people empty at once', () => {
  const three = ['<column_list>', '  <column>', '    one', '  <column>', '    two', '  <column>', '    three', 'end|']
  const columnsOf = (page: OpenPage): readonly Uuid[] => page.core.replica.view.content(block(page, 0))
  const emptied = async (order: readonly number[]): Promise<OpenPage> => {
    const page = await OpenPage.draw(lines(...three), 2)
    const words = columnsOf(page).map(column => page.core.replica.view.content(column)[0] as Uuid)
    for (const person of [0, 1]) trash(page, words[person] as Uuid, person)
    await page.sync(order)
    return page
  }
  it('come apart where one is left, by whoever sees it, once', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const page = await emptied(order)
      expect(columnsOf(page)).toHaveLength(1)
      expect([0, 1].filter(person => page.at(person).needsMending)).not.toEqual([])
      for (const person of [0, 1]) if (page.at(person).needsMending) page.at(person).mend()
      await page.sync(order)
      for (const person of [0, 1]) {
        expect(plain(page.picture(person))).toBe(lines('three', 'end'))
        expect(page.at(person).needsMending).toBe(false)
      }
      expect(page.history.canUndo).toBe(true)
    }
  })
  it('are there again as they were when both take it back', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const page = await emptied(order)
      for (const person of [0, 1]) if (page.at(person).needsMending) page.at(person).mend()
      await page.sync(order)
      for (const person of order.toReversed()) {
        page.at(person).undo()
        await page.sync(order)
        for (const reader of [0, 1]) expect(plain(page.picture(reader))).not.toMatch(/^<column>/m)
      }
      for (const reader of [0, 1]) expect(plain(page.picture(reader))).toBe(plain(lines(...three)))
    }
  })
  it('leave what lay in one of them when only that is taken back, and no column by itself', async () => {
    const page = await emptied([0, 1])
    page.at(1).mend()
    await page.sync()
    page.core.undo()
    await page.sync()
    for (const person of [0, 1]) expect(plain(page.picture(person))).toBe(lines('three', 'one', 'end'))
    page.core.redo()
    await page.sync()
    for (const person of [0, 1]) expect(plain(page.picture(person))).toBe(lines('three', 'end'))
  })
  it('and what was written there meanwhile stays', async () => {
    const page = await emptied([0, 1])
    page.select(lines('<column_list>', '  <column>', '    three|', 'end'), 1)
    page.type('!', 1)
    page.core.mend()
    await page.sync()
    expect(plain(page.picture())).toBe(lines('three!', 'end'))
    expect(plain(page.picture(1))).toBe(plain(page.picture()))
  })
  it('and columns that are still on their way are left alone', async () => {
    const page = await OpenPage.draw('one|', 2)
    const [frame, column] = [page.room.options.newId(), page.room.options.newId()]
    const at = { after: [], before: [] }
    page.people[1]?.link.client.commit(draft => {
      draft.create(frame, 'column_list', { table: 'block', id: page.room.pageId }, at)
      draft.create(column, 'column', { table: 'block', id: frame }, at)
    })
    await page.sync()
    expect(page.core.needsMending).toBe(false)
  })
})

describe('what is written in a block stays while another person', () => {
  const empty = (page: OpenPage): Uuid => page.ids()[1] as Uuid
  const situations: readonly [string, readonly string[], (core: EditorCore, page: OpenPage) => unknown][] = [
    [
      'puts a divider in the place of it',
      ['one', '|'],
      (core, page) => insertOffer(core, { block: empty(page), from: 0, to: 0 }, 'divider'),
    ],
    ['takes it away as empty, behind code', ['<code>one', '|'], backspace],
    ['turns it into columns', ['one', '|'], turnInto('column_list')],
    ['takes its column away as empty', ['<column_list>', '  <column>', '    one', '  <column>', '    |'], backspace],
    ['turns it into code', ['one', 'tw|o'], turnInto('code')],
    ['turns it into a page', ['one', 'tw|o'], turnInto('page')],
    ['turns it from code into text', ['one', '<code>tw|o'], turnInto('text')],
    ['turns it from code into columns', ['one', '<code>tw|o'], turnInto('column_list')],
  ]
  it.each(situations)('%s, whoever is first', async (_what, picture, act) => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const page = await OpenPage.draw(lines(...picture), 2)
      page.select(lines(...picture), 1)
      act(page.core, page)
      page.type('ZZ', 1)
      await page.sync(order)
      expect(plain(page.picture())).toBe(plain(page.picture(1)))
      expect(page.picture().match(/ZZ/g)).toHaveLength(1)
      // Undone, it is where it was, and the words of the other are still there.
      page.core.undo()
      await page.sync()
      expect(plain(page.picture())).toBe(plain(page.picture(1)))
      expect(page.picture().match(/ZZ/g)).toHaveLength(1)
      for (const word of ['one', 'two']) {
        const count = lines(...picture)
          .replaceAll('|', '')
          .split(word).length
        expect(plain(page.picture()).replace('ZZ', '').split(word)).toHaveLength(count)
      }
    }
  })
})

describe('undo takes back what one did, and nothing else', () => {
  it('typing, after another person moved the block', async () => {
    const page = await OpenPage.draw(lines('hello|', 'world', 'end'), 2)
    page.type('!!')
    moveTo([block(page, 0)], page.room.pageId, 2)(page.at(1))
    await page.sync()
    page.core.undo()
    await page.sync()
    expect(plain(page.picture(1))).toBe(lines('world', 'end', 'hello'))
  })
  it('deleting a block, with what another person typed in it', async () => {
    const page = await OpenPage.draw(lines('hello', 'world'), 2)
    const id = block(page, 1)
    const shown = new BlockIndex(page.core.state.doc).get(id)
    page.core.dispatch(page.core.state.tr.delete(shown?.pos ?? 0, (shown?.pos ?? 0) + (shown?.node.nodeSize ?? 0)))
    page.select(lines('hello', 'world|'), 1)
    page.type('ZZ', 1)
    await page.sync()
    page.core.undo()
    await page.sync()
    expect(plain(page.picture(1))).toBe(lines('hello', 'worldZZ'))
    expect(page.ids()).toContain(id)
  })
  it('a split, after another person moved the second half', async () => {
    const page = await OpenPage.draw(lines('he|llo', 'world'), 2)
    enter(page.core)
    await page.sync()
    moveTo([block(page, 1)], page.room.pageId, 2)(page.at(1))
    await page.sync()
    page.core.undo()
    await page.sync()
    expect(plain(page.picture(1))).toBe(lines('hello', 'world'))
  })
  it('a merge, with the block that was there', async () => {
    const page = await OpenPage.draw(lines('hello', '|world'), 2)
    const id = block(page, 1)
    backspace(page.core)
    await page.sync()
    page.core.undo()
    await page.sync()
    expect(plain(page.picture(1))).toBe(lines('hello', 'world'))
    expect(page.ids()).toContain(id)
  })
})

describe('the undo stack', () => {
  it('takes a word at once, and a pause apart', async () => {
    const page = await OpenPage.draw('|')
    page.type('one')
    page.time += 600
    page.type('two')
    expect(page.picture()).toBe('onetwo|')
    page.core.undo()
    expect(page.picture()).toBe('one|')
    page.core.undo()
    expect(page.picture()).toBe('|')
    expect(page.core.undo()).toBe(false)
    page.core.redo()
    page.core.redo()
    expect(page.picture()).toBe('onetwo|')
  })
  it('goes in words, the space behind a word with it, and takes deleting apart from writing', async () => {
    const page = await OpenPage.draw('|')
    page.type('cut and sew')
    for (let i = 0; i < 2; i++) backspace(page.core)
    const seen: string[] = []
    while (page.core.undo()) seen.push(page.picture())
    expect(seen).toEqual(['cut and sew|', 'cut and |', 'cut |', '|'])
  })
  it('ends a step also where no word ever begins', async () => {
    const page = await OpenPage.draw('|')
    page.type('あ'.repeat(90))
    page.core.undo()
    expect(page.picture()).toBe(`${'あ'.repeat(80)}|`)
  })
  it('redoes letters in their order, again and again', async () => {
    const page = await OpenPage.draw('x|y')
    page.type('abc')
    for (let i = 0; i < 3; i++) {
      page.core.undo()
      expect(page.picture()).toBe('x|y')
      page.core.redo()
      expect(page.picture()).toBe('xabc|y')
    }
  })
  it('steps over what no longer has an effect', async () => {
    const page = await OpenPage.draw(lines('one|', 'two'), 2)
    page.type('!')
    page.time += 1000
    page.select(lines('one!', 'two|'))
    page.type('?')
    await page.sync()
    page.select(lines('one!', 'two?|'), 1)
    backspace(page.at(1))
    await page.sync()
    page.core.undo()
    expect(plain(page.picture())).toBe(lines('one', 'two'))
  })
})
