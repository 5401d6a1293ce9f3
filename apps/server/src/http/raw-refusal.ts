// An answer written straight to a connection, where there is no request that could be answered: it could not be read, or never ended.
import { SheafError } from '@sheaf/core/errors'
import { newUuid } from '../auth/secrets'

export function rawRefusal(status: number, reason: string): string {
  const body = JSON.stringify(new SheafError('ValidationError', { status, debugMessage: `${reason}.` }).body(newUuid()))
  return `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
}
