// The addresses of files, for both ends. On the app's own origin a file lies under /signed/ and an image in a width under /image/;
// the files origin, where there is one, has the same file under /f/ for requests with a signature.
import { isWebUrl } from '../links/safe-link'
import { type Attachment, readAttachment } from './attachment'

export const UPLOAD_PATH = '/api/v3/upload'
export const SIGNED_PATH = '/signed'
export const FILES_PATH = '/f'
export const IMAGE_PATH = '/image'
/** Images of other hosts, fetched by us: a reader's browser never talks to the host of a picture. */
export const EXTERNAL_IMAGE_PATH = '/image/external'

/** The widths in which images are kept: few, or everyone's own window would be a picture of its own on the server's disk. */
export const imageWidths = [64, 128, 256, 384, 640, 828, 1080, 1440, 1920, 2560, 3840] as const

/** The smallest of them that is at least as wide. */
export const imageWidth = (wanted: number): number => imageWidths.find(width => width >= wanted) ?? imageWidths[10]

const tail = ({ fileId, name }: Attachment): string => `${fileId}/${encodeURIComponent(name)}`

export const filePath = (file: Attachment, download = false): string =>
  `${SIGNED_PATH}/${tail(file)}${download ? '?download=1' : ''}`
export const publicFilePath = (file: Attachment): string => `${FILES_PATH}/${tail(file)}`
export const imagePath = (file: Attachment, width: number): string =>
  `${IMAGE_PATH}/${tail(file)}?width=${imageWidth(width)}`

/** Where a picture is read that somebody points to: a file of ours, or another host's by way of our server. Null: it is no picture's. */
export function imageAddress(source: string, width: number): string | null {
  const own = readAttachment(source)
  if (own) return imagePath(own, width)
  return isWebUrl(source) ? `${EXTERNAL_IMAGE_PATH}?url=${encodeURIComponent(source)}&width=${imageWidth(width)}` : null
}
