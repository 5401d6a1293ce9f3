// Signatures of addresses that work without a session: a file on the files origin, for a while.
import { createHmac, randomBytes } from 'node:crypto'
import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { sameBytes } from '../auth/secrets'

interface FileLink {
  readonly expires: number
  readonly signature: string
}
export interface LinkSignatures {
  /** Valid for at least half of its lifetime; links made close to each other are the same, so that browsers keep what they lead to. */
  readonly file: (id: Uuid) => Promise<FileLink>
  readonly isFile: (id: Uuid, link: FileLink) => Promise<boolean>
}

export function createLinkSignatures(keep: (fresh: Buffer) => Promise<Buffer>, now: () => number): LinkSignatures {
  let secret: Promise<Buffer> | undefined
  const sign = async (text: string): Promise<string> => {
    secret ??= keep(randomBytes(32))
    secret.catch(() => {
      secret = undefined
    })
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url')
  }
  const matches = async (text: string, signature: string): Promise<boolean> =>
    sameBytes(Buffer.from(await sign(text)), Buffer.from(signature))
  const fileText = (id: Uuid, expires: number): string => `file ${id} ${expires}`
  return {
    file: async id => {
      const half = serverLimits.fileLinkLifetimeMs / 2
      const expires = (Math.floor(now() / half) + 2) * half
      return { expires, signature: await sign(fileText(id, expires)) }
    },
    isFile: async (id, { expires, signature }) => expires > now() && (await matches(fileText(id, expires), signature)),
  }
}
