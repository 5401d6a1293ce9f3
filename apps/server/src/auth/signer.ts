// Signs texts with a secret that is made at the first signature and kept for all processes.
import { createHmac, randomBytes } from 'node:crypto'
import { sameBytes } from './secrets'

/** Stores a fresh secret, or gives the one that is there already. */
export type KeepSecret = (fresh: Buffer) => Promise<Buffer>

interface Signer {
  readonly sign: (text: string) => Promise<string>
  readonly matches: (text: string, signature: string) => Promise<boolean>
}

export function createSigner(keep: KeepSecret): Signer {
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
  return {
    sign,
    matches: async (text, signature) => sameBytes(Buffer.from(await sign(text)), Buffer.from(signature)),
  }
}
