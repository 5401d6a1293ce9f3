/** A hidden tab renders no frames. */
const WITHOUT_FRAME_MS = 200

/** Runs once what is there now has been shown. */
export function afterNextFrame(run: () => void): void {
  const once = (): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    // The frame itself comes after its callbacks.
    setTimeout(run)
  }
  const timer = setTimeout(once, WITHOUT_FRAME_MS)
  const frame = requestAnimationFrame(once)
}
