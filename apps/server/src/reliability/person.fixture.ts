// A person with a browser's cookies, calling the API over real HTTP as a page of ours would.

import type { ErrorBody } from '@sheaf/core/errors'
import type { Uuid } from '@sheaf/core/ids'
import { type Actor, personActor } from '@sheaf/core/permissions/actor'
import { checkAnswer } from '../calls/check-answer.fixture'

interface Answered {
  readonly status: number
  readonly body: unknown
  readonly text: string
}

/** A refusal as the sync client knows it: an error with the catalogue's name and the status. */
class Refused extends Error {
  override readonly name: string
  constructor(
    readonly status: number,
    readonly body: Partial<ErrorBody>,
  ) {
    super(body.debugMessage ?? `status ${status}`)
    this.name = body.name ?? 'NetworkError'
  }
}

export class Person {
  private readonly cookies = new Map<string, string>()
  userId = '' as Uuid

  constructor(
    /** Where requests go (a proxy, perhaps) and what they say they come from. */
    readonly url: string,
    readonly origin: string = url,
  ) {}

  get actor(): Actor {
    return personActor(this.userId)
  }
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  /** The same browser, reaching the server another way. */
  via(url: string, origin: string = this.origin): Person {
    const other = new Person(url, origin)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    other.userId = this.userId
    return other
  }

  async ask(name: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const answer = await fetch(`${this.url}/api/v3/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: this.origin,
        ...(this.cookies.size ? { cookie: this.cookie } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(cookie)
      else this.cookies.set(cookie, value)
    }
    const text = await answer.text()
    const read = text ? (JSON.parse(text) as unknown) : undefined
    checkAnswer(name, answer.status, read)
    return { status: answer.status, text, body: read }
  }
  /** The answer of a call that has to succeed. */
  async call<T>(name: string, body: unknown = {}): Promise<T> {
    const { status, body: answer } = await this.ask(name, body)
    if (status !== 200) throw new Refused(status, answer as Partial<ErrorBody>)
    return answer as T
  }

  async signUp(name: string): Promise<this> {
    const email = `${name.toLowerCase()}-${Math.random().toString(36).slice(2)}@example.com`
    const { userId } = await this.call<{ userId: Uuid }>('signUp', { email, password: 'a good password', name })
    this.userId = userId
    return this
  }
  /** A new space and its first page. */
  async createSpace(name = 'Space'): Promise<{ spaceId: Uuid; pageId: Uuid; teamId: Uuid }> {
    const { spaceId, recordMap } = await this.call<{
      spaceId: Uuid
      recordMap: { block: Record<string, unknown>; team: Record<string, unknown> }
    }>('createSpace', { name })
    return { spaceId, pageId: Object.keys(recordMap.block)[0] as Uuid, teamId: Object.keys(recordMap.team)[0] as Uuid }
  }
}
