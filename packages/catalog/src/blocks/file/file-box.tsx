// A file as a row: what it is called, how large it is, and a press to have it.
import './file.css'
import { readAttachment } from '@sheaf/core/files/attachment'
import { fileSize } from '@sheaf/core/files/file-size'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { FileIcon, Icon, PaperclipIcon } from '@sheaf/ui/icon/icon'
import { askForFile } from '../../media/ask-for-file'
import { nameOfSource, plainField } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { useMedia } from '../../media/use-media'

export function FileBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { source, host, block } = media
  const { t } = host
  const isOurs = readAttachment(source) !== null
  return (
    <MediaFrame
      media={media}
      isFile
      resize={null}
      ask={askForFile(media, {
        title: t('Add a file'),
        icon: PaperclipIcon,
        accept: '',
        linkLabel: t('File link'),
        linkProblem: t('Paste a link, such as https://example.com/report.docx'),
      })}
    >
      <a
        className="sheaf-file"
        href={host.files.urlOf(source, { download: true })}
        {...(isOurs ? { download: nameOfSource(source) } : { target: '_blank', rel: 'noopener noreferrer' })}
      >
        <Icon of={FileIcon} size={20} />
        <span className="sheaf-file-name" dir="auto">
          {nameOfSource(source)}
        </span>
        <span className="sheaf-media-detail">{sizeWords(plainField(block?.properties, 'size'), host.locale)}</span>
      </a>
    </MediaFrame>
  )
}
/** Kept as a number of bytes, or as others wrote it. */
const sizeWords = (kept: string, locale: string): string => (/^\d+$/.test(kept) ? fileSize(Number(kept), locale) : kept)
