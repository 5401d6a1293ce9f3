// Runs a pattern over a text: all ways at once, letter by letter (Pike's machine), and never back. So the work is at most the
// length of the text times that of the pattern, whatever the pattern is, and it is paid for as it is done.
import type { Instruction, Program } from './program'

/** Places in the text: where the whole begins and ends, then each group; -1 where a group took no part. */
export type Found = readonly number[]

interface Thread {
  readonly at: number
  readonly saved: readonly number[]
}
const WAYS_PER_STEP = 8
const wordLetter = /^\w$/

const isWordAt = (text: string, place: number): boolean => wordLetter.test(text[place] ?? '')

function holds(instruction: Extract<Instruction, { do: 'at' }>, text: string, place: number): boolean {
  if (instruction.place === 'start') return place === 0
  if (instruction.place === 'end') return place === text.length
  const isEdge = isWordAt(text, place - 1) !== isWordAt(text, place)
  return isEdge === (instruction.place === 'word edge')
}

export function search(
  { instructions, groups }: Program,
  text: string,
  from: number,
  spend: (steps: number) => void,
): Found | null {
  const nothing: readonly number[] = Array.from({ length: groups * 2 + 2 }, () => -1)
  /** At which place an instruction was reached last: the first way that comes by is the preferred one. */
  const reached = new Int32Array(instructions.length).fill(-1)
  let ways = instructions.length / WAYS_PER_STEP

  /** Follows everything that takes no letter. */
  function follow(threads: Thread[], start: Thread, place: number): void {
    const open = [start]
    for (let thread = open.pop(); thread; thread = open.pop()) {
      const { at, saved } = thread
      if (reached[at] === place) continue
      reached[at] = place
      ways++
      const instruction = instructions[at]
      if (!instruction) continue
      if (instruction.do === 'jump') open.push({ at: instruction.to, saved })
      else if (instruction.do === 'split')
        open.push({ at: instruction.second, saved }, { at: instruction.first, saved })
      else if (instruction.do === 'save') open.push({ at: at + 1, saved: saved.with(instruction.slot, place) })
      else if (instruction.do === 'at') {
        if (holds(instruction, text, place)) open.push({ at: at + 1, saved })
      } else threads.push(thread)
    }
  }

  let found: Found | null = null
  let threads: Thread[] = []
  for (let place = from; ; ) {
    if (!found) follow(threads, { at: 0, saved: nothing }, place)
    if (threads.length === 0 && found) return found
    const code = text.codePointAt(place)
    const next = place + (code !== undefined && code > 0xffff ? 2 : 1)
    const following: Thread[] = []
    for (const thread of threads) {
      const instruction = instructions[thread.at]
      if (instruction?.do === 'match') {
        found = thread.saved
        break // Whatever comes behind was less preferred.
      }
      if (code !== undefined && instruction?.do === 'one' && instruction.test(code))
        follow(following, { at: thread.at + 1, saved: thread.saved }, next)
    }
    spend(1 + (ways + threads.length) / WAYS_PER_STEP)
    ways = 0
    if (code === undefined) return found
    threads = following
    place = next
  }
}
