// A list to choose from while a field keeps the focus: which of its options is active, and by which id the field names it.

export const optionId = (list: string, option: string): string => `${list}-${option.replaceAll(/[^\w-]/g, '_')}`

/** The one that was picked last; when it is gone, the first. */
export const activeOf = <O extends { readonly id: string }>(options: readonly O[], picked: string | null) =>
  options.find(({ id }) => id === picked) ?? options[0]

/** The one that a key leads to; null where the key leads nowhere. */
export function activeAfter(ids: readonly string[], active: string | null, key: string): string | null {
  const at = active === null ? -1 : ids.indexOf(active)
  switch (key) {
    case 'ArrowDown':
      return ids[(at + 1) % ids.length] ?? null
    case 'ArrowUp':
      return ids.at(at <= 0 ? -1 : at - 1) ?? null
    case 'PageUp':
      return ids[0] ?? null
    case 'PageDown':
      return ids.at(-1) ?? null
    default:
      return null
  }
}
