// About how much memory a value of JSON takes: to know when there is too much of it, not to the byte.
export function roughBytes(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length
  if (typeof value !== 'object' || value === null) return 8
  let bytes = 32
  if (Array.isArray(value)) for (const item of value) bytes += 8 + roughBytes(item)
  else for (const key in value) bytes += 16 + roughBytes((value as Record<string, unknown>)[key])
  return bytes
}
