// Prints a value for a message: JSON, cut at 55 characters. It stops as soon as the cut is certain, so that a huge, deep or
// circular value costs no more than a small one.

/** Printed values are cut at this many characters; the ellipsis that follows is not counted. */
const MAX_PRINTED_CHARACTERS = 55
/** So many code units hold more characters than are printed, even when each takes two. */
const ENOUGH_CODE_UNITS = (MAX_PRINTED_CHARACTERS + 1) * 2

/** The text itself, or its first 55 characters and an ellipsis. */
export function cut(text: string): string {
  if (text.length <= MAX_PRINTED_CHARACTERS) return text
  const characters = Array.from(text.slice(0, ENOUGH_CODE_UNITS))
  return characters.length > MAX_PRINTED_CHARACTERS ? `${characters.slice(0, MAX_PRINTED_CHARACTERS).join('')}…` : text
}

export function printValue(value: unknown): string {
  let text = ''
  const isFull = (): boolean => text.length >= ENOUGH_CODE_UNITS

  // Every level writes a bracket before it goes deeper: depth is bounded by the same measure as length.
  const write = (value: unknown): void => {
    if (typeof value === 'string') text += JSON.stringify(value.slice(0, ENOUGH_CODE_UNITS))
    else if (typeof value === 'bigint') text += `${value}n`
    else if (typeof value === 'function') text += 'a function'
    else if (typeof value !== 'object' || value === null) text += String(value)
    else if (Array.isArray(value)) writeList(value)
    else writeObject(value)
  }
  const writeList = (list: readonly unknown[]): void => {
    text += '['
    for (let i = 0; i < list.length && !isFull(); i++) {
      if (i > 0) text += ','
      write(list[i])
    }
    text += ']'
  }
  const writeObject = (object: object): void => {
    text += '{'
    let separator = ''
    for (const key in object) {
      if (isFull()) break
      if (!Object.hasOwn(object, key)) continue
      text += `${separator}${JSON.stringify(key.slice(0, ENOUGH_CODE_UNITS))}:`
      separator = ','
      write((object as Record<string, unknown>)[key])
    }
    text += '}'
  }

  write(value)
  return cut(text)
}
