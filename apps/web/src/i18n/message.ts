// Messages in the form that translators know from ICU: names in braces, plurals, choices. It reads what our messages use of it: a
// library for all of it would weigh more than the messages do.

export type Values = Readonly<Record<string, string | number>>
type Part = string | { readonly name: string; readonly cases?: ReadonlyMap<string, Message>; readonly counts: boolean }
export type Message = readonly Part[]

/** Inside a plural it stands for the number. */
const NUMBER: Part = { name: '#', counts: true }

export function readMessage(text: string): Message {
  let at = 0
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found === undefined) throw new Error(`The message "${text}" cannot be read from "${text.slice(at)}"`)
    at += found.length
    return found
  }
  const takeWord = (pattern: RegExp): string => {
    const word = take(pattern)
    take(/\s*/y)
    return word
  }
  const parts = (isCase: boolean): Message => {
    const found: Part[] = []
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') found.push(argument())
      else if (text[at] === '#' && isCase) {
        at++
        found.push(NUMBER)
      } else found.push(plain(take(isCase ? /(?:'[{}#][^']*'|[^{}#])+/y : /(?:'[{}][^']*'|[^{}])+/y)))
    }
    return found
  }
  const argument = (): Part => {
    takeWord(/\{/y)
    const name = takeWord(/\w+/y)
    if (text[at] === '}') {
      at++
      return { name, counts: false }
    }
    takeWord(/,/y)
    const counts = takeWord(/plural|select/y) === 'plural'
    takeWord(/,/y)
    const cases = new Map<string, Message>()
    do {
      const key = takeWord(/=?\w+/y)
      take(/\{/y)
      cases.set(key, parts(true))
      takeWord(/\}/y)
    } while (text[at] !== '}')
    at++
    return { name, cases, counts }
  }
  const message = parts(false)
  if (at < text.length) take(/$/y)
  return message
}

/** Braces that are meant as such stand between apostrophes; two apostrophes are one. */
const plain = (words: string): string => words.replaceAll(/'([{}#][^']*)'/g, '$1').replaceAll("''", "'")

export function formatMessage(message: Message, values: Values, locale: string, count = 0): string {
  return message
    .map(part => {
      if (typeof part === 'string') return part
      if (part === NUMBER) return new Intl.NumberFormat(locale).format(count)
      const value = values[part.name] ?? ''
      if (!part.cases) return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value
      const key = part.counts ? new Intl.PluralRules(locale).select(Number(value)) : String(value)
      const chosen = part.cases.get(`=${value}`) ?? part.cases.get(key) ?? part.cases.get('other') ?? []
      return formatMessage(chosen, values, locale, part.counts ? Number(value) : count)
    })
    .join('')
}
