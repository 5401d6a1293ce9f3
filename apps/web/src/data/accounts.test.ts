import { writeUsersCookie } from '@sheaf/core/api/session/signed-in-users'
import { uuid } from '@sheaf/core/ids'
import { describe, expect, it } from 'vitest'
import { CURRENT_USER_KEY, readAccounts } from './accounts'

const ada = uuid('11111111-1111-4111-8111-111111111111')
const ben = uuid('22222222-2222-4222-8222-222222222222')
const cookies = `theme=dark; sheaf_users=${writeUsersCookie([ada, ben])}; sheaf_browser_id=x`

function memory(stored?: string) {
  return {
    getItem: (key: string) => (key === CURRENT_USER_KEY ? (stored ?? null) : null),
    setItem() {},
    removeItem() {},
  }
}
const never = (problem: string): never => {
  throw new Error(problem)
}

describe('[C 5.1] the current user', () => {
  it('is the stored one when it is signed in', () => {
    expect(readAccounts(cookies, memory(ben), never)).toEqual({ current: ben, signedIn: [ada, ben] })
  })
  it('is the first of the cookie when the stored one is not signed in, or there is none', () => {
    expect(readAccounts(cookies, memory('33333333-3333-4333-8333-333333333333'), never).current).toBe(ada)
    expect(readAccounts(cookies, memory(), never).current).toBe(ada)
  })
  it('is nobody without the cookie, whatever is stored', () => {
    expect(readAccounts('', memory(ada), never)).toEqual({ current: undefined, signedIn: [] })
    expect(readAccounts('sheaf_users=', memory(ada), never).current).toBeUndefined()
  })
  it('reports a cookie that is not URL-encoded JSON', () => {
    const problems: string[] = []
    const read = readAccounts('sheaf_users=%7Bnot-json', memory(), problem => problems.push(problem))
    expect(read.signedIn).toEqual([])
    expect(problems).toHaveLength(1)
  })
})
