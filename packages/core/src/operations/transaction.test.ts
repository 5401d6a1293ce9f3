import { describe, expect, it } from 'vitest'
import { limits } from '../limits'
import { type ArgsOf, type Command, commands } from './all'
import { idOf, spaceId } from './space.fixture'
import { validateTransaction } from './transaction'

const pointer = { table: 'block', id: idOf('a'), spaceId } as const
const parent = { table: 'block', id: idOf('P'), spaceId } as const
const at = { after: [], before: [] }
const set = { command: 'set', pointer, path: ['format', 'x'], args: { value: 1 } }
const transaction = (change: object = {}) => ({
  id: idOf('t'),
  clientId: idOf('client'),
  n: 1,
  spaceId,
  authoredAt: 5,
  operations: [set] as unknown[],
  ...change,
})
const withOperation = (operation: object) => transaction({ operations: [set, operation] })
const refusal = (value: unknown): string => {
  try {
    validateTransaction(value)
  } catch (error) {
    expect(error).toMatchObject({ name: 'ValidationError', status: 400 })
    return (error as Error).message
  }
  throw new Error('it passed')
}

describe('validateTransaction', () => {
  it('passes what is in order, each command with its arguments', () => {
    const args: { readonly [C in Command]: ArgsOf<C> } = {
      set: { value: null },
      update: { value: {} },
      unset: {},
      listInsert: { id: idOf('x'), at },
      listRemove: { id: idOf('x') },
      keyedSet: { key: 'space', value: {} },
      keyedRemove: { key: 'space' },
      createBlock: { type: 'text', parent, at },
      moveBlock: { parent, at },
      trashBlock: { seen: ['a/'] },
      restoreBlock: {},
      splitBlock: { from: idOf('a'), text: idOf('a'), marker: null, type: 'text' },
      mergeBlock: { into: idOf('b') },
      create: { value: {} },
      moveCollection: { to: idOf('b') },
      relate: { property: 'rel', row: idOf('b') },
      unrelate: { property: 'rel', row: idOf('b') },
      editText: { text: idOf('a'), epoch: 0, update: 'AAA=' },
    }
    const operations = commands.map(command => ({ command, pointer, path: ['format'], args: args[command] }))
    expect(validateTransaction(transaction({ operations, undoOf: idOf('u') })).operations).toEqual(operations)
  })

  it('an empty one passes: it keeps the queue of a refused transaction going', () => {
    expect(validateTransaction(transaction({ operations: [] })).operations).toEqual([])
  })

  it('arguments may be left out where there are none', () => {
    const bare = { command: 'restoreBlock', pointer }
    expect(validateTransaction(transaction({ operations: [bare] })).operations).toEqual([{ ...bare, args: {} }])
  })

  it('[P 8] names a command that there is not', () => {
    expect(refusal(withOperation({ ...set, command: 'explode' }))).toBe(
      `transaction failed validation: transaction.operations[1].command should be one of ${commands
        .map(command => `"${command}"`)
        .join(', ')}, instead was "explode".`,
    )
  })

  it('[P 8] names what is wrong with a pointer', () => {
    expect(refusal(withOperation({ ...set, pointer: { ...pointer, id: 'a' } }))).toBe(
      'transaction failed validation: transaction.operations[1].pointer.id should be a valid uuid, instead was "a".',
    )
    expect(refusal(withOperation({ ...set, pointer: { ...pointer, id: pointer.id.toUpperCase() } }))).toContain(
      'should be a valid uuid',
    )
    expect(refusal(withOperation({ ...set, pointer: { ...pointer, table: 'secrets' } }))).toContain(
      'transaction.operations[1].pointer.table should be one of "space"',
    )
    expect(refusal(withOperation({ command: 'set', args: { value: 1 } }))).toContain('pointer should be defined')
  })

  it('[P 8] names the argument at fault', () => {
    expect(refusal(withOperation({ command: 'moveBlock', pointer, args: { parent } }))).toBe(
      'transaction.operations[1].args failed validation: transaction.operations[1].args.at should be defined, instead was undefined.',
    )
    expect(refusal(withOperation({ command: 'set', pointer, path: ['type'] }))).toContain(
      'args.value should be defined',
    )
    expect(refusal(withOperation({ command: 'unset', pointer, args: { more: 1 } }))).toContain(
      'args.more should be not present, instead was 1.',
    )
    expect(
      refusal(
        withOperation({ command: 'editText', pointer, args: { text: idOf('a'), epoch: 0, update: 'no base64!' } }),
      ),
    ).toContain('args.update should be base64')
    const many = { after: [1, 2, 3, 4].map(n => idOf(`${n}`)), before: [] }
    expect(refusal(withOperation({ command: 'moveBlock', pointer, args: { parent, at: many } }))).toContain(
      'args.at.after.length should be ≤ 3, instead was 4.',
    )
  })

  it('[P 8] an operation stays inside the space of its transaction', () => {
    const foreign = idOf('another space')
    const message = `transaction.operations[1] failed validation: transaction.operations[1].pointer.spaceId should be "${spaceId}", instead was "${foreign}".`
    expect(refusal(withOperation({ ...set, pointer: { ...pointer, spaceId: foreign } }))).toBe(message)
    const move = { command: 'moveBlock', pointer, args: { parent: { ...parent, spaceId: foreign }, at } }
    expect(refusal(withOperation(move))).toBe(message)
  })

  it('[P 8] no path reaches a prototype, is empty in a part, or goes on for ever', () => {
    for (const part of ['__proto__', 'constructor', 'prototype', ''])
      expect(refusal(withOperation({ ...set, path: ['format', part] }))).toBe(
        `transaction failed validation: transaction.operations[1].path[1] should be a key, instead was "${part}".`,
      )
    expect(refusal(withOperation({ ...set, path: Array(limits.pathMaxDepth + 1).fill('x') }))).toContain('path.length')
    expect(refusal(withOperation({ ...set, path: ['x'.repeat(limits.pathPartMaxLength + 1)] }))).toContain('a key')
  })

  it('[P 8] counts from one, in whole numbers', () => {
    expect(refusal(transaction({ n: 0 }))).toBe(
      'transaction failed validation: transaction.n should be ≥ 1, instead was 0.',
    )
    expect(refusal(transaction({ n: 1.5 }))).toContain('transaction.n should be an integer')
  })

  it('[P 8] holds at most so many operations, and nothing besides', () => {
    const operations = Array.from({ length: limits.operationsPerTransaction }, () => set)
    expect(validateTransaction(transaction({ operations })).operations).toHaveLength(operations.length)
    expect(refusal(transaction({ operations: [...operations, set] }))).toBe(
      `transaction failed validation: transaction.operations.length should be ≤ ${operations.length}, instead was ${operations.length + 1}.`,
    )
    expect(refusal(transaction({ role: 'owner' }))).toContain('transaction.role should be not present')
    expect(refusal(null)).toContain('transaction should be an object')
  })
})
