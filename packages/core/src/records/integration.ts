// An integration: a program of ours or of somebody else's that may be given access to a space.
import type { Uuid } from '../ids'
import { limits } from '../limits'
import { canonicalUuid, list, open, optional, string } from '../validation/checks'
import { defineRecord, fields, type ValueOf } from './define'

const info = open({
  developer_space_id: optional(canonicalUuid),
  extra_testing_space_ids: optional(list(canonicalUuid)),
  original_url_patterns: optional(list(string)),
})

export const integration = defineRecord({
  table: 'integration',
  scope: 'global',
  fields: {
    name: fields.textOf({ max: limits.maxNameCharacters }),
    parent_table: fields.text(),
    parent_id: fields.uuid(),
    created_at: fields.time(),
    created_by: fields.uuid(),
    updated_at: fields.time(),
    updated_by: fields.uuid(),
    redirect_uris: fields.texts(),
    status: fields.text(),
    alive: fields.boolean(),
    capabilities: fields.object(),
    info: fields.shaped(info),
    /** `internal`, or the name of another kind. */
    type: fields.text(),
    listing_status: fields.oneOf(['published', 'unpublished']),
  },
  indexes: [['parent_id']],
})

type IntegrationValue = ValueOf<typeof integration>

/** Whether an integration is still being tried out in a space. */
export const isInTestingMode = ({ info }: Pick<IntegrationValue, 'info'>, spaceId: Uuid): boolean =>
  info?.developer_space_id === spaceId || (info?.extra_testing_space_ids?.includes(spaceId) ?? false)
