// Fetches an export while telling how far it is. The archive is kept by the browser in parts, on its disk where it is large; only when all
// of it is here does it become a file, so that half an archive is never taken for a whole one.
import { EXPORT_PAGES_HEADER, readExportNote } from '@sheaf/core/api/space/export-address'
import { offlineError, readErrorBody, statusError } from '@sheaf/core/api/transport-error'

/** Each file of an archive begins so. */
const FILE_SIGN = [0x50, 0x4b, 0x03, 0x04]
const NOTE_BYTES = 64
const PART_BYTES = 16 * 1024 * 1024

export interface ExportProgress {
  readonly files: number
  readonly bytes: number
  /** About how many there will be; 0: not known. */
  readonly total: number
}
interface DownloadedExport {
  readonly blob: Blob
  readonly files: number
  /** How many files of the workspace could not be put in. */
  readonly missing: number
}

export async function downloadExport(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<DownloadedExport> {
  const answer = await fetch(address, { signal, credentials: 'same-origin' }).catch(asOffline(signal))
  if (!answer.ok || !answer.body) throw statusError(answer.status, { body: readErrorBody(await answer.text()) })
  const total = Number(answer.headers.get(EXPORT_PAGES_HEADER) ?? 0)
  const counter = new FileCounter()
  const reader = answer.body.getReader()
  const parts: Blob[] = []
  let fresh: Uint8Array<ArrayBuffer>[] = []
  let [bytes, freshBytes] = [0, 0]
  let end = new Uint8Array()
  for (;;) {
    const { done, value } = await reader.read().catch(asOffline(signal))
    if (done) break
    counter.see(value)
    fresh.push(value)
    bytes += value.length
    freshBytes += value.length
    end = lastOf(end, value)
    if (freshBytes > PART_BYTES) {
      parts.push(new Blob(fresh))
      fresh = []
      freshBytes = 0
    }
    onProgress({ files: counter.count, bytes, total })
  }
  const missing = readExportNote(String.fromCharCode(...end))
  // Cut short on the way, by a proxy perhaps.
  if (missing === null) throw offlineError()
  return { blob: new Blob([...parts, ...fresh], { type: 'application/zip' }), files: counter.count, missing }
}

const asOffline =
  (signal: AbortSignal) =>
  (cause: unknown): never => {
    throw signal.aborted ? cause : offlineError()
  }

function lastOf(before: Uint8Array, value: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = value.length >= NOTE_BYTES ? value : [...before, ...value]
  return new Uint8Array(joined.slice(-NOTE_BYTES))
}

/** Counts the files in an archive as it passes, whatever pieces it comes in. */
export class FileCounter {
  count = 0
  private seen = 0
  see(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte === FILE_SIGN[this.seen]) this.seen++
      else this.seen = byte === FILE_SIGN[0] ? 1 : 0
      if (this.seen < FILE_SIGN.length) continue
      this.count++
      this.seen = 0
    }
  }
}
