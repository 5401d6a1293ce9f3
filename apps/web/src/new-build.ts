// A tab that was opened before a new version was put up asks for files that are gone. Loading the page anew brings the new
// ones; once is enough, and a second failure is a real one.

const KEY = 'sheaf:reloaded-at'
const AGAIN_AFTER_MS = 60_000

export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < AGAIN_AFTER_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
