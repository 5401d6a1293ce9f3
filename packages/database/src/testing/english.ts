// Messages in English, as far as tests read them: what the web app says them by is not here.
import type { Translate } from '../host/translate'

export const t: Translate = (message, values = {}) =>
  message
    .replace(/\{(\w+), plural, one \{(.*?)\} other \{(.*?)\}\}/g, (_, name: string, one: string, other: string) =>
      (values[name] === 1 ? one : other).replace('#', String(values[name])),
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
