// Finds the frames of a WebSocket in one direction of a TCP stream. Before the upgrade, and for plain HTTP, bytes pass as they
// come; afterwards whole text frames come out one by one.
interface Piece {
  readonly bytes: Buffer
  /** A whole text frame, which may be sent twice. */
  readonly isFrame: boolean
}

const HEAD_END = '\r\n\r\n'
const TEXT_FRAME = 0x81

export class FrameCutter {
  private rest: Buffer = Buffer.alloc(0)
  private upgraded = false

  cut(chunk: Buffer): Piece[] {
    if (this.upgraded) return this.frames(Buffer.concat([this.rest, chunk]))
    const text = chunk.toString('latin1')
    const isUpgrade = text.startsWith('HTTP/1.1 101 ') || /\r\nupgrade: websocket\r\n/i.test(text)
    const end = text.indexOf(HEAD_END)
    if (!isUpgrade || end < 0) return [{ bytes: chunk, isFrame: false }]
    this.upgraded = true
    const head = chunk.subarray(0, end + HEAD_END.length)
    return [{ bytes: head, isFrame: false }, ...this.frames(chunk.subarray(head.length))]
  }

  private frames(bytes: Buffer): Piece[] {
    const out: Piece[] = []
    let at = 0
    for (;;) {
      const size = frameSize(bytes, at)
      if (size === null || at + size > bytes.length) break
      out.push({ bytes: bytes.subarray(at, at + size), isFrame: bytes[at] === TEXT_FRAME })
      at += size
    }
    this.rest = bytes.subarray(at)
    return out
  }
}

function frameSize(bytes: Buffer, at: number): number | null {
  if (at + 2 > bytes.length) return null
  const second = bytes[at + 1] as number
  const short = second & 0x7f
  const mask = second & 0x80 ? 4 : 0
  if (short < 126) return 2 + mask + short
  const wide = short === 126 ? 2 : 8
  if (at + 2 + wide > bytes.length) return null
  const length = wide === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
  return 2 + wide + mask + length
}
