// Emoji as a screen reads them: null while they are on their way.
import { useEffect, useState } from 'react'
import { activeLocale } from '../../i18n/t'
import { type EmojiData, loadEmoji } from './emoji-data'

export function useEmoji(): EmojiData | null {
  const [data, setData] = useState<EmojiData | null>(null)
  useEffect(() => {
    let isHere = true
    loadEmoji(activeLocale()).then(
      made => isHere && setData(made),
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [])
  return data
}
