// Where a visit came from: a number in the address (`pvs`), a name in what is counted. A star marks sources outside the product.
import type { Parameter } from './parameter'

/** Ten to a line: line 4 begins with code 40. A dash is a number that means nothing. */
const table = `
email* search sidebar last_visited_page copy_link* notification slack* button_automation github_linkback* sidebar_bookmark
sidebar_workspace sidebar_shared sidebar_private sidebar_team sidebar_team_browser sidebar_quick_add sidebar_home sidebar_trash breadcrumb push_notification*
google_event* export* import expand mention_in_page link_in_page search_query search_recents sidebar_recents widget*
back_forward peek_open peek_close peek_scroll direct* leave_or_remove duplicate onboarding app_redirect native_share_link*
edit_public_page activity ai_chat create change_collection_view move switch_space login restore join_team
personal_home_view_all ai_slack_qna* ai_slack_assistant* ai_qna home home_tile_recents home_tile_trending home_tile_shared home_tile_tasks home_tile_tips
home_tasks home_unknown home_tile_notes home_similar_users page_error sidebar_public_page_template_includes default_home home_tasks_create location_property typed_db_conversion_toast
home_tile_tasks_create duplicate_template_switch_space home_templates published_site_settings published_site_banner comment_public_page mobile_inbox turn_on_sprints home_link home_email_link
home_error_redirect home_tile_most_visited home_tile_last_edited home_tile_favorites page_layout_editor ai_chat_ephemeral_view home_calendar_attachment home_tile_recents_quick_add ai_writer_deeplink home_tile_custom_database
home_custom_database home_tile_custom_database_create home_custom_database_create search_tabs sidebar_private_pane sidebar_shared_pane site_custom_header page_table_of_contents search_custom_action deleted_from_trash_page_actions
charts_launch_modal sites_tooltips_tour_deeplink sites_launch_modal home_digest_email* form_view_responses form_public_page form_internal_page ai_qna_google_drive forms_launch_modal workflow_template_onboarding
share_menu new_workspace_workflow_template_onboarding form_embed team_home_page demo_tour form_response_snapshot workflows create_form_deep_link audit_log -
activity_digest_email* save_page_translation_copy verified_pages_settings embed_public_page_view_original* browse_page workflow_templates_deeplink* public_share_link unified_feed team_feed unified_feed_scroll
team_feed_scroll charts_drilldown unified_digest_email* marketing_magic_box* sharing_empty_sidebar_section ai_microsoft_teams_qna backlinks transcription_block_popup workspace_settings_people_section_header collection_view_block_workflow_control
library_page public_site_share_via_social_button* public_page_settings public_site_viewed_share_via_social_button* manage_data_sources_menu generic_feed browser_navigation initialization transcription_recording_stopped_notification public_site_mobile_share_via_social_button*
workspace_discovery search_offline_pages external_pages_sidebar ai_block meetings_page workspace_discovery_shared_page transcription_block_notification comment_author person_hover_card person_profile_link
person_profile_recent_activity person_profile_top_collaborators new_ai_chat_input calendar* browser_extension_new_tab* browser_extension_new_tab_settings* leave_guest_with_private_pages collection_view_type_page agent_personalization_settings sidebar_chats
sidebar_my_agents sidebar_agents_from_workspace sidebar_agents_search upcoming_meeting_calendar_event personal_home_shortcuts collection_view_location_property ai_landing_page marketplace_personalization_assistant citation mobile_meeting_notes_notification
copy_link_from_meeting_notes* sidebar_apps deep_link_redirect*
`

interface NavigationSource {
  readonly code: number
  readonly name: string
  readonly isExternal: boolean
}

const sources: readonly NavigationSource[] = table
  .trim()
  .split(/\s+/)
  .map((word, code) => ({ code, name: word.replace('*', ''), isExternal: word.endsWith('*') }))
const byName = new Map(sources.map(source => [source.name, source]))

export const lastSourceCode = sources.length - 1
export const sourceOfCode = (code: number): NavigationSource | null => {
  const source = sources[code]
  return source && source.name !== '-' ? source : null
}
export const sourceOfName = (name: string): NavigationSource | null =>
  name === '-' ? null : (byName.get(name) ?? null)

const copied = 'copy_link'

/** The code of a source. Copied links say it in words that people can read, and under another name. */
export const navigationSource: Parameter<number> = {
  read: text =>
    text === copied ? byName.get(copied)?.code : /^\d{1,3}$/.test(text) ? sourceOfCode(Number(text))?.code : undefined,
  write: code => (sourceOfCode(code)?.name === copied ? copied : String(code)),
  keys: ['pvs', 'source'],
  keyOf: code => (sourceOfCode(code)?.name === copied ? 'source' : 'pvs'),
}
