// All emoji in a grid: searched by name, moved in by arrow keys while the focus stays in the field.
import { Field } from '@sheaf/ui/field/field'
import { useKeyWait } from '@sheaf/ui/held-keys/use-key-wait'
import { Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { t } from '../../i18n/t'
import { type Emoji, emojiFor, toned } from './emoji-data'
import { keepTone, keptTone, recentEmoji } from './emoji-kept'
import styles from './emoji-picker.module.css'
import { useEmoji } from './use-emoji'

const COLUMNS = 9
const MOST_FOUND = 180
/** Recent ones come before the groups. */
const RECENT = -1

interface EmojiPickerProps {
  readonly onChoose: (emoji: string) => void
  /** Shown as a button where there is something to take away. */
  readonly onRemove?: (() => void) | undefined
}
interface Section {
  readonly id: number
  readonly label: string
  readonly emoji: readonly Emoji[]
}

export function EmojiPicker({ onChoose, onRemove }: EmojiPickerProps) {
  const id = useId()
  const data = useEmoji()
  const [query, setQuery] = useState('')
  const [tone, setTone] = useState(keptTone)
  const [active, setActive] = useState(0)
  const sections = useMemo((): readonly Section[] => {
    if (!data) return []
    if (query.trim() !== '') {
      const found = emojiFor(data, query).slice(0, MOST_FOUND)
      return found.length > 0 ? [{ id: 0, label: t('Results'), emoji: found }] : []
    }
    const recent = recentEmoji()
      .list()
      .flatMap(used => data.all.find(one => one.id === used) ?? [])
    return [...(recent.length > 0 ? [{ id: RECENT, label: t('Recent'), emoji: recent }] : []), ...data.groups]
  }, [data, query])
  const flat = useMemo(
    () => sections.flatMap(section => section.emoji.map(emoji => ({ section: section.id, emoji }))),
    [sections],
  )
  const place = Math.min(active, Math.max(0, flat.length - 1))
  const field = useRef<HTMLInputElement>(null)
  // The search field is focused at once.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const cellId = (index: number): string => `${id}-${index}`

  useEffect(() => {
    // Browsers return a promise by now, which an effect must not.
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, place])

  // Enter and the arrows wait for what they choose from.
  const waitWith = useKeyWait(!data)

  const choose = (emoji: Emoji): void => {
    recentEmoji().used(emoji.id)
    onChoose(toned(emoji, tone))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRightToLeft = document.documentElement.dir === 'rtl'
    const steps: Record<string, number> = {
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    }
    const step = steps[event.key]
    if (!data && (step !== undefined || event.key === 'Enter')) return waitWith(event)
    const chosen = flat[place]
    // Left and right are the field's as long as there is something in it to move through.
    if (step === undefined || (Math.abs(step) === 1 && query !== '' && !event.altKey)) {
      if (event.key !== 'Enter' || !chosen) return
      event.preventDefault()
      choose(chosen.emoji)
      return
    }
    event.preventDefault()
    setActive(Math.min(flat.length - 1, Math.max(0, place + step)))
  }

  let index = 0
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <Field
          ref={field}
          label={t('Search emoji')}
          labelHidden
          placeholder={t('Search emoji')}
          icon={<Icon of={SearchIcon} />}
          value={query}
          autoComplete="off"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={flat.length > 0 ? cellId(place) : undefined}
          onChange={event => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Tones
          tone={tone}
          onTone={next => {
            keepTone(next)
            setTone(next)
          }}
        />
        {onRemove && (
          <button type="button" className={styles.remove} onClick={onRemove}>
            {t('Remove')}
          </button>
        )}
      </div>
      <div id={id} role="listbox" aria-label={t('Emoji')} className={styles.grid}>
        {sections.map(section => (
          <div key={section.id} role="group" aria-label={section.label} className={styles.section}>
            <div className={styles.label} aria-hidden="true">
              {section.label}
            </div>
            <div className={styles.cells}>
              {section.emoji.map(emoji => {
                const own = index++
                return (
                  <div
                    key={emoji.id}
                    id={cellId(own)}
                    role="option"
                    aria-selected={own === place}
                    data-active={own === place ? '' : undefined}
                    aria-label={emoji.label}
                    title={emoji.label}
                    className={styles.cell}
                    onMouseDown={event => event.preventDefault()}
                    onClick={() => choose(emoji)}
                  >
                    {toned(emoji, tone)}
                  </div>
                )
              })}
            </div>
          </div>
        ))}
        {sections.length === 0 && <p className={styles.nothing}>{data ? t('No results') : t('Loading…')}</p>}
      </div>
    </div>
  )
}

function Tones({ tone, onTone }: { readonly tone: number; readonly onTone: (tone: number) => void }) {
  const toneSamples = ['✋', '✋🏻', '✋🏼', '✋🏽', '✋🏾', '✋🏿']
  return (
    <button
      type="button"
      className={styles.tone}
      aria-label={t('Skin tone {number} of {count}', { number: tone + 1, count: toneSamples.length })}
      title={t('Skin tone')}
      onClick={() => onTone((tone + 1) % toneSamples.length)}
    >
      {toneSamples[tone]}
    </button>
  )
}
