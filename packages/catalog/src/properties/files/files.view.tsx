// Files by small pictures and names; a press opens one.

import type { PropertyView, ShowProps } from '@sheaf/database/contract/database'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import styles from '../cell.module.css'
import { CellChips } from '../cell-line'
import { isPicture } from '../file-edits'
import own from '../file-list.module.css'
import { FileSign } from '../file-sign'
import { fileKey, readFiles } from '../file-words'
import { FilesEdit } from './files-edit'

function Show({ value, property, place }: ShowProps) {
  const { t, files } = useBlockHost()
  const all = readFiles(value)
  if (all.length === 0) return null
  return (
    <CellChips property={property} place={place}>
      {all.map(file => {
        const isSmall = isPicture(file) && place !== 'page'
        return (
          <a
            key={fileKey(file)}
            className={`${styles.chip} ${styles.press} ${own.file}`}
            href={files.urlOf('url' in file ? file.url : fileKey(file))}
            target="_blank"
            rel="noreferrer"
            tabIndex={place === 'page' ? 0 : -1}
            aria-label={t('Open “{name}”', { name: file.name })}
            title={file.name}
            onPointerDown={event => event.stopPropagation()}
            onClick={event => event.stopPropagation()}
          >
            <FileSign file={file} />
            {!isSmall && <bdi className={styles.name}>{file.name}</bdi>}
          </a>
        )
      })}
    </CellChips>
  )
}

export const filesView: PropertyView = { type: 'files', Show, edit: 'popover', Edit: FilesEdit }
