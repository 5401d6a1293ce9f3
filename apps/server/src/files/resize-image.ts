// Pictures in another width and format. What a file unpacks to is limited before it is unpacked, the time is limited, and only two
// are made at once: the rest of the server has to go on.
import { serverLimits } from '@sheaf/core/server-limits'

const imageFormats = ['avif', 'webp'] as const
type ImageFormat = (typeof imageFormats)[number]

/** The best that a browser says it shows. */
export const formatFor = (accept: string | undefined): ImageFormat =>
  /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'

/** Types that can be unpacked safely here. Others are shown as they are, or not at all. */
export const isResizable = (type: string): boolean => /^image\/(?:png|apng|jpeg|gif|webp|avif|tiff)$/.test(type)

const AT_ONCE = 2
const TIMEOUT_S = 20
let running = 0
const waiting: (() => void)[] = []

/** Never wider than the picture is; turned as its camera was held. Null when it cannot be read or is too large. */
export async function resizeImage(
  bytes: Buffer,
  width: number,
  format: ImageFormat,
): Promise<{ bytes: Buffer; format: ImageFormat } | null> {
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    return await resized(bytes, width, format)
  } catch {
    return null
  } finally {
    running--
    waiting.shift()?.()
  }
}

async function resized(
  bytes: Buffer,
  width: number,
  format: ImageFormat,
): Promise<{ bytes: Buffer; format: ImageFormat }> {
  const { default: sharp } = await import('sharp')
  const guard = { limitInputPixels: serverLimits.maxImagePixels, failOn: 'error', sequentialRead: true } as const
  const { pages = 1 } = await sharp(bytes, guard).metadata()
  const isMoving = pages > 1
  const picture = sharp(bytes, { ...guard, animated: isMoving })
    .timeout({ seconds: TIMEOUT_S })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  // Only one of the two formats moves.
  if (isMoving || format === 'webp')
    return { bytes: await picture.webp({ quality: 80, effort: 3 }).toBuffer(), format: 'webp' }
  return { bytes: await picture.avif({ quality: 55, effort: 2 }).toBuffer(), format: 'avif' }
}
