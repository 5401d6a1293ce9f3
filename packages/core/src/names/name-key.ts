// Which names are the same to people: case, outer spaces and the spelling of accents do not count.

export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b)
