// Brings every other part of the app into the browser's cache, a few at a time, so that none is missing when the connection goes.
// The build lists them; the large libraries of seldom kinds are not among them.

/** Where the build says what there is. */
const LIST = 'meta[name="sheaf-later"]'
/** Where the server is far away, one after the other would take a minute. */
const AT_ONCE = 4

interface Line {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** A person with a slow or a dear line waits for nothing but what they use. Not every browser tells. */
function isLineGood(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line }
  return !connection?.saveData && !/[23]g$/.test(connection?.effectiveType ?? '')
}

export async function fetchLater(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(LIST)?.content
  if (!list || !isLineGood()) return
  const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const files = list
    .split(' ')
    .filter(file => !asked.has(file))
    .values()
  const fetchNext = async (): Promise<void> => {
    for (const file of files) await (await fetch(file, { priority: 'low' })).blob()
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  } catch {
    // Each is fetched when it is used.
  }
}
