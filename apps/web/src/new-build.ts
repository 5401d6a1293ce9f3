// A tab that was opened before a new version was put up asks for files that are gone. Loading the page anew brings the new
// ones; once is enough, and a second failure is a real one. Without an answer from the server there is nothing to load it from: the
// page stays as it is.

const KEY = 'sheaf:reloaded-at'
const AGAIN_AFTER_MS = 60_000

export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < AGAIN_AFTER_MS) return
    event.preventDefault()
    void fetch(location.pathname, { cache: 'no-store' }).then(
      answer => {
        if (!answer.ok) return
        sessionStorage.setItem(KEY, String(Date.now()))
        location.reload()
      },
      () => {},
    )
  })
}
