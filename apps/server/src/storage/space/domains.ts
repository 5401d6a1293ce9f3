// The names of workspaces in addresses: each is one workspace's, and a workspace has one at most.
import type { Uuid } from '@sheaf/core/ids'
import type pg from 'pg'

const UNIQUE_VIOLATION = '23505'

export const domainOf = async (pool: pg.Pool, spaceId: Uuid): Promise<string | null> =>
  (await pool.query<{ domain: string }>('SELECT domain FROM space_domain WHERE space_id = $1', [spaceId])).rows[0]
    ?.domain ?? null

export const spaceAt = async (pool: pg.Pool, domain: string): Promise<Uuid | undefined> =>
  (await pool.query<{ space_id: Uuid }>('SELECT space_id FROM space_domain WHERE domain = $1', [domain])).rows[0]
    ?.space_id

/** False where another workspace has it: of two who ask at once, one gets it. */
export async function takeDomain(pool: pg.Pool, spaceId: Uuid, domain: string): Promise<boolean> {
  try {
    await pool.query(
      `INSERT INTO space_domain (space_id, domain) VALUES ($1, $2)
       ON CONFLICT (space_id) DO UPDATE SET domain = excluded.domain`,
      [spaceId, domain],
    )
    return true
  } catch (error) {
    if ((error as { readonly code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

export async function releaseDomain(pool: pg.Pool, spaceId: Uuid): Promise<void> {
  await pool.query('DELETE FROM space_domain WHERE space_id = $1', [spaceId])
}
