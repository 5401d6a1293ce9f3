// What an address leads to: its title and pictures, and what may be shown of it in a frame. The server asks the other host, so
// that the reader's browser never does; pictures are shown by way of our server too (`imageAddress`).
import { limits } from '../../limits'
import { exact, stringOf } from '../../validation/checks'
import { answer, defineCall } from '../define'

export interface UnfurledUrl {
  /** Where it led to in the end. */
  readonly url: string
  readonly title?: string
  readonly description?: string
  readonly icon?: string
  readonly image?: string
  /** An address that may be shown in a sandboxed frame. */
  readonly embed?: string
}

export const unfurlUrl = defineCall({
  name: 'unfurlUrl',
  access: 'signed-in',
  input: exact({ url: stringOf({ min: 1, max: limits.maxUrlCharacters }) }),
  output: answer<UnfurledUrl>(),
})
