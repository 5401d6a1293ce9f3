/** A name that nothing beside it has: "Tags", then "Tags 2". */
export function freshName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map(name => name.trim().toLowerCase()))
  if (!known.has(wanted.trim().toLowerCase())) return wanted
  for (let count = 2; ; count++) if (!known.has(`${wanted} ${count}`.toLowerCase())) return `${wanted} ${count}`
}
