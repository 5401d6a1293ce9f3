// Translatable messages of formulas and refusals: the English message with placeholders in braces, and the values of the placeholders,
// which may be phrases again. Messages are literals: `tools/extract-strings.mjs` collects them.

export interface Phrase {
  readonly message: string
  readonly values?: Readonly<Record<string, string | Phrase>>
}

export const phrase = (message: string, values?: Phrase['values']): Phrase =>
  values ? { message, values } : { message }

/** `tData` says one message in some language; what a phrase holds is said first. */
export function formatPhrase(
  { message, values = {} }: Phrase,
  tData: (message: string, values: Record<string, string>) => string,
): string {
  const said = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : formatPhrase(value, tData),
  ])
  return tData(message, Object.fromEntries(said))
}

/** For programs, and for what is kept: answers, files, cells that failed. */
export const inEnglish = (phrase: Phrase): string =>
  formatPhrase(phrase, (message, values) => message.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
