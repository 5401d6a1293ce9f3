// A few panels in one place, one seen at a time.
import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'

type TabsProps = {
  /** Spoken name of the row of tabs. */
  label: string
  /** Which is seen, where that is not only for the person to say. */
  value?: string
  onValueChange?: (value: string) => void
  tabs: readonly { readonly value: string; readonly label: string; readonly panel: ReactNode }[]
}

export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
      onValueChange={chosen => onValueChange?.(chosen as string)}
    >
      <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map(tab => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(tab => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
