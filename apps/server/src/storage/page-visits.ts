// Which pages a person was on, how often and when last. Nobody else reads it.
import type { Uuid } from '@sheaf/core/ids'
import { serverLimits } from '@sheaf/core/server-limits'
import type pg from 'pg'

/** Coming back within a minute is the same visit. */
export async function addVisit(
  pool: pg.Pool,
  { spaceId, userId, pageId }: { readonly spaceId: Uuid; readonly userId: Uuid; readonly pageId: Uuid },
  now: number,
): Promise<void> {
  await pool.query({
    name: 'visit',
    text: `INSERT INTO visited_page (space_id, user_id, page_id, visits, last_time) VALUES ($1, $2, $3, 1, $4::bigint)
           ON CONFLICT (space_id, user_id, page_id) DO UPDATE SET visits = visited_page.visits + 1, last_time = $4::bigint
           WHERE visited_page.last_time <= $4::bigint - $5::bigint`,
    values: [spaceId, userId, pageId, now, serverLimits.pageVisitMs],
  })
}

interface PageVisit {
  readonly pageId: Uuid
  readonly count: number
  readonly lastTime: number
}

/** The latest first. */
export async function visitsOf(pool: pg.Pool, spaceId: Uuid, userId: Uuid): Promise<PageVisit[]> {
  const { rows } = await pool.query<PageVisit>({
    name: 'visits',
    text: `SELECT page_id AS "pageId", visits AS count, last_time AS "lastTime" FROM visited_page
           WHERE space_id = $1 AND user_id = $2 ORDER BY last_time DESC LIMIT ${serverLimits.visitsLookedAt}`,
    values: [spaceId, userId],
  })
  return rows
}

/** When the person was last on each page that they have ever been on. */
export async function visitTimes(pool: pg.Pool, spaceId: Uuid, userId: Uuid): Promise<ReadonlyMap<Uuid, number>> {
  const { rows } = await pool.query<{ id: Uuid; time: number }>({
    name: 'visit-times',
    text: 'SELECT page_id AS id, last_time AS time FROM visited_page WHERE space_id = $1 AND user_id = $2',
    values: [spaceId, userId],
  })
  return new Map(rows.map(({ id, time }) => [id, time]))
}
