// The time, as it was at the last full minute that somebody looked: what is said of today is never older than that.
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
