// A zip archive as a stream: one entry after the other, each only once the one before it is through, so that nothing is kept of it
// but the list of what was in it.
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipEntry {
  /** With slashes, never in front. */
  readonly path: string
  readonly bytes: Readable | string
}

/** `comment` is asked for at the end: it may tell how it went. */
export function zip(entries: AsyncIterable<ZipEntry>, time: Date, comment: () => string = () => ''): Readable {
  const archive = new ZipFile()
  const out = archive.outputStream as Readable
  const add = async (): Promise<void> => {
    for await (const { path, bytes } of entries) {
      const source = typeof bytes === 'string' ? Readable.from([Buffer.from(bytes)]) : bytes
      // Whoever has gone away waits for nothing more.
      const stop = (): void => void source.destroy()
      out.once('close', stop)
      archive.addReadStream(source, path, { mtime: time })
      await finished(source)
      out.off('close', stop)
      if (out.destroyed) return
    }
    archive.end({ comment: comment(), forceZip64Format: false })
  }
  const fail = (error: unknown): void => void out.destroy(error as Error)
  archive.on('error', fail)
  add().catch(fail)
  return out
}
