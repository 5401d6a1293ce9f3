// The language, the place and the keys of the person's settings, as soon as they are known and whenever they change, on whichever device.
import { whenIdle } from '@sheaf/ui/on-demand/when-idle'
import { useEffect } from 'react'
import { customKeys } from '../actions/custom-keys'
import { useRecord, useSession } from '../data/hooks'
import { keepAskedFrom } from '../data/keep-asked-from'
import { followLocale } from '../i18n/locale-choice'
import { useLocale } from '../i18n/use-locale'

export function useOwnSettings(): void {
  const { userId } = useSession()
  const user = useRecord('sheaf_user', userId)
  const { locale, quick_search_shortcut, ai_shortcut, shortcuts } = user?.settings ?? {}
  const isKnown = user !== undefined
  useEffect(() => {
    if (isKnown) followLocale(locale)
  }, [isKnown, locale])
  const spoken = useLocale()
  const settings = user?.settings
  useEffect(() => {
    // Cookies are kept by another process of the browser: a page that opens does not wait for it.
    if (isKnown) whenIdle(() => keepAskedFrom(spoken, settings ?? {}))
  }, [isKnown, spoken, settings])
  useEffect(() => {
    customKeys.set({ ...shortcuts, 'quick-find': quick_search_shortcut, 'search-ai-anywhere': ai_shortcut })
  }, [quick_search_shortcut, ai_shortcut, shortcuts])
}
