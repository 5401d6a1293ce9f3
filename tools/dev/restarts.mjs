// The rules by which `npm run dev` restarts the server, apart from the processes: one at a time, always of the newest program. One that ends
// by itself stays down until a file changes.

const sameSignalMs = 500
/** A server stops in less than this, or does not stop. */
const stopWithinMs = 15_000

/** `world` starts a server, tells the time and ends this process. */
export function keepCurrent(world) {
  let child
  let isReplaced = false
  let isStopping = false
  let lastSignalAt = Number.NEGATIVE_INFINITY

  const start = () => {
    isReplaced = false
    const started = world.start((code, signal, error) => {
      child = undefined
      if (isStopping) return world.exit(code ?? 1)
      if (isReplaced) return start()
      world.say(`${reasonOf(code, signal, error)} It starts again when a file changes.`)
    })
    child = started
  }
  const stopChild = signal => {
    const asked = child
    asked.kill(signal)
    world.later(() => child === asked && asked.kill('SIGKILL'), stopWithinMs)
  }

  return {
    /** There is a newer program. */
    changed: () => {
      if (isStopping || isReplaced) return
      if (!child) return start()
      isReplaced = true
      stopChild('SIGTERM')
    },
    /** Asked a second time, the server hurries. */
    stop: () => {
      // npm passes on what the terminal has sent us already.
      if (world.now() - lastSignalAt < sameSignalMs) return
      lastSignalAt = world.now()
      isStopping = true
      if (child) stopChild('SIGINT')
      else world.exit(0)
    },
  }
}

function reasonOf(code, signal, error) {
  if (error) return `The server could not be run: ${error.message}.`
  return signal ? `The server was ended by ${signal}.` : `The server ended with code ${code}.`
}
