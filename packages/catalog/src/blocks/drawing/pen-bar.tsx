// What the pen draws with.

import { paletteNames } from '@sheaf/editor/colors/content-color'
import type { BlockHost } from '@sheaf/editor/host/block-host'
import { Button, IconButton } from '@sheaf/ui/button/button'
import { EraserIcon, Icon, RedoIcon, TrashIcon, UndoIcon } from '@sheaf/ui/icon/icon'
import { type Ink, inks, penWidths } from './strokes'
import type { Pen, usePen } from './use-pen'

interface PenBarProps {
  readonly host: BlockHost
  readonly pen: Pen
  readonly setPen: (pen: Pen) => void
  readonly strokeInput: ReturnType<typeof usePen>
  readonly onDone: () => void
}

export function PenBar({ host, pen, setPen, strokeInput, onDone }: PenBarProps) {
  const { t } = host
  const inkNames: Readonly<Record<Ink, string>> = { default: t('Default color'), ...paletteNames(t) }
  const widthNames = [t('Thin pen'), t('Medium pen'), t('Thick pen')]
  return (
    <div className="sheaf-pen-bar" role="toolbar" aria-label={t('Pen')}>
      <span className="sheaf-pen-group">
        {penWidths.map((width, i) => (
          <button
            key={width}
            type="button"
            className="sheaf-pen-choice"
            aria-label={widthNames[i]}
            aria-pressed={!pen.isEraser && pen.width === width}
            onClick={() => setPen({ ...pen, width, isEraser: false })}
          >
            <span className="sheaf-pen-dot" data-size={i} />
          </button>
        ))}
        <button
          type="button"
          className="sheaf-pen-choice"
          aria-label={t('Eraser')}
          aria-pressed={pen.isEraser}
          onClick={() => setPen({ ...pen, isEraser: true })}
        >
          <Icon of={EraserIcon} />
        </button>
      </span>
      <span className="sheaf-pen-group">
        {inks.map(ink => (
          <button
            key={ink}
            type="button"
            className="sheaf-pen-choice"
            aria-label={inkNames[ink]}
            aria-pressed={!pen.isEraser && pen.ink === ink}
            onClick={() => setPen({ ...pen, ink, isEraser: false })}
          >
            <span className="sheaf-pen-ink" data-ink={ink} />
          </button>
        ))}
      </span>
      <span className="sheaf-pen-group">
        <IconButton
          label={t('Undo stroke')}
          icon={<Icon of={UndoIcon} />}
          aria-disabled={!strokeInput.canUndo}
          onClick={strokeInput.undo}
        />
        <IconButton
          label={t('Redo stroke')}
          icon={<Icon of={RedoIcon} />}
          aria-disabled={!strokeInput.canRedo}
          onClick={strokeInput.redo}
        />
        <IconButton label={t('Clear drawing')} icon={<Icon of={TrashIcon} />} onClick={strokeInput.clear} />
        <Button size="small" onClick={onDone}>
          {t('Done')}
        </Button>
      </span>
    </div>
  )
}
