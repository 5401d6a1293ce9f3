import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createLogSink, type LineWriter, writerOf } from './log-sink'

const failing = (code: string): Error => Object.assign(new Error(code), { code })

describe('where log lines go', () => {
  it('hands lines over in order, joined where several wait', () => {
    const taken: string[] = []
    let done: () => void = () => {}
    const sink = createLogSink({
      write: (lines, settled) => {
        taken.push(lines)
        done = settled
      },
    })
    for (const line of ['a\n', 'b\n', 'c\n']) sink.write(line)
    expect(taken).toEqual(['a\n'])
    done()
    expect(taken).toEqual(['a\n', 'b\nc\n'])
    expect(sink.dropped()).toBe(0)
  })

  it('drops and counts what a reader who does not read leaves no room for', () => {
    const sink = createLogSink({ write: () => {} }, 10)
    for (let i = 0; i < 10; i++) sink.write('four')
    expect(sink.dropped()).toBe(8)
  })

  it('goes on after a full disk and after a closed pipe, and counts what was lost', () => {
    let trouble: Error | undefined = failing('ENOSPC')
    const taken: string[] = []
    const sink = createLogSink({
      write: (lines, done) => {
        if (!trouble) taken.push(lines)
        done(trouble)
      },
    })
    sink.write('lost\n')
    trouble = failing('EPIPE')
    sink.write('lost too\n')
    trouble = undefined
    sink.write('kept\n')
    expect(sink.dropped()).toBe(2)
    expect(taken).toEqual(['kept\n'])
  })

  it('does not throw what a writer throws', () => {
    const broken: LineWriter = {
      write: () => {
        throw failing('EBADF')
      },
      writeNow: () => {
        throw failing('EBADF')
      },
    }
    const sink = createLogSink(broken)
    sink.write('x\n')
    sink.flush()
    expect(sink.dropped()).toBe(1)
  })

  it('tries again where there was no room for now', async () => {
    const taken: string[] = []
    let isFull = true
    const sink = createLogSink({
      write: (lines, done) => {
        if (!isFull) taken.push(lines)
        done(isFull ? failing('EAGAIN') : undefined)
      },
    })
    sink.write('x\n')
    isFull = false
    await expect.poll(() => taken).toEqual(['x\n'])
    expect(sink.dropped()).toBe(0)
  })

  it('writes to a file, and what waits at the end as well', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'sheaf-log-'))
    const path = join(dir, 'log')
    const fd = openSync(path, 'a')
    try {
      const sink = createLogSink(writerOf(fd as 1))
      sink.write('one\n')
      await expect.poll(() => readFileSync(path, 'utf8')).toBe('one\n')
      sink.write('two\n')
      sink.write('three\n')
      sink.flush()
      await expect.poll(() => readFileSync(path, 'utf8').split('\n').toSorted()).toEqual(['', 'one', 'three', 'two'])
    } finally {
      closeSync(fd)
      rmSync(dir, { recursive: true, force: true })
    }
  })
})
