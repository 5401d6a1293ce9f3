// A pattern as instructions for the machine in run.ts.
import { phrase } from '../../phrase'
import { type ParsedPattern, PatternFault, type Piece, parsePattern, type Test } from './parse'

export type Instruction =
  | { readonly do: 'one'; readonly test: Test }
  /** The first way is preferred. */
  | { readonly do: 'split'; first: number; second: number }
  | { readonly do: 'jump'; to: number }
  | { readonly do: 'save'; readonly slot: number }
  | { readonly do: 'at'; readonly place: 'start' | 'end' | 'word edge' | 'no word edge' }
  | { readonly do: 'match' }

export interface Program {
  readonly instructions: readonly Instruction[]
  readonly groups: number
  readonly names: ReadonlyMap<string, number>
}

/** Repeats are written out, so few letters can ask for much. */
const MAX_INSTRUCTIONS = 3000

function programOf({ piece, groups, names }: ParsedPattern): Program {
  const instructions: Instruction[] = []
  const put = <T extends Instruction>(instruction: T): T => {
    if (instructions.length >= MAX_INSTRUCTIONS) throw new PatternFault(phrase('This pattern repeats too much'))
    instructions.push(instruction)
    return instruction
  }
  const here = () => instructions.length
  const split = () => put({ do: 'split' as const, first: -1, second: -1 })
  /** `isLazy`: rather go on than repeat. */
  const decide = (fork: { first: number; second: number }, again: number, on: number, isLazy: boolean) => {
    fork.first = isLazy ? on : again
    fork.second = isLazy ? again : on
  }

  function write(piece: Piece): void {
    if (piece.kind === 'one') put({ do: 'one', test: piece.test })
    else if (piece.kind === 'at') put({ do: 'at', place: piece.place })
    else if (piece.kind === 'repeat') writeRepeat(piece)
    else if (piece.kind === 'group') {
      put({ do: 'save', slot: piece.number * 2 })
      write(piece.piece)
      put({ do: 'save', slot: piece.number * 2 + 1 })
    } else if (piece.kind === 'either') writeEither(piece.pieces)
    else piece.pieces.forEach(write)
  }
  function writeEither(pieces: readonly Piece[]): void {
    const ends: { to: number }[] = []
    pieces.forEach((piece, index) => {
      if (index === pieces.length - 1) return write(piece)
      const fork = split()
      fork.first = here()
      write(piece)
      ends.push(put({ do: 'jump' as const, to: -1 }))
      fork.second = here()
    })
    for (const end of ends) end.to = here()
  }
  function writeRepeat({ piece, min, max, isLazy }: Extract<Piece, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count++) write(piece)
    if (max === Number.POSITIVE_INFINITY) {
      const start = here()
      const fork = split()
      const body = here()
      write(piece)
      put({ do: 'jump', to: start })
      return decide(fork, body, here(), isLazy)
    }
    const forks: { fork: { first: number; second: number }; body: number }[] = []
    for (let count = min; count < max; count++) {
      forks.push({ fork: split(), body: here() })
      write(piece)
    }
    for (const { fork, body } of forks) decide(fork, body, here(), isLazy)
  }

  put({ do: 'save', slot: 0 })
  write(piece)
  put({ do: 'save', slot: 1 })
  put({ do: 'match' })
  return { instructions, groups, names }
}

const known = new Map<string, Program | PatternFault>()
/** The same pattern runs over every row: it is read once. */
export function compilePattern(pattern: string): Program | PatternFault {
  const before = known.get(pattern)
  if (before) return before
  let made: Program | PatternFault
  try {
    made = programOf(parsePattern(pattern))
  } catch (error) {
    if (!(error instanceof PatternFault)) throw error
    made = error
  }
  if (known.size >= 200) known.clear()
  known.set(pattern, made)
  return made
}
