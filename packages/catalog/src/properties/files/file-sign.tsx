// A file in small: a picture of itself, or the sign of a file.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { FileIcon, Icon } from '@sheaf/ui/icon/icon'
import styles from '../cell.module.css'
import { fileKey, type StoredFile } from '../file-words'
import { isPicture } from './file-edits'
import own from './files.module.css'

const THUMBNAIL_PX = 128

export function FileSign({ file }: { readonly file: StoredFile }) {
  const { files } = useBlockHost()
  const source = 'url' in file ? file.url : fileKey(file)
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
