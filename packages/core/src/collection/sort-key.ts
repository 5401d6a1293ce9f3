// A property as numbers that sort like its cells. NaN is empty.
import { type AskedColumn, type ColumnSource, seenIds, wordsOfId } from './asked-column'
import type { Cell } from './column'
import { idsOf } from './condition'
import { type CodedColumn, isDate, isList } from './typed-column'
import { collatorOf, sortWords } from './word-ranks'
import { DAY_MS, fromWall } from './zone'

export interface SortKey {
  readonly at: (slot: number) => number
  /** Where a cell would stand that may be gone from the column. */
  readonly locate: (cell: Cell) => number
}

export function sortKeyOf(asked: AskedColumn, slots: ArrayLike<number>, source: ColumnSource): SortKey {
  const { column } = asked
  switch (column.form) {
    case 'text': {
      const { ranks, words } = column.ranksIn(source.context.locale)
      return {
        at: slot => ranks[slot] as number,
        locate: cell => (typeof cell === 'string' && cell ? words.locate(cell) : Number.NaN),
      }
    }
    case 'number': {
      const { numbers } = column
      return { at: slot => numbers[slot] as number, locate: cell => (typeof cell === 'number' ? cell : Number.NaN) }
    }
    case 'flag': {
      const { flags } = column
      return { at: slot => flags[slot] as number, locate: cell => (cell === true ? 1 : 0) }
    }
    case 'date': {
      const { starts, timed } = column
      const midnight = midnights(source.context.zone)
      return {
        at: slot => (timed[slot] === 1 ? (starts[slot] as number) : midnight(starts[slot] as number)),
        locate: cell => (isDate(cell) ? (cell.hasTime ? cell.start : midnight(cell.start)) : Number.NaN),
      }
    }
    case 'choice':
    case 'list':
      return codedKey(asked, column, slots, source)
  }
}

/** A day stands among moments where it begins for the asker. */
function midnights(zone: string): (day: number) => number {
  const known = new Map<number, number>()
  return day => {
    if (Number.isNaN(day)) return day
    const number = Math.floor(day / DAY_MS)
    let moment = known.get(number)
    if (moment === undefined) known.set(number, (moment = fromWall(day, zone)))
    return moment
  }
}

/** By the ranking, first ids first; without one by their words. Only values that occur are looked at. */
function codedKey(asked: AskedColumn, column: CodedColumn, slots: ArrayLike<number>, source: ColumnSource): SortKey {
  const { codes, values } = column
  const occurring = new Uint8Array(values.length)
  for (let i = 0; i < slots.length; i++) occurring[codes[slots[i] as number] as number] = 1
  const used: number[] = []
  for (let code = 1; code < values.length; code++) if (occurring[code]) used.push(code)
  const { keyOf, compare } = asked.ranking ? rankedOrder(asked.ranking) : wordOrder(asked, source)
  const seen = seenIds(asked, source.context)
  const keyOfCode = new Map(
    used.flatMap(code => {
      const ids = seen(idsOf(values[code]))
      return ids.length > 0 ? [[code, keyOf(ids)] as const] : []
    }),
  )
  const distinct = sortWords(new Set(keyOfCode.values()), compare)
  const rankOf = new Map(distinct.map((key, index) => [key, index]))
  const ranks = new Float64Array(values.length).fill(Number.NaN)
  for (const [code, key] of keyOfCode) ranks[code] = rankOf.get(key) as number
  return {
    at: slot => ranks[codes[slot] as number] as number,
    locate: cell => {
      const ids = seen(typeof cell === 'string' ? [cell] : isList(cell) ? cell : [])
      if (!ids.length) return Number.NaN
      const key = keyOf(ids)
      const known = rankOf.get(key)
      return known ?? distinct.filter(other => compare(other, key) < 0).length - 0.5
    },
  }
}

interface KeyOrder {
  readonly keyOf: (ids: readonly string[]) => string
  readonly compare: (a: string, b: string) => number
}

const wordOrder = (asked: AskedColumn, { names, context }: ColumnSource): KeyOrder => {
  const words = new Map<string, string>()
  return {
    keyOf: ids => {
      const parts = ids.map(id => {
        let known = words.get(id)
        if (known === undefined) words.set(id, (known = wordsOfId(asked, id, names)))
        return known
      })
      return parts.join('\u0001')
    },
    compare: collatorOf(context.locale).compare,
  }
}

/** Places as letters, so that lists compare like words. Ids that are no longer ranked stand behind the others. */
function rankedOrder(ranking: readonly string[]): KeyOrder {
  const places = new Map(ranking.map((id, index) => [id, index]))
  return {
    keyOf: ids => ids.map(id => String.fromCodePoint(0x100 + (places.get(id) ?? ranking.length))).join(''),
    compare: (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  }
}
