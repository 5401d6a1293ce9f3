// The formula of an equation in a line, with what it looks like while it is written.
import { drawMath } from '@sheaf/editor/math/math'
import { Button } from '@sheaf/ui/button/button'
import { TextArea } from '@sheaf/ui/field/text-area'
import { Floating } from '@sheaf/ui/floating/floating'
import { useBeforePageGoes } from '@sheaf/ui/page-leave/page-leave'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/t'
import styles from './embed-popover.module.css'
import type { Finish } from './finish'

interface EquationPopoverProps {
  readonly dom: HTMLElement
  readonly formula: string
  readonly onFinish: Finish
}

export function EquationPopover({ dom, formula, onFinish }: EquationPopoverProps) {
  const [text, setText] = useState(formula)
  const [wrong, setWrong] = useState<string | null>(null)
  const problem = text.trim() === '' ? null : wrong
  const preview = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const into = preview.current
    if (!into) return
    let isHere = true
    if (text.trim() === '') {
      into.replaceChildren()
      return
    }
    void drawMath(into, text).then(found => isHere && setWrong(found))
    return () => {
      isHere = false
    }
  }, [text])
  const done = (): void => {
    const written = text.trim()
    if (written === '') onFinish(null)
    else onFinish(written === formula ? undefined : { k: 'e', v: [written] })
  }
  useBeforePageGoes(done)
  const cancel = (): void => onFinish(formula === '' ? null : undefined)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) done()
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating anchor={dom} takesFocus label={t('Equation')} onClose={done}>
      <div className={styles.equation} onKeyDown={onKeyDown}>
        <TextArea
          label={t('Formula')}
          labelHidden
          placeholder={String.raw`E = mc^2`}
          className={styles.formula}
          value={text}
          rows={2}
          spellCheck={false}
          dir="ltr"
          error={problem ?? undefined}
          onChange={event => setText(event.target.value)}
        />
        <div ref={preview} className={styles.preview} dir="ltr" aria-hidden="true" hidden={problem !== null} />
        <div className={styles.foot}>
          <Button size="small" variant="primary" onClick={done}>
            {t('Done')}
          </Button>
        </div>
      </div>
    </Floating>
  )
}
