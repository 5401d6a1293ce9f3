// A document on the page.
import './pdf.css'
import type { BlockProps } from '@sheaf/editor/views/block-view'
import { FileTextIcon } from '@sheaf/ui/icon/icon'
import { askForFile } from '../../media/ask-for-file'
import { nameOfSource } from '../../media/media-fields'
import { MediaFrame } from '../../media/media-frame'
import { useMedia } from '../../media/use-media'
import { PdfReader } from './pdf-reader'

const LEAST_PX = 200
const USUAL_PX = 480

export function PdfBlock({ id }: BlockProps) {
  const media = useMedia(id)
  const { source, host } = media
  const { t } = host
  return (
    <MediaFrame
      media={media}
      isFile
      resize={{ axis: 'height', least: LEAST_PX, usual: USUAL_PX }}
      ask={askForFile(media, {
        title: t('Add a PDF'),
        icon: FileTextIcon,
        accept: 'application/pdf,.pdf',
        linkLabel: t('PDF link'),
        linkProblem: t('Paste a link, such as https://example.com/paper.pdf'),
      })}
    >
      <PdfReader key={source} url={host.files.urlOf(source)} name={nameOfSource(source)} host={host} />
    </MediaFrame>
  )
}
