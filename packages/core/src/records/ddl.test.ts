import { describe, expect, it } from 'vitest'
import { allRecords, recordOf } from './all'
import { columnsOf, ddlOf, primaryKeyOf } from './ddl'
import { defineRecord, fields, type RecordDefinition } from './define'

const pet = defineRecord({
  table: 'pet',
  scope: 'space',
  fields: {
    space_id: fields.uuid(),
    name: fields.text({ initial: "o'clock" }),
    legs: fields.integer({ initial: 4 }),
    toys: fields.texts({ initial: ['ball', "cat's"] }),
    friends: fields.uuids({ initial: [] }),
    data: fields.object({ initial: { a: "it's" } }),
    rank: fields.text({ internal: true, collation: 'C' }),
    children: fields.uuids({ derived: true }),
  },
  required: ['space_id', 'legs'],
  indexes: [['name', 'rank'], ['rank']],
  indexesAcrossSpaces: [['name']],
  fillfactor: 50,
}) as unknown as RecordDefinition

describe('tables', () => {
  it('are written from their definition', () => {
    expect(ddlOf(pet)).toBe(
      `
CREATE TABLE IF NOT EXISTS "pet" (
  "id" uuid NOT NULL,
  "version" integer NOT NULL DEFAULT 0,
  "last_version" integer NOT NULL DEFAULT 0,
  "space_id" uuid NOT NULL,
  "name" text DEFAULT 'o''clock',
  "legs" integer NOT NULL DEFAULT 4,
  "toys" text[] DEFAULT ARRAY['ball', 'cat''s']::text[],
  "friends" uuid[] DEFAULT ARRAY[]::uuid[],
  "data" jsonb DEFAULT '{"a":"it''s"}'::jsonb,
  "rank" text COLLATE "C",
  PRIMARY KEY ("space_id", "id")
) WITH (fillfactor = 50);
CREATE INDEX IF NOT EXISTS "pet_space_id_name_rank_idx" ON "pet" ("space_id", "name", "rank") WHERE "name" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "pet_space_id_rank_idx" ON "pet" ("space_id", "rank") WHERE "rank" IS NOT NULL;
CREATE INDEX IF NOT EXISTS "pet_name_idx" ON "pet" ("name");
ALTER TABLE "pet" ALTER COLUMN "space_id" SET STATISTICS 0;
`.trim(),
    )
  })

  it('have a column for every field that is not derived', () => {
    const columns = columnsOf(pet)
    expect(columns.map(column => column.name)).not.toContain('children')
    expect(columns.find(column => column.name === 'rank')).toEqual({ name: 'rank', type: 'text', isPublic: false })
    expect(columns.find(column => column.name === 'toys')?.isPublic).toBe(true)
  })

  it('of a space are keyed by the space first, others by id alone', () => {
    expect(primaryKeyOf(recordOf('block'))).toEqual(['space_id', 'id'])
    expect(primaryKeyOf(recordOf('sheaf_user'))).toEqual(['id'])
    expect(ddlOf(recordOf('space'))).toContain('PRIMARY KEY ("id")')
  })

  it('of blocks are ready for children in order and for pages', () => {
    const ddl = ddlOf(recordOf('block'))
    expect(ddl).toContain('"ord" text COLLATE "C"')
    expect(ddl).toContain('ON "block" ("space_id", "parent_id", "ord") WHERE "parent_id" IS NOT NULL;')
    expect(ddl).toContain('ON "block" ("space_id", "page_id") WHERE "page_id" IS NOT NULL;')
    expect(ddl).not.toContain('"content"')
  })

  it('memberships are found before the space is known', () => {
    expect(ddlOf(recordOf('space_user'))).toContain('ON "space_user" ("user_id");')
  })

  it('have names that PostgreSQL does not cut, and no two the same', () => {
    const names = allRecords.flatMap(({ table }) =>
      [...ddlOf(recordOf(table)).matchAll(/IF NOT EXISTS "([^"]+)"/g)].map(match => match[1] as string),
    )
    for (const name of names) expect(name.length).toBeLessThanOrEqual(63)
    expect(new Set(names).size).toBe(names.length)
  })
})
