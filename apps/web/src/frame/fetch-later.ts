// Brings every other part of the app into the browser's cache, a few at a time, so that none is missing when the connection goes.
// The build lists them; the large libraries of seldom kinds are not among them.

/** Where the build says what there is. */
const LIST = 'meta[name="sheaf-later"]'
/** Where the server is far away, one after the other would take a minute. */
const AT_ONCE = 4

export async function fetchLater(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(LIST)?.content
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (!list || connection?.saveData) return
  try {
    const files = ((await (await fetch(list)).json()) as readonly string[]).values()
    const fetchNext = async (): Promise<void> => {
      for (const file of files) await (await fetch(file, { priority: 'low' })).blob()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
  } catch {
    // Each is fetched when it is used.
  }
}
