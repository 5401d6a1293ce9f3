// Where log lines go. Whoever takes them may be slow, gone or out of disk, and none of that is a reason to wait or to end: a line is
// handed over without waiting for it, so many bytes may be on their way, and what does not fit or cannot be written is dropped and
// counted. Nothing here throws.
import { closeSync, constants, fstatSync, openSync, write, writeSync } from 'node:fs'
import { isatty } from 'node:tty'

interface LogSink {
  /** One line, with its end. */
  readonly write: (line: string) => void
  /** Lines that were lost since the start. */
  readonly dropped: () => number
  /** Writes what waits, as far as that is possible at once. For the end of the process. */
  readonly flush: () => void
}

/** Takes some lines; `done` is called once, with the error that kept them from being written. */
export interface LineWriter {
  readonly write: (lines: string, done: (error?: unknown) => void) => void
  /** At once or not at all. Absent where nothing is held back. */
  readonly writeNow?: (lines: string) => void
}

const MOST_WAITING_BYTES = 4 * 1024 * 1024
const LINES_PER_WRITE = 500
/** A terminal that was stopped, or a pipe that is full: asked again after this. */
const AGAIN_MS = 50

export function createLogSink(writer: LineWriter, mostBytes = MOST_WAITING_BYTES): LogSink {
  const waiting: string[] = []
  let waitingBytes = 0
  let underWay: { readonly lines: string; readonly count: number } | undefined
  let dropped = 0

  const next = (): void => {
    if (underWay || waiting.length === 0) return
    const some = waiting.splice(0, LINES_PER_WRITE)
    underWay = { lines: some.join(''), count: some.length }
    send()
  }
  const send = (): void => {
    const sent = underWay
    if (!sent) return
    try {
      writer.write(sent.lines, error => settled(sent, error))
    } catch (error) {
      settled(sent, error)
    }
  }
  const settled = (sent: NonNullable<typeof underWay>, error: unknown): void => {
    if (underWay !== sent) return
    if ((error as { code?: unknown } | undefined)?.code === 'EAGAIN') {
      setTimeout(send, AGAIN_MS).unref()
      return
    }
    if (error) dropped += sent.count
    underWay = undefined
    waitingBytes -= sent.lines.length
    next()
  }
  return {
    write: line => {
      if (waitingBytes + line.length > mostBytes) {
        dropped++
        return
      }
      waitingBytes += line.length
      waiting.push(line)
      next()
    },
    dropped: () => dropped,
    flush: () => {
      const rest = waiting.splice(0).join('')
      if (!rest) return
      waitingBytes -= rest.length
      try {
        if (writer.writeNow) writer.writeNow(rest)
        else writer.write(rest, () => {})
      } catch {
        // It is the end: nobody can be told.
      }
    },
  }
}

/** Standard output as it is: a pipe, a file or a terminal. */
export function writerOf(fd: 1 | 2): LineWriter {
  const kind = kindOf(fd)
  return kind === 'stream' ? streamWriter(fd === 1 ? process.stdout : process.stderr) : fileWriter(fd, kind)
}

function kindOf(fd: number): 'stream' | 'terminal' | 'file' {
  if (isatty(fd)) return 'terminal'
  try {
    const stat = fstatSync(fd)
    return stat.isFIFO() || stat.isSocket() ? 'stream' : 'file'
  } catch {
    return 'file'
  }
}

/** Node never waits for a pipe: what it does not take stays with the stream. */
function streamWriter(stream: NodeJS.WriteStream): LineWriter {
  // The callback is told as well; the event would end the process.
  stream.on('error', () => {})
  return { write: (lines, done) => void stream.write(lines, done) }
}

/** Written by a thread, since a disk may take its time. A terminal is opened once more, so that it never makes that thread wait. */
function fileWriter(given: number, kind: 'terminal' | 'file'): LineWriter {
  const fd = kind === 'terminal' ? unblocked(given) : given
  return {
    write: (lines, done) => writeAll(fd, Buffer.from(lines), done),
    writeNow: lines => void writeSync(fd, lines),
  }
}

function writeAll(fd: number, bytes: Buffer, done: (error?: unknown) => void): void {
  write(fd, bytes, 0, bytes.length, null, (error, written) => {
    if (error || written === bytes.length) done(error ?? undefined)
    else writeAll(fd, bytes.subarray(written), done)
  })
}

function unblocked(fd: number): number {
  try {
    const again = openSync(
      `/proc/self/fd/${fd}`,
      constants.O_WRONLY | constants.O_APPEND | constants.O_NONBLOCK | constants.O_NOCTTY,
    )
    process.once('exit', () => closeSync(again))
    return again
  } catch {
    return fd
  }
}
