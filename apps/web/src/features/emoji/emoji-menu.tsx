// The menu of `:`: emoji by their names. A second colon takes the one that is called exactly so.
import { putInline } from '@sheaf/editor/commands/inline-equation'
import type { Trigger } from '@sheaf/editor/input/trigger'
import { useEffect, useEffectEvent } from 'react'
import { CaretMenu } from '../../editing/caret-menu'
import type { PageEditing } from '../../editing/page-editing'
import { t } from '../../i18n/t'
import { type Emoji, emojiFor, toned } from './emoji-data'
import { keptTone, recentEmoji } from './emoji-kept'
import { useEmoji } from './use-emoji'

const MOST = 24

interface EmojiMenuProps {
  readonly editing: PageEditing
  readonly trigger: Trigger
}

export function EmojiMenu({ editing, trigger }: EmojiMenuProps) {
  const data = useEmoji()
  const tone = keptTone()
  const isEnded = trigger.query.endsWith(':')
  const query = trigger.query.replace(/:$/, '')
  const found = data ? emojiFor(data, query).slice(0, MOST) : []
  const options = found.map(emoji => ({
    id: emoji.id,
    label: emoji.label,
    icon: toned(emoji, tone),
    hint: emoji.shortcodes[0] && `:${emoji.shortcodes[0]}:`,
    emoji,
  }))
  const put = (emoji: Emoji): void => {
    editing.editor.inline.closeMenu()
    recentEmoji().used(emoji.id)
    putInline(trigger.span, toned(emoji, tone))(editing.editor.core)
  }
  const onEnded = useEffectEvent(() => {
    const exact = data?.all.find(emoji => emoji.shortcodes.includes(query))
    if (exact) put(exact)
    else editing.editor.inline.closeMenu()
  })
  const isReady = data !== null
  useEffect(() => {
    if (isEnded && isReady) onEnded()
  }, [isEnded, isReady])
  return (
    <CaretMenu
      editing={editing}
      trigger={trigger}
      label={t('Emoji')}
      groups={options.length > 0 ? [{ label: t('Emoji'), options }] : []}
      isLoading={!isReady}
      onChoose={option => put(option.emoji)}
    />
  )
}
