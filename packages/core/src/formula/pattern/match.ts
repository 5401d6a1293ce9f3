// What formulas do with patterns: ask, find all, replace.
import { type Frame, stop } from '../frame'
import { PatternFault } from './parse'
import { compilePattern, type Program } from './program'
import { type Found, search } from './run'

/** Words without a sign of patterns are looked for as they are. */
const isPlain = (pattern: string): boolean => pattern !== '' && !/[\\^$.*+?()[\]{}|]/.test(pattern)

function open(pattern: string): Program {
  const program = compilePattern(pattern)
  return program instanceof PatternFault ? stop(program.message) : program
}

export function testPattern(text: string, pattern: string, frame: Frame): boolean {
  frame.checkText(text.length)
  return isPlain(pattern) ? text.includes(pattern) : search(open(pattern), text, 0, frame.spend.bind(frame)) !== null
}

function* eachMatch(text: string, program: Program, frame: Frame): Generator<Found> {
  const spend = frame.spend.bind(frame)
  for (let from = 0; from <= text.length; ) {
    const found = search(program, text, from, spend)
    if (!found) return
    yield found
    const [start = 0, end = 0] = found
    // A match of nothing goes on behind the next letter.
    from = end > start ? end : end + ((text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1)
  }
}

export function matchPattern(text: string, pattern: string, frame: Frame): readonly string[] {
  const matches: string[] = []
  for (const [start, end] of eachMatch(text, open(pattern), frame)) {
    matches.push(text.slice(start, end))
    frame.checkList(1)
    if (matches.length > frame.host.budget.listLength) frame.checkList(matches.length)
  }
  return matches
}

export function replacePattern(text: string, pattern: string, by: string, isAll: boolean, frame: Frame): string {
  const program = open(pattern)
  const parts: string[] = []
  let length = 0
  let before = 0
  const add = (part: string) => {
    length += part.length
    if (length > frame.host.budget.textLength) frame.checkText(length)
    parts.push(part)
  }
  for (const found of eachMatch(text, program, frame)) {
    const [start = 0, end = 0] = found
    add(text.slice(before, start))
    add(fill(by, text, found, program, frame))
    frame.spend(1 + by.length / 16)
    before = end
    if (!isAll) break
  }
  add(text.slice(before))
  return frame.text(parts.join(''))
}

/** `$1`, `$<name>`, `$&` for the whole, `$$` for the sign itself. */
function fill(by: string, text: string, found: Found, { groups, names }: Program, frame: Frame): string {
  if (!by.includes('$')) return by
  let made = 0
  const part = (group: number): string => {
    const [start = -1, end = -1] = found.slice(group * 2, group * 2 + 2)
    made += Math.max(0, end - start)
    frame.checkText(made)
    return start < 0 || end < 0 ? '' : text.slice(start, end)
  }
  return by.replaceAll(
    /\$(?:([$&])|(\d\d?)|<(\w+)>)/g,
    (all: string, sign?: string, digits?: string, name?: string) => {
      if (sign === '$') return '$'
      if (sign === '&') return part(0)
      if (digits !== undefined) {
        const group = Number(digits)
        return group > 0 && group <= groups ? part(group) : all
      }
      return name !== undefined && names.has(name) ? part(names.get(name) ?? 0) : all
    },
  )
}
