// A tab that was opened before a new version was put up asks for files that are gone. Loading the page anew brings the new ones;
// once is enough, and a second failure is a real one. What was written is safe: it is on disk before it is sent, and a tab that
// goes posts what has not been sent. While the server has the same version, or none answers, the page stays as it is.

const KEY = 'sheaf:reloaded-at'
const AGAIN_AFTER_MS = 60_000
/** Nobody is torn out of a word. */
const PAUSE_MS = 1_000

export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', event => {
    const last = Number(sessionStorage.getItem(KEY))
    if (Date.now() - last < AGAIN_AFTER_MS) return
    event.preventDefault()
    void isReplaced().then(isNew => {
      if (!isNew) return
      sessionStorage.setItem(KEY, String(Date.now()))
      atPause(() => location.reload())
    })
  })
}

/** The server's page begins with other files than this one did. */
async function isReplaced(): Promise<boolean> {
  const own = [...document.querySelectorAll('script[type="module"][src]')].map(
    script => script.getAttribute('src') ?? '',
  )
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const page = answer.ok ? await answer.text() : ''
    return page !== '' && own.some(src => !page.includes(src))
  } catch {
    return false
  }
}

function atPause(run: () => void): void {
  let timer = setTimeout(run, PAUSE_MS)
  addEventListener(
    'keydown',
    () => {
      clearTimeout(timer)
      timer = setTimeout(run, PAUSE_MS)
    },
    { capture: true },
  )
}
