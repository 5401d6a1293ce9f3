// The first screen, new pages, and the plain screens of the app.
import { agentStart, peek } from './carried'
import { type AnyRoute, define } from './define'
import { as, base64Json, flag, id, oneOf, text } from './parameter'

const rootTargets = [
  'support',
  'import',
  'billing',
  'plans',
  'members',
  'audit_log',
  'connected_apps',
  'identity_provisioning',
  'analytics',
  'admin_content_search',
  'contact_us',
  'profile',
  'notifications_and_settings',
  'notifications',
  'user_settings',
  'language_and_region',
  'settings',
  'quickfind',
  'security',
  'qna',
  'ai_writer',
  'create_form',
  'tryAI',
  'upgrade_requests',
  'ai',
] as const

const newPageOrigins = [
  'sidebar_private_section',
  'sidebar_workspace_section',
  'sidebar_team_section',
  'sidebar_outliner_item',
  'mobile_bottom_bar',
  'mobile_widget',
  'new_page_and_dictate_shortcut',
  'new_page_and_dictate_action',
] as const

export const generalRoutes = [
  define(
    'root',
    ['/'],
    { target: oneOf(...rootTargets), origin: text, tg: text },
    {
      refine: (params, { query }): AnyRoute =>
        query.get('target') === 'add_another_account'
          ? { name: 'addAnotherAccount', params: {} }
          : { name: 'root', params },
    },
  ),
  define('modal', ['/modal'], { tg: text, pjm: text }),
  define('onboarding', ['/onboarding']),
  define('make', ['/make'], { prompt: text }),
  define('new', ['/new'], { spaceId: id, type: text, id, from: oneOf(...newPageOrigins) }),
  define('blank', ['/blank']),
  define('notFound', ['/not-found', '/profiles/*']),
  define('ekmError', ['/ekm-error']),
  define('requiredSamlError', ['/required-saml-error']),
  define('navigateToBlock', ['/navigate-to-block'], { id, bt: oneOf('b', 'c') }),
  define('gettingStarted', ['/getting-started'], { spaceId: as(id, 'ws') }),
  define('upgradedAccount', ['/upgraded-account'], { state: base64Json }),
  define('settings', ['/settings']),
  define('settingsWorkspace', ['/settings/workspace']),
  define('home', ['/home'], { ...peek, ...agentStart, origin: text }),
  define('posts', ['/posts'], peek),
  define('workers', ['/workers']),
  define('quickSearch', ['/quick-search']),
  define('meetingNotification', ['/meeting-notification']),
  define('buildDatabase', ['/build-database']),
  define('aiFavorite', ['/ai-favorite']),
  define('aiGtmFavoriteImport', ['/ai-gtm/:blockId'], {}, { segments: { blockId: id } }),
  define('design', ['/design/:page', '/design'], {}, { segments: { page: text } }),
  define('formResponse', ['/formResponse'], { id, secretKey: text, spaceId: id, intent: as(text, 'i') }),
  define('workflowTemplates', ['/workflow-templates'], {
    spaceId: as(id, 's'),
    userId: as(id, 'u'),
    modalType: as(text, 't'),
    autoCreateDatabase: as(flag, 'ac'),
    location: as(text, 'loc'),
    prompt: text,
    origin: text,
  }),
] as const
