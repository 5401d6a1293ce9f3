// One page of a document, drawn when it comes near the screen and as sharp as the screen is.
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { useEffect, useRef, useState } from 'react'
import type { PdfDocument } from './open-document'

interface PdfPageProps {
  readonly document: PdfDocument
  readonly number: number
  readonly zoom: number
  /** Height by width of the first page, for those not seen yet. */
  readonly usualRatio: number
  readonly t: BlockHost['t']
  readonly onSeen: (number: number, isSeen: boolean) => void
}

const AHEAD = '50% 0px'
/** Beyond this a canvas is larger than a phone can hold. */
const MAX_PIXELS = 16_000_000

export function PdfPage({ document, number, zoom, usualRatio, t, onSeen }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [ratio, setRatio] = useState(usualRatio)
  const [width, setWidth] = useState(0)
  const [text, setText] = useState('')

  useEffect(() => {
    const place = box.current
    const root = place?.parentElement
    if (!place || !root) return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root,
      rootMargin: AHEAD,
    })
    const seen = new IntersectionObserver(([entry]) => onSeen(number, (entry?.intersectionRatio ?? 0) > 0), {
      root,
      threshold: [0, 0.01, 0.5],
    })
    const size = new ResizeObserver(() => setWidth(place.clientWidth))
    for (const observer of [near, seen, size]) observer.observe(place)
    return () => {
      for (const observer of [near, seen, size]) observer.disconnect()
    }
  }, [number, onSeen])

  useEffect(() => {
    const target = canvas.current
    if (!isNear || !target || width === 0) return
    let stop = (): void => {}
    let isOver = false
    const draw = async (): Promise<void> => {
      const page = await document.getPage(number)
      const natural = page.getViewport({ scale: 1 })
      const pixels = Math.min(
        (width / natural.width) * window.devicePixelRatio,
        Math.sqrt(MAX_PIXELS / (natural.width * natural.height)),
      )
      const viewport = page.getViewport({ scale: pixels })
      if (isOver) return
      setRatio(natural.height / natural.width)
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      await task.promise
      // Read out, found and copied: what the picture says.
      const { items } = await page.getTextContent()
      if (!isOver)
        setText(
          items
            .map(item => ('str' in item ? item.str : ''))
            .join(' ')
            .trim(),
        )
    }
    draw().catch((error: unknown) => {
      if (!isOver && !(error instanceof Error && error.name === 'RenderingCancelledException')) setText(String(error))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [document, number, isNear, width])

  return (
    <div ref={box} className="sheaf-pdf-page" style={{ inlineSize: `${100 * zoom}%`, aspectRatio: `1 / ${ratio}` }}>
      <canvas ref={canvas} role="img" aria-label={`${t('Page {number}', { number })}. ${text}`} />
    </div>
  )
}
