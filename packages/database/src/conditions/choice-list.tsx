// Options, people or rows as a list to tick, with a search where they are many.

import { colorVariables } from '@sheaf/editor/colors/content-color'
import { useBlockHost } from '@sheaf/editor/host/block-host'
import { Field } from '@sheaf/ui/field/field'
import { Icon, SearchIcon } from '@sheaf/ui/icon/icon'
import { useState } from 'react'
import styles from './choice-list.module.css'
import type { Choice } from './use-choices'

interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** Where the choices are found elsewhere, by words. */
  readonly search?: { readonly words: string; readonly onSearch: (words: string) => void }
}
/** More than these are searched. */
const MANY = 8

const painted = (color: string): { readonly background: string; readonly color: string } => {
  const { '--own-background': background, '--own-text': ink } = colorVariables(color)
  return { background, color: ink }
}

export function ChoiceList({ label, choices, chosen, onChange, search }: ChoiceListProps) {
  const { t } = useBlockHost()
  const [own, setOwn] = useState('')
  const { words, onSearch } = search ?? { words: own, onSearch: setOwn }
  const wanted = search ? '' : words.trim().toLocaleLowerCase()
  const found = choices.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <div className={styles.box}>
      {(search || choices.length > MANY) && (
        <Field
          label={t('Search')}
          labelHidden
          placeholder={t('Search')}
          icon={<Icon of={SearchIcon} />}
          value={words}
          onChange={event => onSearch(event.currentTarget.value)}
        />
      )}
      <div className={styles.list} role="group" aria-label={label}>
        {found.map(({ id, name, color }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={event =>
                onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter(one => one !== id))
              }
            />
            <span
              className={styles.name}
              dir="auto"
              data-colored={color && color !== 'default' ? '' : undefined}
              style={color ? painted(color) : undefined}
            >
              {name || t('Untitled')}
            </span>
          </label>
        ))}
        {found.length === 0 && <p className={styles.none}>{t('No options')}</p>}
      </div>
    </div>
  )
}
