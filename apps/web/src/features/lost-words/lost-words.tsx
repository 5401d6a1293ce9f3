// The words of a block that somebody else deleted while this person was writing in it. They can be written on here, until it is
// decided whether they come back.
import { keepWords } from '@sheaf/editor/commands/keep-words'
import type { LostBlock } from '@sheaf/editor/lost-block'
import { Button } from '@sheaf/ui/button/button'
import { TextArea } from '@sheaf/ui/field/text-area'
import { Floating } from '@sheaf/ui/floating/floating'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PageStage } from '../../editing/page-stage'
import { t } from '../../i18n/t'
import styles from './lost-words.module.css'

interface LostWordsProps {
  readonly stage: PageStage
  readonly lost: LostBlock
}

export function LostWords({ stage, lost }: LostWordsProps) {
  const [words, setWords] = useState(lost.words)
  const hasBegun = useRef(false)
  // Where the caret went: beside the place that the words were at.
  const [anchor] = useState(() => {
    const { head } = stage.editor.core.state.selection
    return stage.editor.inline.anchorOf(head, head)
  })
  const keep = (): void => {
    if (stage.editor.blocks.run(keepWords(lost, words))) stage.found(lost)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep()
    // The words stay until it is decided; only the caret goes back to the page.
    else if (event.key === 'Escape') stage.editor.inline.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating anchor={anchor} takesFocus label={t('Someone else deleted this block')} onClose={() => {}}>
      <div className={styles.card} onKeyDown={onKeyDown}>
        <p className={styles.news}>{t('Someone else deleted this block')}</p>
        <TextArea
          label={t('Your words')}
          labelHidden
          rows={2}
          value={words}
          onFocus={event => {
            // They go on where the caret was.
            if (!hasBegun.current) event.target.setSelectionRange(lost.offset, lost.offset)
            hasBegun.current = true
          }}
          onChange={event => setWords(event.target.value)}
        />
        <div className={styles.foot}>
          <Button size="small" variant="quiet" onClick={() => stage.found(lost)}>
            {t('Discard')}
          </Button>
          <Button size="small" variant="primary" onClick={keep}>
            {t('Keep my words')}
          </Button>
        </div>
      </div>
    </Floating>
  )
}
