// The way up from blocks: through their parents and, for rows, through the block that their collection is at home in.

/**
 * `up`: the blocks $2 of the space $1 and every block above them. Each step looks up one block by its id, and cannot do otherwise: a
 * database that takes a space for empty would hold every block against every other.
 */
export const UP = `WITH RECURSIVE up(id, parent_id, parent_table) AS (
  SELECT id, parent_id, parent_table FROM block WHERE space_id = $1 AND id = ANY($2::uuid[])
  UNION SELECT p.id, p.parent_id, p.parent_table FROM up CROSS JOIN LATERAL (
    SELECT id, parent_id, parent_table FROM block WHERE space_id = $1 AND id = CASE up.parent_table
      WHEN 'block' THEN up.parent_id
      WHEN 'collection' THEN (SELECT c.parent_id FROM collection c WHERE c.space_id = $1 AND c.id = up.parent_id)
    END LIMIT 1) p)`

/** The blocks of `up`, as `b`. */
export const FROM_UP = 'FROM block b WHERE b.space_id = $1 AND b.id = ANY(ARRAY(SELECT id FROM up))'
