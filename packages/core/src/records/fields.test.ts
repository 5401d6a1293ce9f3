// The fields of every record table as the specification lists them.
import { describe, expect, it } from 'vitest'
import type { Verb } from '../permissions/rights'
import { recordOf, type Table } from './all'

const words = (text: string): string[] => text.trim().split(/\s+/)
const base = ['id', 'version', 'last_version']

const specified: readonly (readonly [Table, string])[] = [
  [
    'space',
    `name icon email_domains pages space_pages disable_public_access disable_public_access_requests disable_guests
     disable_move_to_space disable_export disable_space_page_edits disable_team_creation beta_enabled created_time
     last_edited_time deleted_by permanently_deleted_time created_by_table created_by_id last_edited_by_table
     last_edited_by_id admin_disable_public_access plan_type subscription_tier invite_link_enabled initial_use_cases
     public_home_page bot_settings settings overdue_subscription short_id short_id_str referral_id`,
  ],
  [
    'block',
    `space_id type alive properties format permissions content non_content_children discussions view_ids collection_id
     parent_id parent_table created_time last_edited_time created_by created_by_table created_by_id last_edited_by
     last_edited_by_table last_edited_by_id copied_from file_ids ignore_block_count is_template moved
     content_classification moved_to_trash_table moved_to_trash_id moved_to_trash_time deleted_from_trash_time
     deleted_from_trash_table deleted_from_trash_id crdt_data crdt_format_version`,
  ],
  [
    'space_entitlement_usage',
    'created_at updated_at space_id usage entity_id entity_table period_start period_duration type_unit product',
  ],
  [
    'integration',
    `name parent_table parent_id created_at created_by updated_at updated_by redirect_uris status alive capabilities info
     type listing_status`,
  ],
  [
    'sheaf_user',
    `email given_name family_name profile_photo name onboarding_completed mobile_onboarding_completed
     clipper_onboarding_completed reverify is_banned suspended_time`,
  ],
  [
    'bot',
    `name parent_table parent_id created_at created_by_id created_by_table last_edited_at last_edited_by_id
     last_edited_by_table alive type integration_id icon space_id capabilities workflow_id`,
  ],
  [
    'team',
    `space_id name description icon created_time created_by_table created_by_id last_edited_time last_edited_by_table
     last_edited_by_id archived_by archived_at team_pages team_page_id pinned_pages parent_id parent_table settings
     is_default membership permissions`,
  ],
  ['record_key', 'space_id scope_table scope_id parent_table parent_id record_key alive'],
]
/** Ours, beyond the specification. */
const added: Partial<Record<Table, string[]>> = {
  block: ['page_id', 'ord', 'text_state', 'text_epoch'],
  // The specification has no place for a person's language, week and time zone.
  sheaf_user: ['settings'],
}

describe('fields', () => {
  it.each(specified)('[P 3] %s has exactly its fields', (table, text) => {
    const expected = [...base, ...words(text), ...(added[table] ?? [])]
    expect(Object.keys(recordOf(table).fields).sort()).toEqual(expected.sort())
  })

  it('[P 3] a block requires its parent, its type, its space and whether it is alive', () => {
    expect(recordOf('block').required).toEqual([...base, 'parent_id', 'parent_table', 'alive', 'type', 'space_id'])
  })

  it('[P 3] a record_key requires all but its key', () => {
    const required = ['space_id', 'scope_table', 'scope_id', 'parent_table', 'parent_id', 'alive']
    expect(recordOf('record_key').required).toEqual([...base, ...required])
  })

  it('[P 3] defaults', () => {
    const initial = (table: Table, field: string): unknown => recordOf(table).fields[field]?.initial
    expect(initial('block', 'alive')).toBe(false)
    expect(initial('block', 'properties')).toEqual({})
    expect(initial('block', 'format')).toEqual({})
    expect(initial('space', 'settings')).toEqual({})
    expect(initial('space', 'subscription_tier')).toBe('free')
    expect(initial('space_view', 'start_preference')).toBe('last_visited_page')
  })

  it('children are read from their own rows, and what belongs to storage stays there', () => {
    const { fields } = recordOf('block')
    expect(fields['content']?.derived).toBe(true)
    const internal = Object.keys(fields).filter(name => fields[name]?.internal)
    expect(internal).toEqual(['ord', 'text_state', 'text_epoch'])
  })
})

describe('who may set what directly', () => {
  const writable = (table: Table): Partial<Record<Verb, string[]>> => {
    const verbs: Partial<Record<Verb, string[]>> = {}
    for (const [name, { writable: verb }] of Object.entries(recordOf(table).fields))
      if (verb) (verbs[verb] ??= []).push(name)
    return verbs
  }

  it('of a block: what it says, how it is set up, who sees it, what is discussed', () => {
    expect(writable('block')).toEqual({
      edit: ['type', 'properties', 'format', 'file_ids'],
      configure: ['view_ids', 'collection_id', 'is_template', 'content_classification'],
      share: ['permissions'],
      comment: ['discussions'],
    })
  })

  it('of a database: what it is called by whoever edits, how it is set up by whoever configures, who sees its rows by whoever shares', () => {
    expect(writable('collection')).toEqual({
      edit: ['name', 'description', 'icon', 'cover'],
      configure: ['schema', 'format', 'template_pages'],
      share: ['row_permissions'],
    })
    expect(Object.keys(writable('collection_view'))).toEqual(['configure'])
    expect(writable('record_counter')).toEqual({})
  })

  it('of a space: only its owners, and never what it pays for', () => {
    const { share, ...others } = writable('space')
    expect(others).toEqual({})
    expect(share).toEqual(expect.arrayContaining(['name', 'icon', 'settings', 'disable_export']))
    for (const name of ['beta_enabled', 'admin_disable_public_access', 'overdue_subscription'])
      expect(share).not.toContain(name)
  })

  it('of a team: name, icon and description by editors, membership by owners', () => {
    expect(writable('team')).toEqual({
      configure: ['name', 'description', 'icon', 'team_page_id'],
      edit: ['pinned_pages'],
      share: ['settings', 'membership', 'permissions'],
    })
  })

  it('of a space_view and a person: what is their own', () => {
    expect(writable('space_view')).toEqual({
      edit: words(
        'private_pages shared_pages bookmarked_pages joined_teams start_preference last_visited_route settings',
      ),
    })
    expect(writable('sheaf_user')['edit']).toEqual(
      expect.arrayContaining(['name', 'given_name', 'family_name', 'profile_photo']),
    )
    expect(writable('sheaf_user')['edit']).not.toContain('is_banned')
  })

  it('of a membership, a slice, a usage or a bot: nothing', () => {
    for (const table of ['space_user', 'text_slice_block_mapping', 'space_entitlement_usage', 'bot'] as const)
      expect(writable(table)).toEqual({})
  })

  it('of a discussion and a comment: what commenters say', () => {
    expect(Object.keys(writable('discussion'))).toEqual(['comment'])
    expect(Object.keys(writable('comment'))).toEqual(['comment'])
  })
})
