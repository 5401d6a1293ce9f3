// A menu at the caret: options found by what is typed, chosen by keys while the focus stays in the text.
import type { InlineController } from '@sheaf/editor/input/inline-controller'
import type { Trigger } from '@sheaf/editor/input/trigger'
import { Floating } from '@sheaf/ui/floating/floating'
import { holdKeys, type KeyHold } from '@sheaf/ui/held-keys/held-keys'
import { optionId } from '@sheaf/ui/suggest-list/active-option'
import { type Suggestion, type SuggestionGroup, SuggestList } from '@sheaf/ui/suggest-list/suggest-list'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { t } from '../i18n/t'
import type { PageEditing } from './page-editing'

/** What a menu needs of the text that it is open in. */
export interface CaretMenuHost extends Pick<PageEditing, 'takeMenuKeys'> {
  readonly editor: {
    readonly inline: Pick<InlineController, 'closeMenu' | 'setActiveOption'>
  }
}

/** Letters that may be typed on after nothing was found any more. */
const PATIENCE = 3

interface CaretMenuProps<S extends Suggestion> {
  readonly editing: CaretMenuHost
  readonly trigger: Trigger
  readonly label: string
  readonly groups: readonly SuggestionGroup<S>[]
  /** Options are still on their way: nothing found does not mean that there is nothing. */
  readonly isLoading?: boolean
  /** What was typed is still being asked for: a choice waits for the answer. */
  readonly isAsking?: boolean
  readonly onChoose: (option: S) => void
}

export function CaretMenu<S extends Suggestion>({
  editing,
  trigger,
  label,
  groups,
  isLoading,
  isAsking = false,
  onChoose,
}: CaretMenuProps<S>) {
  const id = useId()
  const options = groups.flatMap(group => group.options)
  const [picked, setPicked] = useState<{ readonly query: string; readonly option: string } | null>(null)
  const isPicked = picked?.query === trigger.query && options.some(option => option.id === picked.option)
  const active = isPicked ? picked.option : (options[0]?.id ?? null)
  const setActive = (option: string): void => setPicked({ query: trigger.query, option })
  const awaiting = useRef<KeyHold | null>(null)
  const emptyAt = useRef<number | null>(null)
  const { inline } = editing.editor

  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const place = options.findIndex(option => option.id === active)
    const go = (to: number): true => {
      const next = options[(to + options.length) % options.length]
      if (next) setActive(next.id)
      return true
    }
    const chosen = options[place]
    switch (event.key) {
      case 'ArrowDown':
        return options.length > 0 && go(place + 1)
      case 'ArrowUp':
        return options.length > 0 && go(place - 1)
      case 'PageDown':
        return options.length > 0 && go(Math.min(place + 8, options.length - 1))
      case 'PageUp':
        return options.length > 0 && go(Math.max(place - 8, 0))
      default:
        // An option reached with the arrow keys is the one that is meant.
        if ((isAsking || (isLoading && !chosen)) && !isPicked) {
          awaiting.current ??= holdKeys({ onCancel: () => inline.closeMenu(), onGone: () => inline.closeMenu() })
          return true
        }
        if (!chosen) {
          inline.closeMenu()
          return false
        }
        onChoose(chosen)
        return true
    }
  })
  const chooseAwaited = useEffectEvent(() => {
    if (!awaiting.current) return
    const first = options.find(option => option.id === active)
    if (first) onChoose(first)
    awaiting.current?.end()
    awaiting.current = null
  })
  useEffect(() => () => awaiting.current?.end(), [])
  const isAnswered = !isAsking && !isLoading
  useEffect(() => {
    if (isAnswered) chooseAwaited()
  }, [isAnswered])
  useEffect(() => editing.takeMenuKeys(event => onKey(event)), [editing])
  useEffect(() => {
    inline.setActiveOption(id, active && optionId(id, active))
  }, [inline, id, active])
  useEffect(() => () => inline.setActiveOption(null, null), [inline])
  useEffect(() => {
    if (options.length > 0 || isLoading) emptyAt.current = null
    else {
      emptyAt.current ??= trigger.query.length
      if (trigger.query.length >= emptyAt.current + PATIENCE) inline.closeMenu()
    }
  }, [inline, options.length, trigger.query, isLoading])

  return (
    <Floating anchor={trigger.anchor} onClose={() => inline.closeMenu()}>
      <SuggestList
        id={id}
        label={label}
        groups={groups}
        active={active}
        onActive={setActive}
        onChoose={onChoose}
        empty={isLoading ? t('Loading…') : t('No results')}
      />
    </Floating>
  )
}
