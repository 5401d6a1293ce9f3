// A request that concerns a whole space: moving it out, claiming it, deleting it, copying it. Each kind has its own way from
// status to status (product.md 4).
import { canonicalUuid, exact, integer, list, literal, oneOf, optional, string, variants } from '../validation/checks'

const transfer = {
  status: oneOf('requested', 'started', 'completed'),
  requested_time: integer,
  requested_from_space_id: canonicalUuid,
  requested_by_user_id: canonicalUuid,
  contact_email: string,
  start_time: optional(integer),
  target_user_id: optional(canonicalUuid),
  completed_time: optional(integer),
}

const domainClaimDeletion = {
  status: oneOf('started', 'canceled'),
  started_time: integer,
  contact_email: string,
  last_delayed_time: optional(integer),
  canceled_time: optional(integer),
  canceled_by_id: optional(canonicalUuid),
  canceled_by_table: optional(string),
}

export const spaceRequest = variants('type', [
  exact({ type: literal('personal_external_transfer'), ...transfer }),
  exact({
    type: literal('organization_personal_external_transfer'),
    ...transfer,
    requested_by_organization_id: canonicalUuid,
  }),
  exact({
    type: literal('team_claim_upgrade'),
    status: oneOf('requested', 'started', 'added_and_downgraded_users', 'completed'),
    requested_by_space_id: canonicalUuid,
    target_space_admin_ids: list(canonicalUuid),
    requested_by_id: canonicalUuid,
    requested_by_table: oneOf('bot', 'sheaf_user'),
  }),
  exact({
    type: literal('organization_claiming_space'),
    status: oneOf('requested', 'added_space_to_organization', 'completed'),
    requested_by_organization_id: canonicalUuid,
  }),
  exact({ type: literal('domain_claim_space_deletion'), ...domainClaimDeletion }),
  exact({ type: literal('organization_domain_claim_space_deletion'), ...domainClaimDeletion }),
  exact({
    type: literal('space_content_duplication'),
    status: oneOf(
      'started',
      'completed',
      'failed',
      'dry_run_completed',
      'failed_with_closed_source',
      'pending_deletion',
    ),
    target_space_id: canonicalUuid,
    contact_email: string,
    custom_banner_message: optional(string),
    completed_time: optional(integer),
    failed_time: optional(integer),
    deletion_time: optional(integer),
  }),
])
