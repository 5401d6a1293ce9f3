// Signatures of addresses that work without a session: a file on the files origin, for a while.
import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import { createSigner, type KeepSecret } from '../auth/signer'

interface FileLink {
  readonly expires: number
  readonly signature: string
}
export interface LinkSignatures {
  /** Valid for at least half of its lifetime; links made close to each other are the same, so that browsers keep what they lead to. */
  readonly file: (id: Uuid) => Promise<FileLink>
  readonly isFile: (id: Uuid, link: FileLink) => Promise<boolean>
}

export function createLinkSignatures(keep: KeepSecret, now: () => number): LinkSignatures {
  const { sign, matches } = createSigner(keep)
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
