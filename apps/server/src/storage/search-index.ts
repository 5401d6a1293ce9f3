// The search index at rest. Words carry a mark of their space, so that looking one up reads this space's pages and nobody else's,
// without an extension.
import type { Uuid } from '@sheaf/core/ids'
import { limits } from '@sheaf/core/limits'
import type { SearchQuery, Term } from '@sheaf/core/search/query'
import type pg from 'pg'
import type { FollowerTx } from './follower-places'

/** A block and what it says, folded. */
export type IndexedLine = readonly [blockId: Uuid, text: string]
export interface IndexedPart {
  readonly words: readonly string[]
  readonly lines: readonly IndexedLine[]
}
export interface IndexedPage {
  readonly pageId: Uuid
  /** Folded. */
  readonly title: string
  readonly titleWords: readonly string[]
  readonly createdBy: Uuid | null
  readonly createdTime: number
  readonly editedTime: number
  /** At least one. */
  readonly parts: readonly IndexedPart[]
}

const lexeme = (spaceId: Uuid, word: string): string => `${spaceId.slice(0, 8)}:${word}`

const COLUMNS = ['title', 'title_words', 'created_by', 'created_time', 'edited_time', 'words', 'lines']
const each = (prefix: string): string => COLUMNS.map(name => `${prefix}.${name}`).join(', ')
/** Every piece carries what is said of its page, so that a search reads one table. What did not change is not written. */
const WRITE = `INSERT INTO search_part (space_id, page_id, part, ${COLUMNS.join(', ')})
  SELECT $1, page_id, part, title, array_to_tsvector(title_words), created_by, created_time, edited_time, array_to_tsvector(words), lines
  FROM jsonb_to_recordset($2) AS r(page_id uuid, part integer, title text, title_words text[], created_by uuid,
    created_time bigint, edited_time bigint, words text[], lines jsonb)
  ON CONFLICT (space_id, page_id, part) DO UPDATE SET (${COLUMNS.join(', ')}) = ROW(${each('EXCLUDED')})
  WHERE (${each('search_part')}) IS DISTINCT FROM (${each('EXCLUDED')})`

/** Puts pages in place of what the index holds of them. */
export async function writePages(tx: FollowerTx, spaceId: Uuid, pages: readonly IndexedPage[]): Promise<void> {
  if (pages.length === 0) return
  const lexemes = (words: readonly string[]): string[] => words.map(word => lexeme(spaceId, word))
  const rows = pages.flatMap(page =>
    page.parts.map(({ words, lines }, part) => ({
      page_id: page.pageId,
      part,
      title: page.title,
      title_words: lexemes(page.titleWords),
      created_by: page.createdBy,
      created_time: page.createdTime,
      edited_time: page.editedTime,
      words: lexemes(words),
      lines,
    })),
  )
  await tx.query({ name: 'search-write', text: WRITE, values: [spaceId, JSON.stringify(rows)] })
  await tx.query({
    name: 'search-shorten',
    text: `DELETE FROM search_part p USING unnest($2::uuid[], $3::integer[]) AS r(page_id, parts)
           WHERE p.space_id = $1 AND p.page_id = r.page_id AND p.part >= r.parts`,
    values: [spaceId, pages.map(page => page.pageId), pages.map(page => page.parts.length)],
  })
}

export async function removePages(tx: FollowerTx, spaceId: Uuid, pageIds: readonly Uuid[]): Promise<void> {
  if (pageIds.length === 0) return
  await tx.query({
    name: 'search-remove',
    text: 'DELETE FROM search_part WHERE space_id = $1 AND page_id = ANY($2::uuid[])',
    values: [spaceId, pageIds],
  })
}

/** Pages of the index within a stretch of ids that are not among those given: what a rebuild has to take away. */
export async function otherPages(
  tx: FollowerTx,
  spaceId: Uuid,
  range: { readonly after: string; readonly upTo: Uuid | null },
  known: readonly Uuid[],
): Promise<Uuid[]> {
  const { rows } = await tx.query<{ page_id: Uuid }>(
    `SELECT DISTINCT page_id FROM search_part WHERE space_id = $1 AND ($2 = '' OR page_id > $2::text::uuid)
       AND ($3::uuid IS NULL OR page_id <= $3::uuid) AND page_id <> ALL($4::uuid[])`,
    [spaceId, range.after, range.upTo, known],
  )
  return rows.map(row => row.page_id)
}

interface TimeRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}
export interface CandidateFilters {
  readonly titleOnly: boolean
  readonly createdBy: readonly Uuid[] | undefined
  readonly createdTime: TimeRange | undefined
  readonly editedTime: TimeRange | undefined
  /** Asks for the times in which pages were made: every column costs. */
  readonly withCreatedTimes: boolean
}
/** Rows of the index, side by side: of thousands, an object each would take longer than finding them. */
export interface Candidates {
  /** Their numbers. Which page each belongs to is asked only once (spaces/page-numbers.ts). */
  readonly rows: readonly number[]
  readonly editedTimes: readonly number[]
  /** Empty unless they were asked for. */
  readonly createdTimes: readonly number[]
  /** Folded titles, where they hold all of the query. Empty where there is nothing to hold. */
  readonly titles: readonly (string | null)[]
  /** A long page may be among them several times. */
  readonly hasSeveralOfOne: boolean
}

const WITHIN = `space_id = $1 AND ($2::uuid[] IS NULL OR created_by = ANY($2)) AND ($3::bigint IS NULL OR created_time >= $3)
  AND ($4::bigint IS NULL OR created_time <= $4) AND ($5::bigint IS NULL OR edited_time >= $5)
  AND ($6::bigint IS NULL OR edited_time <= $6)`
const within = (spaceId: Uuid, { createdBy, createdTime, editedTime }: CandidateFilters): unknown[] => [
  spaceId,
  createdBy ?? null,
  createdTime?.from ?? null,
  createdTime?.to ?? null,
  editedTime?.from ?? null,
  editedTime?.to ?? null,
]
const LATEST = `ORDER BY edited_time DESC LIMIT ${limits.searchCandidates}`

/** Rows that are found by all words of the query, or all pages where it has none, whoever may read them: the caller judges. */
export async function candidates(
  pool: pg.Pool,
  spaceId: Uuid,
  query: SearchQuery,
  filters: CandidateFilters,
): Promise<Candidates> {
  const inTitle = filters.titleOnly ? 'AND title_words @@ $7::tsquery' : ''
  const [more, suffix] = filters.withCreatedTimes ? [[CREATED], '-created'] : [[], '']
  return planned(
    pool,
    'enable_seqscan = off',
    query.terms.length === 0
      ? {
          name: `search-all${suffix}`,
          text: gathered(`SELECT ${FIELDS} FROM search_part WHERE ${WITHIN} AND part = 0 ${LATEST}`, more),
          values: within(spaceId, filters),
        }
      : {
          name: `${filters.titleOnly ? 'search-titles' : 'search-words'}${suffix}`,
          text: gathered(
            `SELECT ${FIELDS}, CASE WHEN title_words @@ $7::tsquery THEN title END AS title
             FROM search_part WHERE ${WITHIN} AND words @@ $7::tsquery ${inTitle} ${LATEST}`,
            [TITLES, ...more],
          ),
          values: [...within(spaceId, filters), tsqueryOf(spaceId, query.terms)],
        },
  )
}

interface GatheredRows {
  readonly rows: Buffer | null
  readonly edited: Buffer
  readonly several: boolean
  readonly created?: Buffer
  readonly titles?: readonly (string | null)[]
}
const FIELDS = 'number, part, created_time, edited_time'
const numbersOf = (column: string): string => `string_agg(float8send(${column}), '')`
const CREATED = `${numbersOf('created_time')} AS created`
const TITLES = 'json_agg(title) AS titles'
/** Thousands of rows in one, their numbers as bytes: reading each by itself would take longer than finding them. */
const gathered = (found: string, more: readonly string[]): string =>
  `SELECT ${[`${numbersOf('number')} AS rows`, `${numbersOf('edited_time')} AS edited`, 'bool_or(part > 0) AS several', ...more].join(', ')}
   FROM (${found}) AS found`

const NONE: Candidates = { rows: [], editedTimes: [], createdTimes: [], titles: [], hasSeveralOfOne: false }
function spread({ rows, edited, several, created, titles }: GatheredRows): Candidates {
  if (rows === null) return NONE
  return {
    rows: numbersIn(rows),
    editedTimes: numbersIn(edited),
    createdTimes: created ? numbersIn(created) : [],
    titles: titles ?? [],
    hasSeveralOfOne: several,
  }
}
function numbersIn(bytes: Buffer): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numbers: number[] = []
  for (let at = 0; at < bytes.byteLength; at += 8) numbers.push(view.getFloat64(at))
  return numbers
}

/** The pages of rows, as far as these are still there. */
export async function pagesOfRows(
  pool: pg.Pool,
  spaceId: Uuid,
  rows: readonly number[],
): Promise<{ readonly number: number; readonly pageId: Uuid }[]> {
  const answer = await pool.query<{ number: number; pageId: Uuid }>({
    name: 'search-rows',
    text: 'SELECT number, page_id AS "pageId" FROM search_part WHERE space_id = $1 AND number = ANY($2::bigint[])',
    values: [spaceId, rows],
  })
  return answer.rows
}

/** Less than any title has that passes for a slip (core/search/similar.ts): this only keeps most others from being looked at. */
const LEAST_SIMILARITY = 0.35
const MOST_SIMILAR = 500

/** Pages whose titles have something like this word; the caller looks closer. Needs trigrams (storage/trigrams.ts). */
export async function similarTitles(
  pool: pg.Pool,
  spaceId: Uuid,
  word: string,
  filters: CandidateFilters,
): Promise<Candidates> {
  return planned(pool, `pg_trgm.word_similarity_threshold = ${LEAST_SIMILARITY}`, {
    name: 'search-similar',
    text: gathered(
      `SELECT ${FIELDS}, title FROM search_part WHERE ${WITHIN} AND part = 0 AND $7 <% title
       ORDER BY word_similarity($7, title) DESC, edited_time DESC LIMIT ${MOST_SIMILAR}`,
      [TITLES, CREATED],
    ),
    values: [...within(spaceId, filters), word],
  })
}

/** A query under a setting of its own. The planner takes comparing words for cheap, and would rather read every page than the index. */
async function planned(pool: pg.Pool, setting: string, query: pg.QueryConfig): Promise<Candidates> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL ${setting}`)
    const { rows } = await client.query<GatheredRows>(query)
    return spread(rows[0] as GatheredRows)
  } finally {
    // Nobody waits for the end of what only read.
    void client
      .query('COMMIT')
      .catch(() => undefined)
      .then(() => client.release())
  }
}

/** Of each of these pages, the lines of the first piece in which the query is found. */
export async function foundLines(
  pool: pg.Pool,
  spaceId: Uuid,
  pageIds: readonly Uuid[],
  query: SearchQuery,
): Promise<{ readonly pageId: Uuid; readonly lines: readonly IndexedLine[] }[]> {
  if (pageIds.length === 0 || query.terms.length === 0) return []
  const { rows } = await pool.query<{ pageId: Uuid; lines: IndexedLine[] }>({
    name: 'search-lines',
    text: `SELECT DISTINCT ON (page_id) page_id AS "pageId", lines FROM search_part
           WHERE space_id = $1 AND page_id = ANY($2::uuid[]) AND words @@ $3::tsquery ORDER BY page_id, part`,
    values: [spaceId, pageIds, tsqueryOf(spaceId, query.terms)],
  })
  return rows
}

/** A query as PostgreSQL reads it. Every word is quoted, so none of them is taken for an operator. */
function tsqueryOf(spaceId: Uuid, terms: readonly Term[]): string {
  const quoted = (word: string): string => `'${lexeme(spaceId, word).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return terms
    .map(({ word, isPrefix, pieces }) => {
      const whole = `${quoted(word)}${isPrefix ? ':*' : ''}`
      return pieces.length > 0 ? `(${whole} | (${pieces.map(quoted).join(' & ')}))` : whole
    })
    .join(' & ')
}
