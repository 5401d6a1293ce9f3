// Brings every other part of the app into the browser's cache, one after the other, so that none is missing when the connection
// goes. The build lists them; the large libraries of seldom kinds are not among them.

/** Where the build says what there is. */
const LIST = 'meta[name="sheaf-later"]'

export async function fetchLater(): Promise<void> {
  const list = document.querySelector<HTMLMetaElement>(LIST)?.content
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (!list || connection?.saveData) return
  try {
    const files = (await (await fetch(list)).json()) as readonly string[]
    for (const file of files) await (await fetch(file, { priority: 'low' })).blob()
  } catch {
    // Each is fetched when it is used.
  }
}
