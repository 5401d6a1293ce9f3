import { describe, expect, it } from 'vitest'
import { checkAnswer } from './check-answer.fixture'

const failed = (name: string) => ({ errorId: 'e', name, debugMessage: '' })

describe('what tests hold answers to', () => {
  it('[P 7] an answer has what its call says, and nothing else', () => {
    expect(() => checkAnswer('getAccount', 200, { email: 'a@b.c', hasPassword: true })).not.toThrow()
    expect(() => checkAnswer('getAccount', 200, { email: 'a@b.c' })).toThrow('hasPassword should be defined')
    expect(() => checkAnswer('getAccount', 200, { email: 'a@b.c', hasPassword: true, hash: 'x' })).toThrow(
      'hash should be not present',
    )
    const recordMap = { space: { x: { role: 'owner', value: { id: 'x' } } } }
    expect(() => checkAnswer('getTeams', 200, { recordMap })).toThrow(
      'recordMap.space.x.value.id should be a valid uuid',
    )
  })

  it('[P 8] a refusal is declared, or follows from who may call and on what', () => {
    expect(() => checkAnswer('getAccount', 404, failed('NotFoundError'))).not.toThrow()
    expect(() => checkAnswer('getAccount', 500, failed('InternalServerError'))).not.toThrow()
    expect(() => checkAnswer('getAccount', 400, failed('LogicalError'))).toThrow('which it does not declare')
    expect(() => checkAnswer('getTeams', 404, failed('NotFoundError'))).not.toThrow()
    expect(() => checkAnswer('getSessions', 404, failed('NotFoundError'))).toThrow('which it does not declare')
  })
})
