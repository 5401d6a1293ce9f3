// A document with its pages one under another: which one is seen, and how large.
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { IconButton } from '@sheaf/ui/button/button'
import { ChevronDownIcon, ChevronUpIcon, Icon } from '@sheaf/ui/icon/icon'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useZoom, ZoomButtons } from '../../media/zoom'
import { openDocument, type PdfDocument } from './open-document'
import { PdfPage } from './pdf-page'

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const

interface PdfReaderProps {
  readonly url: string
  readonly name: string
  readonly host: BlockHost
}

export function PdfReader({ url, name, host }: PdfReaderProps) {
  const { t } = host
  // Another document is another reader: see the key where this is drawn.
  const state = useDocument(url)
  if (state === 'failed')
    return (
      <p className="sheaf-media-row">
        {t('Can’t show this PDF. It may be damaged, locked, or deleted. Try downloading it.')}
      </p>
    )
  if (state === null) return <div className="sheaf-pdf-pages" aria-busy="true" />
  return <Pages document={state.document} ratio={state.ratio} name={name} host={host} />
}

interface Read {
  readonly document: PdfDocument
  readonly ratio: number
}

function useDocument(url: string): Read | 'failed' | null {
  const [read, setRead] = useState<Read | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    let close = (): void => {}
    const open = async (): Promise<void> => {
      const opened = await openDocument(url)
      close = opened.close
      const document = await opened.document
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      if (!isOver) setRead({ document, ratio: height / width })
    }
    open().catch(() => {
      if (!isOver) setRead('failed')
    })
    return () => {
      isOver = true
      close()
    }
  }, [url])
  return read
}

function Pages({ document, ratio, name, host }: Read & Pick<PdfReaderProps, 'name' | 'host'>) {
  const { t } = host
  const pages = useRef<HTMLDivElement>(null)
  const zoom = useZoom(zooms, 2)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([1]))
  const count = document.numPages
  const at = Math.min(...seen, count)
  const onSeen = useCallback(
    (number: number, isSeen: boolean) =>
      setSeen(before => {
        if (before.has(number) === isSeen) return before
        const after = new Set(before)
        if (isSeen) after.add(number)
        else after.delete(number)
        return after
      }),
    [],
  )
  const go = (number: number): void => {
    const page = pages.current?.children[number - 1] as HTMLElement | undefined
    if (page && pages.current) pages.current.scrollTop = page.offsetTop
  }
  return (
    <div className="sheaf-pdf" data-control>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <div ref={pages} className="sheaf-pdf-pages" role="region" aria-label={name} tabIndex={0}>
        {Array.from({ length: count }, (_, i) => (
          <PdfPage
            key={i + 1}
            document={document}
            number={i + 1}
            zoom={zoom.factor}
            usualRatio={ratio}
            t={t}
            onSeen={onSeen}
          />
        ))}
      </div>
      {/* At the ends buttons are only said to be off: one that is disabled would drop the focus. */}
      <div className="sheaf-pdf-bar" role="toolbar" aria-label={t('{name} pages', { name })}>
        <IconButton
          label={t('Previous page')}
          icon={<Icon of={ChevronUpIcon} />}
          aria-disabled={at <= 1}
          onClick={() => go(at - 1)}
        />
        <IconButton
          label={t('Next page')}
          icon={<Icon of={ChevronDownIcon} />}
          aria-disabled={at >= count}
          onClick={() => go(at + 1)}
        />
        <span role="status">{t('Page {number} of {count}', { number: at, count })}</span>
        <ZoomButtons zoom={zoom} t={t} />
      </div>
    </div>
  )
}
