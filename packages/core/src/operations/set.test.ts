import { describe, expect, it } from 'vitest'
import { drawSpace, idOf, spaceId } from './space.fixture'

const draw = () =>
  drawSpace(`
    P
      a one
      i(image)`)

describe('set, update and unset', () => {
  it('change what lies at a path and leave its neighbours', () => {
    const s = draw()
    s.run(s.field('set', 'a', ['format', 'block_color'], { value: 'red' }))
    s.run(s.field('set', 'a', ['format', 'deep', 'er'], { value: 1 }))
    expect(s.block('a').format).toEqual({ block_color: 'red', deep: { er: 1 } })
    s.run(s.field('update', 'a', ['format'], { value: { block_color: 'blue', icon: 'x' } }))
    expect(s.block('a').format).toEqual({ block_color: 'blue', icon: 'x', deep: { er: 1 } })
    s.run(s.field('unset', 'a', ['format', 'deep', 'er'], {})).run(s.field('unset', 'a', ['format', 'icon'], {}))
    expect(s.block('a').format).toEqual({ block_color: 'blue', deep: {} })
  })

  it('the last writer wins, path by path', () => {
    const s = draw()
    s.run(s.field('set', 'a', ['properties', 'checked'], { value: [['Yes']] }))
    s.run(s.field('set', 'a', ['properties', 'language'], { value: [['C']] }))
    s.run(s.field('set', 'a', ['properties', 'checked'], { value: [['No']] }))
    expect(s.block('a').properties).toEqual({ title: [['one']], checked: [['No']], language: [['C']] })
  })

  it('[P 3] tell who edited a block and when', () => {
    const s = draw()
    s.context.actorId = idOf('bob')
    s.run(s.field('set', 'a', ['format', 'x'], { value: 1 }))
    expect(s.block('a')).toMatchObject({ last_edited_by_id: idOf('bob'), last_edited_time: s.context.now })
  })

  it('do nothing to a record that is not there', () => {
    const s = draw()
    s.run(s.field('set', 'nobody', ['format', 'x'], { value: 1 }))
    expect(s.state.block(idOf('nobody'))).toBeUndefined()
  })

  it('a value that takes the place of a text or a list makes an object of what lies on the way', () => {
    const s = draw()
    s.run(s.field('set', 'a', ['format', 'x'], { value: 'text' }))
    s.run(s.field('set', 'a', ['format', 'x', 'y'], { value: true }))
    expect(s.block('a').format).toEqual({ x: { y: true } })
  })

  it('[P 8] refuse what the field cannot hold, and nothing of the transaction happens', () => {
    const s = draw()
    const wrong = [
      s.field('set', 'a', ['type', 'x'], { value: 7 }),
      s.field('set', 'a', ['format'], { value: 'red' }),
      s.field('set', 'a', ['permissions'], { value: [{ type: 'user', user_id: idOf('bob'), role: 'king' }] }),
      s.field('set', 'a', ['discussions'], { value: ['not an id'] }),
    ]
    for (const operation of wrong) {
      const good = s.field('set', 'a', ['format', 'x'], { value: 1 })
      expect(() => s.run(good, operation)).toThrow(expect.objectContaining({ name: 'ValidationError' }))
    }
    expect(s.block('a')).toMatchObject({ type: 'text', format: {} })
  })

  it('a type never changes between text and what is not, nor into or out of a page', () => {
    const s = draw()
    s.run(s.field('set', 'a', ['type'], { value: 'header' }))
    expect(s.block('a').type).toBe('header')
    s.run(s.field('set', 'a', ['type'], { value: 'code' }))
    expect(s.block('a').type).toBe('code')
    s.run(s.field('set', 'a', ['type'], { value: 'header' }))
    expect(s.block('a').type).toBe('header')
    for (const [name, type] of [
      ['a', 'image'],
      ['a', 'page'],
      ['i', 'text'],
      ['i', 'page'],
      ['P', 'image'],
    ] as const) {
      const before = s.block(name).type
      s.run(s.field('set', name, ['type'], { value: type }))
      expect(s.block(name).type).toBe(before)
    }
    s.run(s.field('set', 'i', ['type'], { value: 'type_of_a_later_build' }))
    expect(s.block('i').type).toBe('type_of_a_later_build')
  })
})

describe('what a field requires', () => {
  it('[P 6] the verb that its record gives it', () => {
    const s = draw()
    s.put('team', { id: idOf('T'), name: 'Team', parent_id: spaceId, team_pages: [] })
    const verbs = (name: string, ...path: string[]): string[] => s.requires(s.field('unset', name, path, {}))
    expect(verbs('a', 'format', 'x')).toEqual(['edit a'])
    expect(verbs('a', 'type')).toEqual(['edit a'])
    expect(verbs('a', 'properties', 'checked')).toEqual(['edit a'])
    expect(verbs('a', 'discussions')).toEqual(['edit a'])
    expect(verbs('P', 'is_template')).toEqual(['configure P'])
    expect(verbs('P', 'permissions')).toEqual(['share P'])
    expect(verbs('T', 'name')).toEqual(['configure T'])
    expect(verbs('T', 'membership')).toEqual(['share T'])
    expect(s.requires(s.field('update', 'a', ['format'], { value: {} }))).toEqual(['edit a'])
    expect(s.requires(s.field('set', 'a', ['format'], { value: {} }))).toEqual(['edit a'])
  })

  it('[P 3] structure, authorship and everything else that has an operation of its own cannot be set', () => {
    const s = draw()
    const fields = [
      ...['id', 'version', 'last_version', 'space_id', 'alive', 'content', 'parent_id', 'parent_table', 'page_id'],
      ...['crdt_data', 'created_by_id', 'created_time', 'last_edited_time', 'moved_to_trash_time', 'ord', 'nonsense'],
    ]
    for (const field of fields)
      expect(() => s.requires(s.field('set', 'a', [field], { value: null }))).toThrow(
        `operation failed validation: operation.path should be a field of block that can be set, instead was "${field}".`,
      )
  })

  it('names of an object’s own machinery are no fields', () => {
    const s = draw()
    for (const field of ['toString', 'hasOwnProperty'])
      expect(() => s.requires(s.field('set', 'a', [field], { value: 1 }))).toThrow('a field of block that can be set')
  })

  it('[P 3] the title is changed by editText only, and properties one by one', () => {
    const s = draw()
    expect(() => s.requires(s.field('set', 'a', ['properties', 'title'], { value: [['x']] }))).toThrow(
      'operation failed validation: operation.path should be changed by editText, instead was "properties.title".',
    )
    for (const operation of [
      s.field('set', 'a', ['properties'], { value: { title: [['x']] } }),
      s.field('update', 'a', ['properties'], { value: { title: [['x']] } }),
      s.field('unset', 'a', ['properties'], {}),
    ])
      expect(() => s.requires(operation)).toThrow('should be a single property, instead was "properties".')
  })

  it('without a path there is nothing to change', () => {
    const s = draw()
    expect(() => s.requires(s.field('unset', 'a', [], {}))).toThrow(
      'operation failed validation: operation.path should be defined, instead was undefined.',
    )
  })

  it('[P 6] keys of the space’s settings that the server keeps are not the owners’ to change', () => {
    const s = draw()
    const set = (...path: string[]) => s.field('set', 'space', path, { value: true })
    expect(s.requires(set('settings', 'disable_analytics'))).toEqual(['share space'])
    for (const path of [
      ['settings'],
      ['settings', 'freeze'],
      ['settings', 'freeze', 'enabled'],
      ['settings', 'crdt_status'],
    ])
      expect(() => s.requires(set(...path))).toThrow('should be a field of space that can be set')
    expect(() => s.requires(s.field('update', 'space', ['settings'], { value: { crdt_status: 'off' } }))).toThrow(
      'should be a field of space that can be set',
    )
  })
})

describe('set with ifValue', () => {
  it('[P 8] is refused where the value is another by now', () => {
    const s = draw()
    const guarded = (ifValue: string | null) => s.field('set', 'a', ['format', 'x'], { value: 'new', ifValue })
    expect(s.requires(guarded(null))).toEqual(['edit a'])
    expect(() => s.requires(guarded('old'))).toThrow(expect.objectContaining({ name: 'OperationConflictError' }))
    s.run(s.field('set', 'a', ['format', 'x'], { value: 'old' }))
    expect(s.requires(guarded('old'))).toEqual(['edit a'])
    expect(() => s.requires(guarded(null))).toThrow(
      expect.objectContaining({ name: 'OperationConflictError', status: 400 }),
    )
  })

  it('compares values, whatever the order of their keys', () => {
    const s = draw()
    s.run(s.field('set', 'a', ['format', 'x'], { value: { p: 1, q: [{ r: null }] } }))
    const ifValue = { q: [{ r: null }], p: 1 }
    expect(s.requires(s.field('set', 'a', ['format', 'x'], { value: 1, ifValue }))).toEqual(['edit a'])
  })
})

describe('fields that a record cannot be without', () => {
  // Only values are checked, not that there is one: the record left behind fails its own check.
  it('[P 3] cannot be taken away', () => {
    const s = draw()
    try {
      s.run(s.field('unset', 'a', ['type'], {}))
    } catch {}
    expect(s.block('a').type).toBe('text')
  })
  it('[P 3] cannot be set to null', () => {
    const s = draw()
    try {
      s.run(s.field('set', 'space', ['name'], { value: null }))
    } catch {}
    expect(s.state.get('space', spaceId)?.['name']).toBe('Space')
  })
})
