// WebSocket frames, right and wrong.
import type { Random } from '../random-editor.fixture'
import { bytes, pick } from './garbage.fixture'

interface Frame {
  readonly opcode: number
  readonly payload: Buffer
  readonly isLast?: boolean
  readonly isMasked?: boolean
  readonly reserved?: number
  /** Another length than the payload's. */
  readonly claimed?: number
}

export function frame({ opcode, payload, isLast = true, isMasked = true, reserved = 0, claimed }: Frame): Buffer {
  const length = claimed ?? payload.length
  const head = [(isLast ? 0x80 : 0) | (reserved << 4) | opcode]
  const masked = isMasked ? 0x80 : 0
  if (length < 126) head.push(masked | length)
  else if (length < 65_536) head.push(masked | 126, length >> 8, length & 255)
  else
    head.push(
      masked | 127,
      0,
      0,
      0,
      0,
      (length >>> 24) & 255,
      (length >>> 16) & 255,
      (length >>> 8) & 255,
      length & 255,
    )
  // A mask of zeros masks nothing.
  return Buffer.concat([Buffer.from(head), isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload])
}
export const textFrame = (text: string): Buffer => frame({ opcode: 1, payload: Buffer.from(text) })

const wrong: readonly ((random: Random) => Buffer)[] = [
  random => bytes(random, 200),
  random => frame({ opcode: 3 + random(5), payload: bytes(random, 20) }),
  random => frame({ opcode: 11 + random(5), payload: bytes(random, 20) }),
  random => frame({ opcode: 1, payload: bytes(random, 60), isMasked: false }),
  random => frame({ opcode: 1, payload: bytes(random, 60), reserved: 1 + random(7) }),
  random => frame({ opcode: 1, payload: Buffer.from([0xff, 0xfe, random(256)]) }),
  random => frame({ opcode: 2, payload: bytes(random, 500) }),
  random => frame({ opcode: 0, payload: bytes(random, 20) }),
  random => frame({ opcode: 8, payload: bytes(random, 3) }),
  random => frame({ opcode: 8, payload: Buffer.from([random(256), random(256), 0xff]) }),
  random => frame({ opcode: 9, payload: Buffer.alloc(126 + random(100)) }),
  random => frame({ opcode: 9, payload: bytes(random, 125) }),
  () => frame({ opcode: 1, payload: Buffer.alloc(0), claimed: 2 ** 31 }),
  random => frame({ opcode: 1, payload: bytes(random, 10), claimed: 60_000 }),
  random =>
    Buffer.concat([
      frame({ opcode: 1, payload: bytes(random, 9), isLast: false }),
      frame({ opcode: 1, payload: bytes(random, 9) }),
    ]),
]
export const wrongFrame = (random: Random): Buffer => pick(random, wrong)(random)
