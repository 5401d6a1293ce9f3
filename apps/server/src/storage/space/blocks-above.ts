// The way up from blocks: through their parents and, for rows, through the block that their collection is at home in.

/** `up`: the blocks $2 of the space $1 and every block above them. */
export const UP = `WITH RECURSIVE up(id, parent_id, parent_table) AS (
  SELECT id, parent_id, parent_table FROM block WHERE space_id = $1 AND id = ANY($2::uuid[])
  UNION SELECT p.id, p.parent_id, p.parent_table FROM up
    LEFT JOIN collection c ON up.parent_table = 'collection' AND c.space_id = $1 AND c.id = up.parent_id
    JOIN block p ON p.space_id = $1 AND p.id = CASE up.parent_table WHEN 'block' THEN up.parent_id WHEN 'collection' THEN c.parent_id END)`
