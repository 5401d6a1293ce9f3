// What an address leads to: its title and pictures, and what may be shown of it in a frame. The server asks the other host, so
// that the reader's browser never does; pictures are shown by way of our server too (`imageAddress`).
import { limits } from '../../limits'
import { type Checked, exact, optional, string, stringOf } from '../../validation/checks'
import { defineCall } from '../define'

const unfurledUrl = exact({
  /** Where it led to in the end. */
  url: string,
  title: optional(string),
  description: optional(string),
  icon: optional(string),
  image: optional(string),
  /** An address that may be shown in a sandboxed frame. */
  embed: optional(string),
})
export type UnfurledUrl = Checked<typeof unfurledUrl>

export const unfurlUrl = defineCall({
  name: 'unfurlUrl',
  access: 'signed-in',
  on: 'none',
  input: exact({ url: stringOf({ min: 1, max: limits.maxUrlCharacters }) }),
  output: unfurledUrl,
  errors: ['UnfurlResponseError', 'UserValidationError', 'NetworkError', 'LogicalError'],
})
