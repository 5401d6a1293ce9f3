// Somebody of the company at their browser: calls over HTTP with their cookies. An account that is there already is signed in to.
import { setTimeout as delay } from 'node:timers/promises'
import type { ErrorBody } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'

const BUSY = 503
const MOST_ATTEMPTS = 5

class Refusal extends Error {
  constructor(
    call: string,
    readonly body: Partial<ErrorBody>,
  ) {
    super(`${call} was refused: ${body.name ?? 'no reason given'} ${body.debugMessage ?? ''}`)
  }
}

export class ApiPerson {
  private readonly cookies = new Map<string, string>()
  userId = '' as Uuid

  constructor(
    private readonly url: string,
    readonly name: string,
    readonly email: string,
  ) {}

  /** Asked again while the server is too busy. */
  async call<Answer>(name: string, body: unknown): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const { status, said } = await this.ask(name, body)
      if (status === 200) return said as Answer
      if (status !== BUSY || attempt === MOST_ATTEMPTS) throw new Refusal(name, said as Partial<ErrorBody>)
      await delay(attempt * 1_000)
    }
  }
  private async ask(name: string, body: unknown): Promise<{ readonly status: number; readonly said: unknown }> {
    const cookie = [...this.cookies].map(pair => pair.join('=')).join('; ')
    const answer = await fetch(`${this.url}/api/v3/${name}`, {
      method: 'POST',
      // Not compressed: the server is on the same machine.
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        origin: this.url,
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify(body),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(key, value)
    }
    return { status: answer.status, said: await answer.json() }
  }

  /** Whether the account is new. */
  async arrive(password: string): Promise<boolean> {
    const { name, email } = this
    try {
      this.userId = (await this.call<{ userId: Uuid }>('signUp', { name, email, password })).userId
      return true
    } catch (error) {
      if (!(error instanceof Refusal) || !/exists/.test(error.body.debugMessage ?? '')) throw error
      this.userId = (await this.call<{ userId: Uuid }>('loginWithPassword', { email, password })).userId
      return false
    }
  }
}
