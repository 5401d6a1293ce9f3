// Those settings of a space that are the server's.

/** Settings that an owner sees but only the server changes. */
export const serverSpaceSettings: ReadonlySet<string> = new Set([
  'migrated_to_teams_at',
  'space_request',
  'first_invited_member_time',
  'in_ai_program',
  'grant_awards',
  'embedding_index_is_live',
  'embedding_index_generation',
  'database_sync_row_limit',
  'reach_block_limit_time',
  'crdt_status',
  'zero_retention_enabled',
  'sharded_entitlement_usage_tables',
  'subscription_elapsed_date',
  'self_serve_enterprise_eligible',
  'premium_feature_overrides',
  'free_charts',
  'hipaa_compliancy_data',
  'freeze',
  'getting_started_template_errors',
])
