// Pages and databases in the trash, as rows: those of one space, and those of any space whose time has come.
import type { Uuid } from '@sheaf/core/ids'
import type { RichText } from '@sheaf/core/text/rich-text'
import type pg from 'pg'

export interface TrashedRow {
  readonly id: Uuid
  readonly title: RichText | null
  readonly icon: string | null
  readonly time: number
  readonly by: Uuid | null
  readonly parentTable: string
  readonly parentId: Uuid
  readonly pageId: Uuid | null
  readonly pageTitle: RichText | null
  /** Of a collection. */
  readonly isRow: boolean
  /** A database in a page. */
  readonly isInline: boolean
  /** Of a data source that was removed from a database: where it came from. */
  readonly removedFrom: unknown
}

/** A page, or a box in one that a collection is at home in: what else lies in the trash has nothing of its own. */
const isListed = (types: string): string => `(b.type = ANY(${types}) OR b.type = 'collection_view'
        AND EXISTS (SELECT 1 FROM collection o WHERE o.space_id = b.space_id AND o.parent_id = b.id AND o.alive))`

export interface TrashCursor {
  readonly time: number
  readonly id: Uuid
}

/** The next pages after the cursor, the latest first. Whoever asks judges them. What belongs to each is looked up one by one, and
 * cannot be otherwise: a plan from when there was little would hold every page against every other. */
export async function trashedPages(
  pool: pg.Pool,
  spaceId: Uuid,
  pageTypes: readonly string[],
  given: { readonly by: Uuid | undefined; readonly after: TrashCursor | undefined; readonly limit: number },
): Promise<readonly TrashedRow[]> {
  const { rows } = await pool.query<TrashedRow>({
    name: 'trash',
    text: `SELECT b.id, coalesce(b.properties->'title', CASE WHEN o.name <> '' THEN jsonb_build_array(jsonb_build_array(o.name)) END) AS title,
        coalesce(b.format->>'page_icon', o.icon) AS icon, b.moved_to_trash_time AS time, b.moved_to_trash_id AS by,
        b.parent_table AS "parentTable", b.parent_id AS "parentId", p.id AS "pageId", p.properties->'title' AS "pageTitle",
        b.parent_table = 'collection' AND b.is_template IS NOT TRUE AS "isRow", b.type <> ALL($2::text[]) AS "isInline",
        b.format->'removed_from' AS "removedFrom"
      FROM block b
        LEFT JOIN LATERAL (SELECT parent_id FROM collection WHERE space_id = $1 AND id = b.parent_id AND b.parent_table = 'collection' LIMIT 1) c ON true
        LEFT JOIN LATERAL (SELECT id, type, page_id FROM block WHERE space_id = $1 AND id = c.parent_id LIMIT 1) d ON true
        LEFT JOIN LATERAL (SELECT id, properties FROM block WHERE space_id = $1
          AND id = coalesce(b.page_id, CASE WHEN d.type = ANY($2::text[]) THEN d.id ELSE d.page_id END) LIMIT 1) p ON true
        LEFT JOIN LATERAL (SELECT name, icon FROM collection WHERE space_id = $1 AND parent_id = b.id AND alive ORDER BY created_time LIMIT 1) o ON true
      WHERE b.space_id = $1 AND b.moved_to_trash_time IS NOT NULL AND NOT b.alive AND b.deleted_from_trash_time IS NULL AND ${isListed('$2::text[]')}
        AND ($3::uuid IS NULL OR b.moved_to_trash_id = $3::uuid) AND ($4::bigint IS NULL OR (b.moved_to_trash_time, b.id) < ($4::bigint, $5::uuid))
      ORDER BY b.moved_to_trash_time DESC, b.id DESC LIMIT $6`,
    values: [spaceId, pageTypes, given.by ?? null, given.after?.time ?? null, given.after?.id ?? null, given.limit],
  })
  return rows
}

const DAY_SECONDS = 86_400
/** How long a page stays in the trash where the space says nothing else. */
const IN_TRASH_SECONDS = 30 * DAY_SECONDS

const delayMs = (setting: string, seconds: number): string =>
  `1000 * greatest(0, coalesce((s.settings->>'${setting}')::bigint, ${seconds}))`

interface DuePage {
  readonly spaceId: Uuid
  readonly id: Uuid
  /** When it went to the trash. */
  readonly time: number
  readonly by: Uuid
}

/** Pages that have been in the trash for longer than their space keeps them. */
export const duePages = async (
  pool: pg.Pool,
  pageTypes: readonly string[],
  now: number,
  limit: number,
): Promise<readonly DuePage[]> =>
  (
    await pool.query<DuePage>(
      `SELECT b.space_id AS "spaceId", b.id, b.moved_to_trash_time AS time, coalesce(b.moved_to_trash_id, b.created_by_id) AS by
       FROM block b JOIN space s ON s.id = b.space_id
       WHERE b.moved_to_trash_time <= $1::bigint - ${delayMs('delete_from_trash_delay_seconds', IN_TRASH_SECONDS)}
         AND NOT b.alive AND b.deleted_from_trash_time IS NULL AND ${isListed('$2::text[]')}
       ORDER BY b.moved_to_trash_time LIMIT $3`,
      [now, pageTypes, limit],
    )
  ).rows

/** Pages that were deleted for ever, and whose rows need be kept no longer. */
export const purgeablePages = async (
  pool: pg.Pool,
  now: number,
  limit: number,
): Promise<readonly Pick<DuePage, 'spaceId' | 'id'>[]> =>
  (
    await pool.query<Pick<DuePage, 'spaceId' | 'id'>>(
      `SELECT b.space_id AS "spaceId", b.id FROM block b JOIN space s ON s.id = b.space_id
       WHERE b.deleted_from_trash_time <= $1::bigint - ${delayMs('purge_delay_seconds', 0)}
       ORDER BY b.deleted_from_trash_time LIMIT $2`,
      [now, limit],
    )
  ).rows
