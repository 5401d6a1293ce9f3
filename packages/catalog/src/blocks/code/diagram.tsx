// The drawing of a diagram. Mermaid is loaded with the first one; it draws in its strictest form, and what it drew is cleaned of
// everything that leads somewhere before it is shown.
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { useTheme } from '@sheaf/ui/theme/theme'
import { useEffect, useRef, useState } from 'react'
import { forbiddenLine, MOST_CHARACTERS } from './diagram-source'
import { drawDiagram, showDrawing } from './draw-diagram'

const PAUSE_MS = 300

export function Diagram({ source }: { readonly source: string }) {
  const { t } = useBlockHost()
  const { shown: theme } = useTheme()
  const place = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    let isStale = false
    const refuse = (words: string): void => {
      if (isStale) return
      setFault(words)
      setIsDrawn(false)
      if (place.current) showDrawing(place.current, null)
    }
    const draw = async (): Promise<void> => {
      const forbidden = forbiddenLine(source)
      if (source.trim() === '') return refuse('')
      if (source.length > MOST_CHARACTERS) return refuse(t('This diagram is too long'))
      if (forbidden !== null)
        return refuse(t('Diagrams can’t contain links, images, or actions. Remove line {line}.', { line: forbidden }))
      try {
        const drawing = await drawDiagram(source, theme)
        if (isStale || !place.current) return
        showDrawing(place.current, drawing)
        setFault(null)
        setIsDrawn(true)
      } catch (error) {
        refuse(
          t('Can’t draw this diagram: {reason}', {
            reason: error instanceof Error ? error.message : String(error),
          }),
        )
      }
    }
    const timer = setTimeout(() => void draw(), PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [source, theme, t])

  return (
    <div className="sheaf-diagram">
      <div
        ref={place}
        className="sheaf-diagram-drawing"
        role={isDrawn ? 'img' : undefined}
        aria-label={isDrawn ? t('Diagram') : undefined}
        hidden={fault !== null}
      />
      {fault !== null && (
        <p className="sheaf-diagram-error" role="status">
          {fault || t('Write Mermaid code to see a diagram here')}
        </p>
      )}
    </div>
  )
}
