// Headers that tell the browser what a page of ours may do. Scripts run only from our own files or with this answer's nonce;
// WebAssembly is allowed for the local database.
import { randomBytes } from 'node:crypto'
import type { Origins } from './origins'

export const newNonce = (): string => randomBytes(16).toString('base64')

export const commonHeaders = (origins: Origins): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  // Players have no policy of their own: whoever a film or a link leads to is not told from where. Frames, whose hosts ask for it, say
  // our origin themselves.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self), usb=()',
  ...(origins.baseUrl().startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

/** For answers that are no page: nothing may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export function pagePolicy(nonce: string, origins: Origins): string {
  const socket = origins.baseUrl().replace(/^http/, 'ws')
  const files = origins.filesOrigin()
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes only: the editor sets widths and colours on elements. They cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self' ${socket} ${files}`,
    // Pictures come from here or from the files origin, those of other hosts by way of our server (files/image-routes.ts): no
    // content can make a reader's browser tell anybody that it was read.
    `img-src 'self' data: blob: ${files}`,
    // Films and frames are loaded when somebody asks for them, over https from anywhere; frames are sandboxed by the block that draws them.
    `media-src 'self' blob: https: ${files}`,
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "frame-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
