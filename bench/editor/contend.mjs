// What an editor under measure offers to the benchmark, on `window.bench`. Runs in the browser.

/** Resolves when everything that was asked for until now is on the screen. */
const painted = () =>
  new Promise(resolve => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()))
      port1.start()
      port2.postMessage(null)
    })
  })

const lineOf = i =>
  i % 4 === 0
    ? `Line ${i}. The coats arrived on Tuesday and the knits are late again; Ada will call the mill in the morning.`
    : `Line ${i}. Margins held.`

const endsWithLast = (lines, place) => place.textContent.trimEnd().endsWith(lines.at(-1))

/**
 * `open(lines, place)`, `focus(index)`, `remoteEdit(index, text)`. What stands for other people and their server is made in
 * `prepare(lines)` and `prepareEdits(indexes, text)` and is not measured. `load()` brings the lines into the memory of this
 * person: its heap counts. `arrive()` lets edits in.
 */
export function contend({ prepare, load, open, isDrawn = endsWithLast, focus, remoteEdit, prepareEdits, arrive }) {
  const place = document.body.appendChild(document.createElement('div'))
  const keys = []
  let lines = []
  let indexes = []
  addEventListener(
    'keydown',
    event => {
      const pressed = event.timeStamp
      void painted().then(at => keys.push(at - pressed))
    },
    true,
  )
  window.bench = {
    keys,
    prepare: async count => {
      lines = Array.from({ length: count }, (_, i) => lineOf(i))
      await prepare?.(lines)
    },
    load: () => load?.(lines),
    /** Milliseconds until the first screen, and until nothing is left to do. */
    open: async () => {
      const began = performance.now()
      await open(lines, place)
      const first = (await painted()) - began
      do await new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 }))
      while (!isDrawn(lines, place))
      return { first, all: (await painted()) - began }
    },
    focus: async index => {
      await focus(index)
      await painted()
    },
    prepareEdits: async count => {
      indexes = Array.from({ length: count }, (_, i) => Math.floor((i * lines.length) / count))
      await prepareEdits?.(indexes, 'x')
    },
    remoteEdits: async () => {
      const began = performance.now()
      if (arrive) arrive()
      else for (const index of indexes) remoteEdit(index, 'x')
      return (await painted()) - began
    },
  }
}
