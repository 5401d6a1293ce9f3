// A file in small: a picture of itself, or the sign of a file.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { FileIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from './cell.module.css'
import { isPicture } from './file-edits'
import own from './file-list.module.css'
import { fileKey, type StoredFile } from './file-words'

const THUMBNAIL_PX = 128

interface FileSignProps {
  readonly file: StoredFile
  /** Where it is read instead, while it is on this device alone. */
  readonly source?: string | undefined
}

export function FileSign({ file, source = 'url' in file ? file.url : fileKey(file) }: FileSignProps) {
  const { files } = useBlockHost()
  if (!isPicture(file))
    return (
      <span className={`${styles.sign} ${styles.quiet}`}>
        <Icon of={FileIcon} />
      </span>
    )
  return (
    <img
      className={own.thumbnail}
      src={files.urlOf(source, { width: THUMBNAIL_PX })}
      alt=""
      loading="lazy"
      draggable={false}
      referrerPolicy="no-referrer"
    />
  )
}
