// Record tables that are named in the contract and whose features are not built yet. Each moves to a file of its own, with
// fields of its own, when its feature is built.
import { defineRecord, fields } from './define'
import { created, edited } from './edited'

const named = <const T extends string>(table: T) =>
  defineRecord({
    table,
    scope: 'space',
    fields: {
      space_id: fields.uuid(),
      parent_id: fields.uuid(),
      parent_table: fields.text(),
      alive: fields.boolean({ initial: true }),
      ...created,
      ...edited,
      data: fields.object({ initial: {} }),
    },
    required: ['space_id', 'alive'],
    indexes: [['parent_id']],
  })

export const namedTables = [
  // Content and structure
  named('reaction'),
  named('snapshot'),
  named('edge'),
  named('record_mention'),
  named('related_content'),
  // Spaces, people and permissions
  named('space_bot'),
  named('space_permission_group'),
  named('space_permission_group_member'),
  named('space_user_recovery'),
  named('invite'),
  named('follow'),
  named('custom_emoji'),
  named('sidebar_section'),
  named('sidebar_section_item'),
  named('trusted_domain'),
  named('upgrade_request'),
  named('subscription_banner'),
  named('referral'),
  named('integration_management_permissions'),
  named('user_seen_record'),
  named('bot_extended_metadata'),
  // Activity and notifications
  named('page_visit'),
  named('page_exit'),
  named('activity'),
  named('notification'),
  named('scheduled_digest_message'),
  // Automations and integrations
  named('automation'),
  named('automation_action'),
  named('webhook_subscription'),
  named('jira_webhook'),
  named('external_authentication_token'),
  named('external_object'),
  // AI and agents
  named('agent'),
  named('skill'),
  named('assistant_chat_session'),
  named('assistant_chat_step'),
  named('assistant_session_starter'),
  named('ai_embedding_config'),
  named('inference_transcript'),
  // Workflows and messaging
  named('workflow'),
  named('workflow_automation_run'),
  named('workflow_transcript'),
  named('workflow_artifact'),
  named('workflow_external_scoped_connection'),
  named('workflow_module'),
  named('thread'),
  named('thread_message'),
  named('channel'),
  named('worker'),
  named('schedule_for_event'),
  // Sites, forms and charts
  named('site'),
  named('form_question'),
  named('form_response_snapshot'),
  // Compliance and files
  named('workspace_encryption_key'),
  named('legal_hold_page'),
  named('legal_hold_page_actor'),
  // Usage
  named('space_user_entitlement_usage'),
] as const
