// A tab that was opened before a new version was put up asks for files that are gone. Loading the page anew brings the new ones;
// once is enough, and a second failure is a real one. What was written is safe: it is on disk before it is sent, and a tab that
// goes posts what has not been sent. While no server answers, the page stays as it is. One that has the same version is asked again, but
// some browsers (Chromium before 156) never load a module that failed once in the same page: when that goes on, only another page gets it.

const KEY = 'sheaf:reloaded-at'
const AGAIN_AFTER_MS = 60_000
/** A network that comes back lets one through and not the next: only what fails a while after the server answered fails for good. */
const SETTLED_MS = 2_000
/** Nobody is torn out of a word. */
const PAUSE_MS = 1_000

export function reloadForNewBuild(): void {
  let answeredAt = Number.POSITIVE_INFINITY
  addEventListener('vite:preloadError', () => {
    const failedAt = Date.now()
    const last = Number(sessionStorage.getItem(KEY))
    if (failedAt - last < AGAIN_AFTER_MS) return
    void askServer().then(has => {
      if (has === 'nothing') {
        answeredAt = Number.POSITIVE_INFINITY
        return
      }
      if (has === 'same' && failedAt - answeredAt < SETTLED_MS) {
        answeredAt = Math.min(answeredAt, Date.now())
        return
      }
      sessionStorage.setItem(KEY, String(Date.now()))
      atPause(() => location.reload())
    })
  })
}

/** Another version begins with other files than this page did. */
async function askServer(): Promise<'nothing' | 'same' | 'another'> {
  const own = [...document.querySelectorAll('script[type="module"][src]')].map(
    script => script.getAttribute('src') ?? '',
  )
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    const page = answer.ok ? await answer.text() : ''
    if (page === '') return 'nothing'
    return own.every(src => page.includes(src)) ? 'same' : 'another'
  } catch {
    return 'nothing'
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
