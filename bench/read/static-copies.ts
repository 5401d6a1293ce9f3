// Answers as files of the web app, packed just as they were answered: the server sends the same bytes without any work of its own. It lists
// its files when it starts.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpacked } from './kinds'
import type { Outcome } from './load'

const built = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const endings: Readonly<Record<string, string>> = { gzip: '.gz', br: '.br' }

export class StaticCopies {
  readonly folder = mkdtempSync(join(tmpdir(), 'sheaf-static-'))

  constructor() {
    cpSync(built, this.folder, { recursive: true })
  }
  /** Gives its path on the server. */
  add(name: string, { sample }: Outcome): string {
    const bytes = Buffer.from(sample.base64, 'base64')
    const coding = sample.headers['content-encoding'] ?? 'identity'
    const file = `bench-${name.replaceAll(/\W+/g, '-')}.json`
    writeFileSync(join(this.folder, file), unpacked(bytes, coding))
    const ending = endings[coding]
    if (ending) writeFileSync(join(this.folder, file + ending), bytes)
    return `/_assets/${file}`
  }
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
