// What people write in: pages, databases, teams, workspaces, chats. The addresses that begin with a name somebody chose are here,
// and come after every other: see `match.ts`.
import { agentStart, desktop, peek, scroll, updates, visit, workflow } from './carried'
import { type AnyRoute, define, type RouteContext } from './define'
import { as, flag, id, integer, json, oneOf, passingOver, readableId, text, word } from './parameter'
import { buildSiteUrl, EMBED_SEGMENT, isPublished } from './site'

/** A phone has no room beside a page: what would be peeked at is the page. */
function peekedOnMobile({ name, params }: AnyRoute, { isMobile }: RouteContext): AnyRoute {
  const { peekViewBlockId, peekMode: _mode, blockId: _block, slug: _slug, teamId: _team, ...rest } = params
  return isMobile && peekViewBlockId
    ? { name: 'page', params: { ...rest, blockId: peekViewBlockId } }
    : { name, params }
}

const pageQuery = {
  ...scroll,
  ...peek,
  ...updates,
  ...desktop,
  ...visit,
  ...workflow,
  collectionViewId: as(id, 'v'),
  showMoveTo: flag,
  saveParent: flag,
  duplicate: flag,
  workspaceId: id,
  q: text,
  searchRequest: text,
  tid: text,
  from: text,
  tg: text,
  pjm: text,
  mobileData: text,
  queryId: as(text, 'qid'),
  state: text,
  demoWorkspaceMode: text,
  demoTemplateSlug: text,
  backToSpace: as(json, 'bts'),
  snapshotTimestamp: integer,
  targetConfig: agentStart.targetConfig,
  origin: text,
}

/** `slug`, `siteHost` and `embedded` are those of a published page: see `site.ts`. */
export const page = define('page', ['/:spaceDomain/:blockId', '/:blockId', `/${EMBED_SEGMENT}/*`], pageQuery, {
  segments: { spaceDomain: word, blockId: id, slug: text, siteHost: text, embedded: flag },
  refine: (params, { context }) => peekedOnMobile({ name: 'page', params }, context),
  build: (params, context) =>
    isPublished(params)
      ? buildSiteUrl(params, context)
      : ['', params.spaceDomain, params.blockId && id.write(params.blockId)]
          .filter(part => part !== undefined)
          .join('/'),
})

export const pageRoutes = [
  define(
    'team',
    ['/team/:teamId'],
    { ...peek, ...desktop, spaceId: id },
    {
      segments: { teamId: id },
      refine: (params, { context }) => peekedOnMobile({ name: 'team', params }, context),
    },
  ),
  define('teamsInvite', ['/team/:teamId/join'], {}, { segments: { teamId: id } }),
  define(
    'chat',
    ['/chat/:id', '/chat'],
    {
      ...scroll,
      ...peek,
      ...visit,
      ...desktop,
      ...agentStart,
      assistantQueryPrefill: as(text, 'aq'),
      spaceId: as(id, 'spaceId', 's'),
      deepFind: flag,
      discussionId: updates.discussionId,
      snapshotTimestamp: integer,
      threadId: as(id, 't'),
      defaultUserMessage: text,
    },
    { segments: { id } },
  ),
  define('ai', ['/ai'], { ...agentStart, spaceId: id, origin: text }),
  define('agent', ['/agent/:workflowId', '/agent'], workflow, { segments: { workflowId: id } }),
  define('meet', ['/meet'], { ...scroll, ...peek, ...visit, spaceId: id }),
  define(
    'minimalPage',
    ['/minimal-page/:pageId', '/minimal-page'],
    { pageId: id, spaceId: id },
    { segments: { pageId: id } },
  ),
  define(
    'export',
    ['/__export/:blockId/:blockExportType', '/__export/:blockId'],
    {},
    {
      segments: { blockId: id, blockExportType: passingOver(oneOf('html', 'markdown', 'pdf')) },
      refine: params => ({ name: 'export', params: { blockExportType: 'html', ...params } }),
    },
  ),
  define(
    'teamInvite',
    ['/:spaceDomain/invite/:inviteCode', '/invite/:inviteCode'],
    {},
    { segments: { spaceDomain: word, inviteCode: word } },
  ),
  define(
    'collection',
    ['/:spaceDomainOrId/ds/:collectionId', '/ds/:collectionId'],
    { parentBlockId: as(id, 'pb') },
    { segments: { spaceDomainOrId: word, collectionId: id } },
  ),
  define(
    'uniqueId',
    ['/:spaceDomain/:maybeUniqueId', '/:maybeUniqueId'],
    {},
    { segments: { spaceDomain: word, maybeUniqueId: readableId } },
  ),
  page,
  define(
    'space',
    ['/space/:spaceId', '/:spaceDomain'],
    { q: text, searchRequest: text, state: text },
    { segments: { spaceId: id, spaceDomain: word } },
  ),
] as const
