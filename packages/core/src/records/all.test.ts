import { describe, expect, expectTypeOf, it } from 'vitest'
import { deterministicUuid, type Uuid } from '../ids'
import { allRecords, isTable, type RecordOf, recordOf, type Table } from './all'
import type { RecordDefinition } from './define'
import { actorTables } from './edited'

const id = deterministicUuid(['record'])
const definitions = allRecords.map(record => recordOf(record.table))
const otherTables = `
  block collection collection_view comment discussion reaction
  snapshot edge record_counter record_key record_mention
  layout text_slice_block_mapping related_content
  space space_user space_view space_bot
  space_permission_group space_permission_group_member space_user_recovery
  team invite follow custom_emoji
  sidebar_section sidebar_section_item
  trusted_domain upgrade_request subscription_banner referral
  integration_management_permissions
  user_seen_record bot_extended_metadata
  page_visit page_exit activity notification scheduled_digest_message
  automation automation_action webhook_subscription jira_webhook
  external_authentication_token external_object
  agent skill assistant_chat_session assistant_chat_step assistant_session_starter
  ai_embedding_config inference_transcript
  workflow workflow_automation_run workflow_transcript workflow_artifact
  workflow_external_scoped_connection workflow_module
  thread thread_message channel worker schedule_for_event
  site free_chart form_question form_response_snapshot
  workspace_encryption_key legal_hold_page legal_hold_page_actor file_upload
  space_entitlement_usage space_user_entitlement_usage
`
  .trim()
  .split(/\s+/)

/** Fields that only the server or an operation of their own may change. */
const never =
  /^(?:id|version|last_version|space_id|user_id|parent_id|parent_table|page_id|ord|alive|content|email|plan_type|subscription_tier|short_id.*|crdt_.*|text_.*|created_.*|last_edited_.*|deleted_.*|.*_time|.*_at)$/

describe('the list of record tables', () => {
  it('[P 3] holds every table that the specification names, once', () => {
    const tables = allRecords.map(record => record.table)
    expect(new Set(tables).size).toBe(tables.length)
    expect(new Set(tables)).toEqual(new Set([...otherTables, 'integration', 'sheaf_user', 'bot']))
  })

  it('finds a definition by its table', () => {
    expect(recordOf('block').table).toBe('block')
    expect(recordOf('workflow').table).toBe('workflow')
    expect(() => recordOf('nothing' as Table)).toThrow('No record table "nothing"')
  })

  it('knows a table from any other word', () => {
    expect(isTable('space_view')).toBe(true)
    expect(['Block', 'toString', '__proto__', '', 5].some(isTable)).toBe(false)
  })

  it('types follow the list', () => {
    expectTypeOf<'block'>().toExtend<Table>()
    expectTypeOf<'pet'>().not.toExtend<Table>()
    expectTypeOf<RecordOf<'block'>['parent_id']>().toEqualTypeOf<Uuid>()
    expectTypeOf<RecordOf<'space_user'>['membership_type']>().toExtend<string>()
  })
})

describe.each(definitions.map(d => [d.table, d] as const))('%s', (_, definition: RecordDefinition) => {
  const names = Object.keys(definition.fields)

  it('requires and indexes only fields that it has', () => {
    for (const name of definition.required) expect(names).toContain(name)
    for (const name of [...definition.indexes, ...(definition.indexesAcrossSpaces ?? [])].flat())
      expect(names).toContain(name)
  })

  it('belongs to a space exactly when it is keyed by one', () => {
    if (definition.scope === 'space') expect(definition.required).toContain('space_id')
    else expect(definition.required).not.toContain('space_id')
  })

  it('starts with initial values that pass its own checks', () => {
    for (const [name, field] of Object.entries(definition.fields))
      if (field.initial !== undefined) expect(field.check.judge(field.initial), name).toBeNull()
  })

  it('lets nobody set ids, versions, times, parents, plans or texts directly', () => {
    // A comment lies in no tree that would have to know of its end.
    const mayEnd = definition.table === 'comment' ? 'alive' : undefined
    for (const [name, field] of Object.entries(definition.fields))
      if (never.test(name) && name !== mayEnd) expect(field.writable, name).toBeUndefined()
  })

  it('asks others than the author only about what can be written, and lists records of a table that exists', () => {
    for (const [name, { writable, byOthers, lists }] of Object.entries(definition.fields)) {
      if (byOthers) expect([writable !== undefined, names.includes('created_by_id')], name).toEqual([true, true])
      if (lists !== undefined) expect([isTable(lists), byOthers !== undefined], name).toEqual([true, true])
    }
  })

  it('has rules of fields that it has, and is made by people only under what they can name', () => {
    for (const name of definition.roles?.fields ?? []) expect(names).toContain(name)
    const hangs = definition.channels?.some(rule => rule !== 'own')
    if (definition.creation || hangs) expect(names).toEqual(expect.arrayContaining(['parent_id', 'parent_table']))
    for (const table of Object.keys(definition.creation?.beside?.(id, id) ?? {})) expect(isTable(table)).toBe(true)
  })

  it('lets nobody set what clients do not see', () => {
    for (const [name, field] of Object.entries(definition.fields))
      if (field.internal || field.derived) expect(field.writable, name).toBeUndefined()
  })
})

it('records are made by people and bots', () => {
  expect(actorTables).toEqual(['sheaf_user', 'bot'])
})
