// The text of a block that somebody else deleted while this person was writing in it. It can be edited here until the person
// restores or discards it.
import { restoreLostText } from '@sheaf/editor/commands/restore-lost-text'
import { isIn, type LostBlock } from '@sheaf/editor/lost-block'
import { Button } from '@sheaf/ui/button/button'
import { TextArea } from '@sheaf/ui/field/text-area'
import { Floating } from '@sheaf/ui/floating/floating'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useDerived } from '../../data/hooks'
import type { PageEditing } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import styles from './lost-text.module.css'

interface LostTextProps {
  readonly editing: PageEditing
  readonly lost: LostBlock
}

export function LostText({ editing, lost }: LostTextProps) {
  const [words, setWords] = useState(lost.words)
  const hasBegun = useRef(false)
  // Where the caret went: beside the place that the words were at.
  const [anchor] = useState(() => {
    const { head } = editing.editor.core.state.selection
    return editing.editor.inline.anchorOf(head, head)
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const isBack = useDerived(replica => isIn(replica, lost.id, editing.pageId), Object.is)
  const keep = (): void => {
    const caret = hasBegun.current ? field.current?.selectionStart : lost.offset
    if (editing.editor.blocks.run(restoreLostText(lost, words, caret))) editing.found(lost)
  }
  // The block was restored: if the person is still typing here, they continue in the block. Otherwise they decide.
  useEffect(() => {
    if (!isBack) return
    if (!hasBegun.current || field.current === document.activeElement) keep()
    else if (words === lost.words) editing.found(lost, false)
  })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep()
    // The words stay until it is decided; only the caret goes back to the page.
    else if (event.key === 'Escape') editing.editor.inline.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Floating anchor={anchor} takesFocus label={t('Someone else deleted this block')} onClose={() => {}}>
      <div className={styles.card} onKeyDown={onKeyDown}>
        <p className={styles.news}>{t('Someone else deleted this block')}</p>
        <TextArea
          ref={field}
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
          <Button size="small" variant="quiet" onClick={() => editing.found(lost)}>
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
