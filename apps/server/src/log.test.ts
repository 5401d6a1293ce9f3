import { describe, expect, it } from 'vitest'
import { createLog, errorFacts } from './log'

describe('logs', () => {
  it('[P 8] are one JSON line each, with a time and a level, and hide secrets', () => {
    const lines: string[] = []
    const log = createLog('info', line => lines.push(line)).child({ requestId: 'r' })
    log.info({ password: 'hunter22', user: { email: 'ada@example.com' } }, 'signed in')
    log.debug('not at this level')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      requestId: 'r',
      msg: 'signed in',
      password: '[hidden]',
    })
    expect(lines[0]).not.toMatch(/hunter22|ada@/)
  })

  it('[P 8] keep of an error its class, code and places, not its message', () => {
    const error = Object.assign(new TypeError('value "my secret page" is bad'), { code: '23505' })
    const text = JSON.stringify(errorFacts(error))
    expect(text).toContain('23505')
    expect(text).toContain('log.test.ts')
    expect(text).not.toContain('secret page')
  })

  it('[P 8] keep the code of an error although they hide sign-in codes', () => {
    const lines: string[] = []
    const log = createLog('info', line => lines.push(line))
    log.error({ err: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), code: '123456' }, 'failed')
    expect(lines[0]).toContain('ECONNREFUSED')
    expect(lines[0]).not.toContain('123456')
  })

  it('[P 8] keep a multi-line message out as well', () => {
    const lines: string[] = []
    createLog('info', line => lines.push(line)).error({ err: new Error('one\n    two secret') }, 'failed')
    expect(lines[0]).not.toContain('secret')
  })
})
