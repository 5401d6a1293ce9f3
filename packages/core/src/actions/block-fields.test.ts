import { beforeEach, expect, it } from 'vitest'
import { atEnd } from '../operations/anchor'
import { attachFile } from './attach-file'
import { colorBlock, setBlockFields } from './block-fields'
import { idOf, SmallSpace } from './small-space.fixture'

const block = idOf('block')
let space: SmallSpace
beforeEach(() => {
  space = new SmallSpace([['team', { id: idOf('team'), team_pages: [] }]])
  space.write(draft => draft.create(block, 'page', { table: 'team', id: idOf('team') }, atEnd))
})

it('fields change together and come back together', () => {
  space.write(draft => setBlockFields(draft, block, [['format', 'wide', true]]))
  const done = space.write(draft =>
    setBlockFields(draft, block, [
      ['properties', 'caption', [['Wool']]],
      ['format', 'wide', null],
    ]),
  )
  expect(space.block(block)?.properties).toMatchObject({ caption: [['Wool']] })
  expect(space.block(block)?.format).not.toHaveProperty('wide')
  space.write(draft => draft.revert(done.inverse))
  expect(space.block(block)?.properties).not.toHaveProperty('caption')
  expect(space.block(block)?.format).toMatchObject({ wide: true })
})

it('a block has a color and none, and nothing is written where it had none', () => {
  space.write(draft => colorBlock(draft, block, 'red'))
  expect(space.block(block)?.format).toEqual({ block_color: 'red' })
  space.write(draft => colorBlock(draft, block, 'default'))
  expect(space.block(block)?.format).toEqual({})
  expect(space.write(draft => colorBlock(draft, block, 'default')).operations).toEqual([])
})

it('a file is named where it is, with its name and size', () => {
  space.write(draft => attachFile(draft, block, { id: idOf('file'), name: 'wool.pdf', size: 2_000 }))
  expect(space.block(block)).toMatchObject({
    file_ids: [idOf('file')],
    properties: { source: [[`attachment:${idOf('file')}:wool.pdf`]], name: [['wool.pdf']] },
  })
})
