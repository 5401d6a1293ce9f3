// A JSON object that is written and packed once and sent to many. Members that differ each time stand in front: gzip knows blocks that
// are not packed, so the front is put before the packed rest as it is, and only the checksum of both has to be worked out.
import { promisify } from 'node:util'
import { crc32, deflateRaw, inflateRawSync } from 'node:zlib'
import { joinChecksums, shiftOf } from './join-checksums'

const deflate = promisify(deflateRaw)
const level = 6
/** No name, no time, from any system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const STORED_HEAD_BYTES = 5
const TRAILER_BYTES = 8
/** Of a block that is not packed. */
const MOST_STORED_BYTES = 0xffff

type Members = Readonly<Record<string, string | number>>

export class PackedJson {
  private constructor(
    private readonly packed: Buffer,
    private readonly checksum: number,
    private readonly length: number,
    private readonly shift: number,
  ) {}

  /** `members` is the object's text without its braces; it has at least one member. */
  static async of(members: string): Promise<PackedJson> {
    const bytes = Buffer.from(`${members}}`)
    const packed = await deflate(bytes, { level })
    // What comes packed holds on to the space that there was for it.
    const own = Buffer.allocUnsafeSlow(packed.length)
    packed.copy(own)
    return new PackedJson(own, crc32(bytes), bytes.length, shiftOf(bytes.length))
  }

  /** What it takes in memory. */
  get bytes(): number {
    return this.packed.length
  }

  text(front: Members): string {
    return frontOf(front) + inflateRawSync(this.packed).toString()
  }

  gzipped(front: Members): Buffer {
    const first = Buffer.from(frontOf(front))
    if (first.length > MOST_STORED_BYTES) throw new Error(`${first.length} bytes are too much for a front`)
    const out = Buffer.allocUnsafe(
      GZIP_HEADER.length + STORED_HEAD_BYTES + first.length + this.packed.length + TRAILER_BYTES,
    )
    let at = GZIP_HEADER.copy(out)
    at = out.writeUInt8(0, at)
    at = out.writeUInt16LE(first.length, at)
    at = out.writeUInt16LE(~first.length & 0xffff, at)
    at += first.copy(out, at)
    at += this.packed.copy(out, at)
    at = out.writeUInt32LE(joinChecksums(crc32(first), this.checksum, this.shift), at)
    out.writeUInt32LE((first.length + this.length) >>> 0, at)
    return out
  }
}

const frontOf = (members: Members): string => {
  const open = JSON.stringify(members).slice(0, -1)
  return open === '{' ? open : `${open},`
}

/** What a handler answers instead of a value when its JSON is ready. */
export class ReadyAnswer {
  constructor(
    private readonly json: PackedJson,
    private readonly front: Members = {},
    /** What a document that brings it has drawn of it; empty where there is nothing to be seen. */
    readonly still = '',
  ) {}
  text(): string {
    return this.json.text(this.front)
  }
  gzipped(): Buffer {
    return this.json.gzipped(this.front)
  }
}
