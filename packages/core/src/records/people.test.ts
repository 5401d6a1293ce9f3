import { describe, expect, it } from 'vitest'
import { isSentinelId } from '../id-kinds'
import { uuid } from '../ids'
import { automationBot, isExternalBot } from './bot'
import { isInTestingMode } from './integration'
import { membershipTypes } from './membership'
import { systemUsers } from './sheaf-user'
import { startPreferences } from './space-view'
import { sliceMappingId } from './text-slice-block-mapping'
import { validateRecord } from './value'

const id = uuid('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
const other = uuid('11111111-2222-4333-8444-555555555555')
const base = { id, version: 1, last_version: 0 }

describe('system users', () => {
  it('[P 3] app, support, AI, home and an anonymous form responder exist with fixed ids', () => {
    const users = Object.values(systemUsers)
    expect(Object.keys(systemUsers)).toEqual(['app', 'support', 'ai', 'home', 'anonymousFormResponder'])
    expect(new Set(users.map(user => user.id)).size).toBe(5)
    for (const user of users) {
      expect(isSentinelId(user.id)).toBe(true)
      expect(user.admin).toBe(true)
      expect(user.profile_photo).not.toBe('')
    }
  })

  it('[P 3] the Automation bot may read content', () => {
    expect(automationBot).toMatchObject({ name: 'Automation', capabilities: { read_content: true } })
    expect(Object.values(systemUsers).some(user => user.id === automationBot.id)).toBe(false)
    expect(isSentinelId(automationBot.id)).toBe(true)
  })
})

describe('bots and integrations', () => {
  it('[P 3] a bot is external when its type is external or guest', () => {
    expect(['external', 'guest', 'automation', 'internal'].map(type => isExternalBot({ type }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isExternalBot({})).toBe(false)
  })

  it('[P 3] a bot belongs to a person or to a space', () => {
    expect(() => validateRecord('bot', { ...base, parent_table: 'space', parent_id: other })).not.toThrow()
    expect(() => validateRecord('bot', { ...base, parent_table: 'block' })).toThrow('bot.parent_table should be one of')
  })

  it('[P 3] an integration is in testing mode in its developer space and the extra ones', () => {
    expect(isInTestingMode({ info: { developer_space_id: id } }, id)).toBe(true)
    expect(isInTestingMode({ info: { developer_space_id: id, extra_testing_space_ids: [other] } }, other)).toBe(true)
    expect(isInTestingMode({ info: { developer_space_id: id } }, other)).toBe(false)
    expect(isInTestingMode({}, id)).toBe(false)
  })

  it('[P 3] an integration is published or unpublished, and its info may hold more', () => {
    const info = { developer_space_id: id, original_url_patterns: ['a'], more: 1 }
    expect(() => validateRecord('integration', { ...base, listing_status: 'published', info })).not.toThrow()
    expect(() => validateRecord('integration', { ...base, listing_status: 'hidden' })).toThrow('listing_status')
  })

  it('[P 3] usage is counted in responses, tokens or seconds', () => {
    const usage = { ...base, space_id: id, usage: 1.5 }
    for (const type_unit of ['responses', 'tokens', 'seconds'])
      expect(() => validateRecord('space_entitlement_usage', { ...usage, type_unit })).not.toThrow()
    expect(() => validateRecord('space_entitlement_usage', { ...usage, type_unit: 'words' })).toThrow('type_unit')
  })
})

describe('memberships and views', () => {
  it('a membership has one of five types', () => {
    const membership = { ...base, space_id: id, user_id: other, alive: true }
    for (const membership_type of membershipTypes)
      expect(() => validateRecord('space_user', { ...membership, membership_type })).not.toThrow()
    expect(() => validateRecord('space_user', membership)).toThrow('space_user.membership_type should be defined')
  })

  it('[P 2.7] a person chooses per space what opens at the start', () => {
    expect(startPreferences).toEqual(['personal_home', 'chat', 'ai', 'first_page', 'last_visited_page'])
    const parent = { parent_id: other, parent_table: 'sheaf_user', alive: true }
    const view = { ...base, space_id: id, user_id: other, ...parent }
    for (const last_visited_route of [
      { type: 'team', teamId: id },
      { type: 'page', blockId: id, collectionViewId: other },
    ])
      expect(() => validateRecord('space_view', { ...view, last_visited_route })).not.toThrow()
    expect(() => validateRecord('space_view', { ...view, start_preference: 'inbox' })).toThrow('start_preference')
  })
})

describe('slices and keys', () => {
  it('a slice has one row, whoever asks', () => {
    expect(sliceMappingId(id, other)).toBe(sliceMappingId(id, other))
    expect(new Set([sliceMappingId(id, null), sliceMappingId(id, id), sliceMappingId(other, null)]).size).toBe(3)
    const row = { ...base, space_id: id, text_id: id, block_id: id, ord: 0, origin_block_id: id }
    expect(() => validateRecord('text_slice_block_mapping', row)).not.toThrow()
  })

  it('[P 3] a record_key holds a prefix', () => {
    const ids = { space_id: id, scope_id: id, parent_id: other }
    const key = { ...base, ...ids, scope_table: 'space', parent_table: 'collection', alive: true }
    expect(() => validateRecord('record_key', { ...key, record_key: 'TASK' })).not.toThrow()
    expect(() => validateRecord('record_key', { ...key, record_key: 'task' })).toThrow(
      'record_key.record_key should be',
    )
  })
})
