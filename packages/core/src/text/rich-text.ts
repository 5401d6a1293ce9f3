// Rich text in its two forms: runs (what a text instance holds) and the canonical `properties.title` that search, exports
// and old clients read. Equal text has one title only, so that equality of records is equality of JSON.
import type { Json } from '../validation/checks'

/** Marks of a run. Boolean marks: b i s _ c. With a value: h colour, a link. A discussion is one attribute `m:{id}` each, so that discussions may overlap. */
export type Attributes = Readonly<Record<string, Json>>
/** An inline atom of length 1: mention (u user, p page, d date, eoi external object) or equation (e). */
export type Embed = {
  readonly k: string
  readonly v: readonly Json[]
}
export type Run = {
  readonly insert: string | Embed
  readonly attributes?: Attributes
}

type TitleMark = readonly [string, ...Json[]]
export type TitleItem = readonly [string] | readonly [string, readonly TitleMark[]]
/** `properties.title` of a block. */
export type RichText = readonly TitleItem[]

/** Stands for a mention and for an equation in the title. */
export const MENTION = '\u2023'
export const EQUATION = '\u204D'

const markRank = ['b', 'i', '_', 's', 'c', 'h', 'a', 'm']
const rankOf = (name: string): number => {
  const rank = markRank.indexOf(name)
  return rank < 0 ? markRank.length : rank
}

function marksOf(attributes: Attributes | undefined): TitleMark[] {
  const marks: TitleMark[] = []
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined) continue
    if (name.startsWith('m:')) marks.push(['m', name.slice(2)])
    else marks.push(value === true ? [name] : [name, value])
  }
  return marks.sort((a, b) => rankOf(a[0]) - rankOf(b[0]) || compare(JSON.stringify(a), JSON.stringify(b)))
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export function titleOfRuns(runs: readonly Run[]): RichText {
  const title: [string, TitleMark[]][] = []
  let lastKey = ''
  for (const run of runs) {
    const marks = marksOf(run.attributes)
    if (typeof run.insert !== 'string') {
      const symbol = run.insert.k === 'e' ? EQUATION : MENTION
      title.push([symbol, [[run.insert.k, ...run.insert.v], ...marks]])
      lastKey = ''
      continue
    }
    if (run.insert === '') continue
    const key = `t${JSON.stringify(marks)}`
    const last = title.at(-1)
    if (last && key === lastKey) last[0] += run.insert
    else title.push([run.insert, marks])
    lastKey = key
  }
  return title.map(([text, marks]): TitleItem => (marks.length ? [text, marks] : [text]))
}

export function runsOfTitle(title: RichText): Run[] {
  return title.map(([text, marks]): Run => {
    const isEmbed =
      (text === MENTION || text === EQUATION) && marks?.[0] !== undefined && !markRank.includes(marks[0][0])
    const [embed, rest] = isEmbed ? [marks?.[0], marks?.slice(1)] : [undefined, marks]
    const attributes = Object.fromEntries(
      (rest ?? []).map(([name, ...values]) =>
        name === 'm' ? [`m:${values[0] as string}`, true] : [name, values[0] ?? true],
      ),
    )
    const insert: string | Embed = embed ? { k: embed[0], v: embed.slice(1) } : text
    return Object.keys(attributes).length ? { insert, attributes } : { insert }
  })
}

/** The text without the discussions on its words: they belong to the place that they are at, not to a copy of its text. */
export const undiscussed = (title: RichText = []): RichText => titleOfRuns(runsOfTitle(title).map(withoutDiscussions))

export function withoutDiscussions({ insert, attributes }: Run): Run {
  const kept = Object.entries(attributes ?? {}).filter(([name]) => !name.startsWith('m:'))
  return kept.length ? { insert, attributes: Object.fromEntries(kept) } : { insert }
}

/** What a person would read aloud; mentions and equations are left out. */
export const plainText = (title: RichText | undefined): string =>
  runsOfTitle(title ?? [])
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')

export const lengthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((sum, run) => sum + (typeof run.insert === 'string' ? run.insert.length : 1), 0)
