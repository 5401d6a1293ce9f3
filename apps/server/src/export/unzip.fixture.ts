// Reads an archive by its list at the end, as unpacking programs do, and checks what it says of each entry.
import { crc32, inflateRawSync } from 'node:zlib'

const END = Buffer.from('PK\u0005\u0006')

export function unzipped(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(END)
  if (end < 0 || archive.readUInt16LE(end + 20) !== archive.length - end - 22) throw new Error('the archive has no end')
  const found = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const [crc, packed, size] = [16, 20, 24].map(field => archive.readUInt32LE(at + field)) as [number, number, number]
    const nameLength = archive.readUInt16LE(at + 28)
    const extraLength = archive.readUInt16LE(at + 30)
    const offset = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const begin = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
    const bytes = inflateRawSync(archive.subarray(begin, begin + packed))
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is not what the list says`)
    found.set(name, bytes)
    at += 46 + nameLength + extraLength
  }
  return found
}
