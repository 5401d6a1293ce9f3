// Small real files: a picture, a document in pages, a sound, a film.
import { crc32, deflateSync } from 'node:zlib'

interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A PNG with a slope of colours. */
export function picture(name: string, width: number, height: number): TestFile {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * (1 + width * 3) + 1 + x * 3
      rows[at] = 60 + Math.round((150 * x) / width)
      rows[at + 1] = 110 + Math.round((90 * y) / height)
      rows[at + 2] = 90
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** A PDF with a line of writing on each page. */
export function document(name: string, lines: readonly string[]): TestFile {
  const pages = lines.map((_, i) => 4 + i * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map(id => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, i) => {
      const stream = `BT /F1 28 Tf 40 260 Td (${line}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + i * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** Half a second of a tone. */
export function sound(name: string): TestFile {
  const samples = 4000
  const buffer = Buffer.alloc(44 + samples)
  buffer.write('RIFF', 0)
  buffer.writeUInt32LE(36 + samples, 4)
  buffer.write('WAVEfmt ', 8)
  buffer.writeUInt32LE(16, 16)
  buffer.writeUInt16LE(1, 20)
  buffer.writeUInt16LE(1, 22)
  buffer.writeUInt32LE(8000, 24)
  buffer.writeUInt32LE(8000, 28)
  buffer.writeUInt16LE(1, 32)
  buffer.writeUInt16LE(8, 34)
  buffer.write('data', 36)
  buffer.writeUInt32LE(samples, 40)
  for (let i = 0; i < samples; i++) buffer[44 + i] = 128 + Math.round(60 * Math.sin(i / 3))
  return { name, mimeType: 'audio/wav', buffer }
}

export const writing = (name: string, text: string): TestFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** Half a second of green, as a browser recorded it. */
export const film = (name: string): TestFile => ({
  name,
  mimeType: 'video/webm',
  buffer: Buffer.from(
    [
      'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAHYEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTb',
      'uLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAcbsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrX',
      'sYMPQkBEiYRDx6LyTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFhx/vAYsNOWCDgQFV7oEBhoVWX1ZQOOCdsIEQuoEQU8CBAVWwkFWxgQ',
      'FVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAAObngQCg26GxgQAAADACAJ0BKhAAEAADBwiFhYiZhIgQAgJ09G88gP7eEnLM4V7L/+Fa/la/lat8AHWh',
      'paaj7oEBpZ4QAgCdASoQABAACIcIhYWImYSILgIADA1gAP7vEACgwaGhgQDHALEBAAwQrAAYADA/9AwAwgD+5Qqg+Ll/X3lDsSYAdaGYppbugQ',
      'GlkbEBACIRdAAYABhYL/QACAAA+4EAoMGhoYEBjwCxAQAMENgAGAAwP/QMAMIA/su1yfpe/EXT3gDAAHWhmKaW7oEBpZGxAQAiEcAAGAAYWC/0',
      'AAgAAPuBxxxTu2uNu4uzgQC3hveBAfGB1A==',
    ].join(''),
    'base64',
  ),
})
