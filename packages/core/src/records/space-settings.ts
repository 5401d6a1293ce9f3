// The settings of a space; every one is optional. Those that decide about money, safety or storage are the server's
// (`server-space-settings.ts`), although they live in a field that owners may change.
import {
  boolean,
  type Checked,
  canonicalUuid,
  either,
  exact,
  exactOrMatching,
  integer,
  list,
  literal,
  mapOf,
  number,
  oneOf,
  optional,
  string,
} from '../validation/checks'
import { spaceRequest } from './space-request'
import { spaceSurveyData } from './space-survey'

export const crdtStatuses = ['off', 'prefer_off', 'prefer_on', 'migrating', 'on'] as const

const flag = optional(boolean)
const time = optional(integer)

const teamsAndMembership = {
  is_teams_enabled: flag,
  migrated_to_teams_at: time,
  space_request: optional(spaceRequest),
  disable_membership_requests: flag,
  disable_member_upgrade_requests: flag,
  disable_external_membership_requests: flag,
  enable_guest_invite_requests: flag,
  seen_membership_requests: flag,
  disable_guest_membership_requests: flag,
  seen_guest_membership_requests: flag,
  first_invited_member_time: time,
  disable_team_guests: flag,
}

const ai = {
  in_ai_program: flag,
  is_assistant_experience_enabled: flag,
  all_users_ai_enabled: flag,
  disable_ai_feature: flag,
  enable_ai_feature: flag,
  disable_ai_web_search: flag,
  enable_ai_training: flag,
  grant_awards: optional(list(exact({ feature: literal('ai'), id: string, received_at: integer }))),
  embedding_index_is_live: flag,
  embedding_index_generation: time,
}

const limitsAndTrials = {
  database_sync_row_limit: optional(integer),
  reach_block_limit_time: time,
  biz_offer_aversion_rejected_time: time,
}

const homeAndSites = {
  hide_sites_banner: flag,
  disable_page_analytics: flag,
  is_personal_home_enabled: flag,
  show_home_virtual_views: flag,
}

const storageAndDeletion = {
  crdt_status: optional(oneOf(...crdtStatuses)),
  zero_retention_enabled: flag,
  sharded_entitlement_usage_tables: flag,
  delete_from_trash_delay_seconds: optional(integer),
  purge_delay_seconds: optional(integer),
  purge_transcripts_delay_seconds: optional(integer),
}

const billing = {
  subscription_elapsed_date: time,
  space_survey_data: optional(spaceSurveyData),
  self_serve_enterprise_eligible: flag,
  premium_feature_overrides: optional(mapOf(either(literal('unlimited'), either(number, boolean)))),
  free_charts: optional(list(canonicalUuid)),
}

const administration = {
  are_scim_invite_emails_suppressed: flag,
  disable_sheaf_calendar: flag,
  custom_emoji_creation_only_admin: flag,
  manage_internal_domains: optional(oneOf('auto', 'admin_override')),
  hipaa_compliancy_data: optional(exact({ last_edited_by_id: canonicalUuid, last_edited_time: integer })),
  disallow_webhook_automation_action: flag,
  domain_link_sharing_enabled: flag,
  freeze: optional(
    exact({
      enabled: boolean,
      start_ts: integer,
      reason: literal('migration'),
      start_datetime: optional(string),
      start_timezone: optional(string),
    }),
  ),
  getting_started_template_errors: optional(mapOf(list(oneOf('block_limit', 'page_permissions', 'user_permissions')))),
}

const restrictedMembers = {
  roles_that_can_add_restricted_members_to_teamspaces: optional(
    oneOf('space_owner', 'space_owner_and_team_owner', 'member'),
  ),
  roles_that_can_add_restricted_members_to_pages: optional(
    oneOf('space_owner', 'member_with_admin_approval', 'member'),
  ),
  enable_permission_group_restricted_members: flag,
}

/** The flags for what was seen of the block limit and of trials come and go with campaigns: they share a form, not a list. */
export const spaceSettings = exactOrMatching(
  {
    ...teamsAndMembership,
    ...ai,
    ...limitsAndTrials,
    ...homeAndSites,
    ...storageAndDeletion,
    ...billing,
    ...administration,
    ...restrictedMembers,
  },
  /^(?:seen|exposed)_[a-z0-9_]{1,80}$/,
  either(boolean, integer),
)
export type SpaceSettings = Checked<typeof spaceSettings>
