// The language and the keys of the person's settings, as soon as they are known and whenever they change, on whichever device.
import { useEffect } from 'react'
import { customKeys } from '../actions/custom-keys'
import { useRecord, useSession } from '../data/hooks'
import { followLocale } from '../i18n/locale-choice'

export function useOwnSettings(): void {
  const { userId } = useSession()
  const user = useRecord('sheaf_user', userId)
  const { locale, quick_search_shortcut, ai_shortcut, shortcuts } = user?.settings ?? {}
  const isKnown = user !== undefined
  useEffect(() => {
    if (isKnown) followLocale(locale)
  }, [isKnown, locale])
  useEffect(() => {
    customKeys.set({ ...shortcuts, 'quick-find': quick_search_shortcut, 'search-ai-anywhere': ai_shortcut })
  }, [quick_search_shortcut, ai_shortcut, shortcuts])
}
