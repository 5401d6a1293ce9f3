// Where things stand in an export: a page is a file, and what is in it stands in a folder of the same name beside it.
import { posix } from 'node:path'
import { fileName } from '@sheaf/core/files/attachment'

export class ExportPaths {
  private readonly taken = new Set<string>()

  /** A path that nothing else has, in a folder ('' is the top); disks do not tell large letters from small ones. */
  place(folder: string, name: string, ending = ''): string {
    const clean = fileName(name).replace(/[. ]+$/, '') || 'file'
    for (let n = 1; ; n++) {
      const path = posix.join(folder, `${clean}${n > 1 ? ` ${n}` : ''}${ending}`)
      const key = path.toLowerCase()
      if (this.taken.has(key)) continue
      this.taken.add(key)
      return path
    }
  }
}

/** As a link from one file to another. */
export const linkBetween = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/')
