import { describe, expect, it } from 'vitest'
import { applyOperation, type Operation } from './all'
import { applyTransaction, runsOfBlock, textsOf } from './apply-transaction'
import { drawSpace, idOf, outline, spaceId } from './space.fixture'
import { SpaceState } from './space-state'

const draw = () =>
  drawSpace(`
    P
      a one
      b two`)

describe('a transaction', () => {
  it('[P 3] counts the version of a record up by exactly one, however often it is changed', () => {
    const s = draw()
    const color = (value: string) => s.field('set', 'a', ['format', 'block_color'], { value })
    s.run(color('red'), color('blue'), s.insert('a', 3, '!'), s.move('a', 'b'), s.create('c', 'a'))
    expect(s.block('a')).toMatchObject({ version: 2, last_version: 1, properties: { title: [['one!']] } })
    expect(s.block('c')).toMatchObject({ version: 1, last_version: 0 })
    s.run(color('red'))
    expect(s.block('a')).toMatchObject({ version: 3, last_version: 2 })
  })

  it('touches only what it changes', () => {
    const s = draw()
    s.run(s.move('a', 'b'))
    expect(['P', 'a', 'b'].map(name => s.block(name).version)).toEqual([2, 2, 2])
    s.run(s.insert('a', 0, 'x'))
    expect(['P', 'a', 'b'].map(name => s.block(name).version)).toEqual([2, 3, 2])
  })

  it('later operations see what earlier ones did', () => {
    const s = draw()
    s.run(s.create('c', 'P'), s.move('a', 'c'), s.create('d', 'a'), s.trash('b'))
    expect(s.picture()).toBe(
      outline(`
        P
          c
            a one
              d`),
    )
  })

  it('a record that is made and changed at once is at version 1', () => {
    const s = draw()
    s.run(s.create('c', 'P'), s.field('set', 'c', ['format', 'x'], { value: 1 }))
    expect(s.block('c')).toMatchObject({ version: 1, last_version: 0, format: { x: 1 } })
  })

  it('an unknown command is a bug, not a refusal', () => {
    const unknown = { ...draw().restore('a'), command: 'explode' } as unknown as Operation
    expect(() => draw().run(unknown)).toThrow('no operation explode')
  })
})

describe('titles', () => {
  it('[P 3] follow the text, with its marks', () => {
    const s = draw()
    s.run(s.insert('a', 3, ' bold', { b: true }))
    expect(s.block('a').properties).toEqual({ title: [['one'], [' bold', [['b']]]] })
  })

  it('are absent from a block without words', () => {
    const s = draw()
    const { update } = s.texts.remove(idOf('a'), 0, 3)
    expect(update).not.toBeNull()
    const probe = s.insert('a', 0, '')
    s.run(probe)
    expect(s.block('a').properties).toEqual({})
  })

  it('of both halves change with a split, and of every block that shows a part of an edited text', () => {
    const s = draw()
    s.run(s.split('a', 1, 'c'))
    expect(s.block('c').properties).toEqual({ title: [['ne']] })
    s.texts.format(idOf('a'), 0, 4, { i: true })
    s.run(s.insert('a', 0, '-'))
    expect(s.block('a').properties?.['title']).toEqual([['-'], ['o', [['i']]]])
    expect(s.block('c').properties?.['title']).toEqual([['ne', [['i']]]])
  })

  it('keep the other properties, and say who typed', () => {
    const s = draw()
    s.run(s.field('set', 'a', ['properties', 'checked'], { value: [['Yes']] }))
    s.context.actorId = idOf('bob')
    s.run(s.insert('a', 0, 'x'))
    expect(s.block('a')).toMatchObject({
      properties: { title: [['xone']], checked: [['Yes']] },
      last_edited_by_id: idOf('bob'),
    })
  })

  it('which texts an operation touches', () => {
    const s = draw()
    const [edit, split] = s.split('a', 1, 'c')
    expect([edit, split].map(operation => operation && textsOf(operation))).toEqual([[idOf('a')], [idOf('a')]])
    expect(textsOf(s.move('a', 'b'))).toEqual([])
  })
})

describe('a state over another', () => {
  it('changes nothing below it, and forgets everything when it is reset', () => {
    const s = draw()
    const before = s.block('a')
    const above = new SpaceState(spaceId, s.state)
    applyTransaction(above, s.texts, [s.merge('b', 'a'), s.field('set', 'a', ['format', 'x'], { value: 1 })], s.context)
    expect(above.block(idOf('a'))?.format).toEqual({ x: 1 })
    expect(above.holder(idOf('b'))).toBe(idOf('a'))
    expect(runsOfBlock(above, s.texts, idOf('a')).map(run => run.insert)).toEqual(['one', 'two'])
    expect([s.block('a'), s.state.holder(idOf('b'))]).toEqual([before, idOf('b')])
    above.reset()
    expect([above.block(idOf('a')), above.holder(idOf('b'))]).toEqual([before, idOf('b')])
  })

  it('gives the same on every replica that starts from the same and sees the same order', () => {
    const pictures = [0, 1].map(() => {
      const s = draw()
      const operations = [
        ...s.split('a', 1, 'c'),
        s.merge('b', 'c'),
        s.create('d', 'b'),
        s.move('c', 'P', { before: ['a'] }),
      ]
      s.state.beginTransaction()
      for (const operation of operations) applyOperation(s.state, s.texts, operation, s.context)
      return JSON.stringify([...s.state.own])
    })
    expect(pictures[0]).toBe(pictures[1])
  })

  it('a parent chain that bites its tail neither hangs nor counts as an end', () => {
    const s = draw()
    s.put('block', { ...s.block('a'), parent_id: idOf('b') })
    s.put('block', { ...s.block('b'), parent_id: idOf('a') })
    expect(s.state.isAncestorOrSelf(idOf('P'), idOf('a'))).toBe(false)
    expect(s.state.topmostDead(idOf('a'), () => false)).toBeNull()
  })
})
