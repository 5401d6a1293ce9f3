// What the editor's own tests show with a caret, without a screen: as importers and interfaces turn blocks.
import { beforeEach, expect, it } from 'vitest'
import type { Uuid } from '../../ids'
import { tree } from '../../kinds/block-tree'
import { atEnd } from '../../operations/anchor'
import { insertTree } from '../block-trees'
import { createPage } from '../pages'
import { idOf, SmallSpace } from '../small-space.fixture'
import { putBeside } from './columns'
import { insertBeside } from './insert-beside'
import { inBlock } from './places'
import { type BlockPorts, turnBlock } from './turn-block'

const [page, one, two] = ['page', 'one', 'two'].map(idOf) as [Uuid, Uuid, Uuid]
let space: SmallSpace
let ports: BlockPorts

beforeEach(() => {
  space = new SmallSpace([['team', { id: idOf('team'), team_pages: [] }]])
  ports = { newId: space.newId, kinds: [{ type: 'header', forms: { format: ['toggleable'] } }], root: null }
  space.write(draft => {
    createPage(draft, page, { parent: { table: 'team', id: idOf('team') }, at: atEnd })
    for (const id of [one, two]) {
      draft.create(id, 'text', inBlock(page), atEnd)
      draft.insertText(id, 0, id === one ? 'one' : 'two')
    }
    draft.create(idOf('below'), 'text', inBlock(one), atEnd)
  })
})
const outline = (id = page): unknown[] =>
  space.content(id).map(child => {
    const below = outline(child)
    const said = `${space.block(child)?.type} ${space.titleOf(child)}`.trim()
    return below.length > 0 ? [said, ...below] : said
  })

it('a text becomes another by its type, and loses the fields of its old form', () => {
  const folding = { type: 'header', seed: { format: { toggleable: true } } }
  space.write(draft => turnBlock(draft, ports, one, folding))
  expect(outline()).toEqual([['header one', 'text'], 'text two'])
  expect(space.block(one)?.format).toEqual({ toggleable: true })
  space.write(draft => turnBlock(draft, ports, one, { type: 'text' }))
  expect(space.block(one)?.format).toEqual({})
})

it('a text becomes a page of the same name, with what lay below it; one undo brings it back', () => {
  const done = space.write(draft => turnBlock(draft, ports, one, { type: 'page' }))
  expect(outline()).toEqual([['page one', 'text'], 'text two'])
  expect(space.isShown(one)).toBe(false)
  space.write(draft => draft.revert(done.inverse))
  expect(outline()).toEqual([['text one', 'text'], 'text two'])
})

it('a page stays one', () => {
  space.write(draft => createPage(draft, idOf('inner'), { parent: inBlock(page), at: atEnd }))
  const done = space.write(draft => turnBlock(draft, ports, idOf('inner'), { type: 'text' }))
  expect(done.operations).toEqual([])
})

it('blocks are put beside another in columns that share the width', () => {
  space.write(draft => putBeside(draft, space.newId, [two], one, 'end'))
  expect(outline()).toEqual([['column_list', ['column', ['text one', 'text']], ['column', 'text two']]])
  const [list] = space.content(page)
  expect(space.content(list as Uuid).map(id => space.block(id)?.format?.['column_ratio'])).toEqual([0.5, 0.5])
})

it('what is put beside an empty text takes its place, and stands behind one with words', () => {
  const picture = tree('image')
  space.write(draft => insertBeside(draft, [picture], page, idOf('below'), space.newId))
  expect(outline()).toEqual([['text one', 'image'], 'text two'])
  space.write(draft => insertBeside(draft, [picture], page, one, space.newId))
  expect(outline()).toEqual([['text one', 'image'], 'image', 'text two'])
  space.write(draft => insertBeside(draft, [picture], page, null, space.newId))
  space.write(draft => insertTree(draft, [tree('text')], inBlock(page), atEnd, space.newId))
  expect(outline().slice(2)).toEqual(['text two', 'image', 'text'])
})
