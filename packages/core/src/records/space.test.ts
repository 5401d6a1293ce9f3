import { describe, expect, it } from 'vitest'
import { uuid } from '../ids'
import { passes, validate } from '../validation/validate'
import { serverSpaceSettings } from './server-space-settings'
import { space } from './space'
import { spaceRequest } from './space-request'
import { crdtStatuses, spaceSettings } from './space-settings'
import { spaceSurveyData } from './space-survey'

const id = uuid('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
const settings = (value: object): boolean => passes(spaceSettings, value)

describe('space settings', () => {
  it('[P 3] are all optional', () => {
    expect(settings({})).toBe(true)
  })

  it('[P 3] have their own types', () => {
    expect(settings({ is_teams_enabled: true, first_invited_member_time: 5, disable_sheaf_calendar: false })).toBe(true)
    expect(settings({ is_teams_enabled: 'yes' })).toBe(false)
    expect(settings({ grant_awards: [{ feature: 'ai', id: 'ai.grant032023', received_at: 1 }] })).toBe(true)
    expect(settings({ grant_awards: [{ feature: 'charts', id: 'x', received_at: 1 }] })).toBe(false)
    expect(settings({ premium_feature_overrides: { a: 'unlimited', b: 5, c: false } })).toBe(true)
    expect(settings({ premium_feature_overrides: { a: 'some' } })).toBe(false)
    expect(settings({ getting_started_template_errors: { a: ['block_limit', 'user_permissions'] } })).toBe(true)
    expect(settings({ hipaa_compliancy_data: { last_edited_by_id: id, last_edited_time: 1 } })).toBe(true)
  })

  it('[P 3] a freeze has a start and the reason migration', () => {
    expect(settings({ freeze: { enabled: true, start_ts: 1, reason: 'migration' } })).toBe(true)
    expect(settings({ freeze: { enabled: true, start_ts: 1, reason: 'holiday' } })).toBe(false)
    expect(settings({ freeze: { enabled: true, reason: 'migration' } })).toBe(false)
  })

  it('[P 4] crdt_status is one of five', () => {
    expect(crdtStatuses.every(crdt_status => settings({ crdt_status }))).toBe(true)
    expect(settings({ crdt_status: 'maybe' })).toBe(false)
  })

  it('[P 6] who may add restricted members', () => {
    for (const role of ['space_owner', 'space_owner_and_team_owner', 'member'])
      expect(settings({ roles_that_can_add_restricted_members_to_teamspaces: role })).toBe(true)
    for (const role of ['space_owner', 'member_with_admin_approval', 'member'])
      expect(settings({ roles_that_can_add_restricted_members_to_pages: role })).toBe(true)
    expect(settings({ roles_that_can_add_restricted_members_to_pages: 'space_owner_and_team_owner' })).toBe(false)
  })

  it('[P 3] flags of what was seen of limits and trials share a form; anything else is unknown', () => {
    expect(settings({ seen_block_limit_modal: true, exposed_business_trial: 1_700_000_000_000 })).toBe(true)
    expect(() => validate(spaceSettings, { seen_block_limit_modal: 'yes' }, 'settings')).toThrow(
      'settings.seen_block_limit_modal should be a boolean or an integer, instead was "yes".',
    )
    expect(() => validate(spaceSettings, { theme: 'dark' }, 'settings')).toThrow('settings.theme should be not present')
  })

  it('an owner cannot grant their space what it pays for', () => {
    const keys = ['premium_feature_overrides', 'grant_awards', 'database_sync_row_limit', 'freeze', 'crdt_status']
    for (const key of keys) expect(space.fields.settings.serverKeys?.has(key)).toBe(true)
    expect(serverSpaceSettings.has('disable_ai_feature')).toBe(false)
  })

  it('every setting of the server is a setting', () => {
    for (const key of serverSpaceSettings)
      expect(() => validate(spaceSettings, { [key]: Symbol('none') }, 'settings')).not.toThrow('not present')
  })
})

describe('space survey', () => {
  it('[P 3] each answer holds value, version, collected_at and collected_from', () => {
    const from = { version: 1, collected_at: 2, collected_from: 'onboarding' }
    const survey = { intent: { value: 'work', ...from }, use_cases: { value: ['wiki', 'notes'], ...from } }
    expect(passes(spaceSurveyData, survey)).toBe(true)
    expect(passes(spaceSurveyData, {})).toBe(true)
    expect(passes(spaceSurveyData, { use_cases: { value: 'wiki', ...from } })).toBe(false)
    expect(passes(spaceSurveyData, { company_size: { value: '10' } })).toBe(false)
  })
})

describe('space requests', () => {
  const transfer = {
    status: 'requested',
    requested_time: 1,
    requested_from_space_id: id,
    requested_by_user_id: id,
    contact_email: 'a@b.example',
  }
  const deletion = { status: 'started', started_time: 1, contact_email: 'a@b.example' }

  it.each<object>([
    { type: 'personal_external_transfer', ...transfer },
    { type: 'personal_external_transfer', ...transfer, status: 'started', start_time: 2, target_user_id: id },
    { type: 'organization_personal_external_transfer', ...transfer, requested_by_organization_id: id },
    {
      type: 'team_claim_upgrade',
      status: 'added_and_downgraded_users',
      requested_by_space_id: id,
      target_space_admin_ids: [id],
      requested_by_id: id,
      requested_by_table: 'bot',
    },
    { type: 'organization_claiming_space', status: 'added_space_to_organization', requested_by_organization_id: id },
    { type: 'domain_claim_space_deletion', ...deletion },
    { type: 'organization_domain_claim_space_deletion', ...deletion, status: 'canceled', canceled_by_id: id },
    {
      type: 'space_content_duplication',
      status: 'failed_with_closed_source',
      target_space_id: id,
      contact_email: 'a@b.example',
    },
  ])('[P 3] $type passes', request => {
    expect(passes(spaceRequest, request)).toBe(true)
  })

  it('[P 4] a status belongs to its kind', () => {
    expect(passes(spaceRequest, { type: 'personal_external_transfer', ...transfer, status: 'canceled' })).toBe(false)
    expect(passes(spaceRequest, { type: 'domain_claim_space_deletion', ...deletion, status: 'completed' })).toBe(false)
    expect(() => validate(spaceRequest, { type: 'merge' }, 'space_request')).toThrow(
      'space_request.type should be one of "personal_external_transfer"',
    )
  })
})
