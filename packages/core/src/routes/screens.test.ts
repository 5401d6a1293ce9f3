import { type Case, hex, hex2, id, id2, resolves } from './resolves.fixture'

resolves("[P 2.3] '/' opens 'root' with target, origin and tg (a template gallery item).", [
  ['/?target=ai&origin=mail&tg=habits', 'root', { target: 'ai', origin: 'mail', tg: 'habits' }],
])
resolves(
  '[P 2.3] target is kept only if it is one of: …',
  (
    'support import billing plans members audit_log connected_apps identity_provisioning analytics admin_content_search contact_us ' +
    'profile notifications_and_settings notifications user_settings language_and_region settings quickfind security qna ai_writer ' +
    'create_form tryAI upgrade_requests ai'
  )
    .split(' ')
    .map((target): Case => [`/?target=${target}`, 'root', { target }])
    .concat([
      ['/?target=hacking', 'root'],
      ['/?target=AI', 'root'],
      ['/?target=', 'root'],
    ]),
)
resolves("[P 2.3] 'modal' takes tg and pjm.", [['/modal?tg=a&pjm=b&x=c', 'modal', { tg: 'a', pjm: 'b' }]])

resolves(
  '[P 2.3] home: peek block id, peek mode, targetConfig, origin, initialAgentActions; posts: peek id, peek mode; workers.',
  [
    [
      `/home?p=${hex}&pm=f&targetConfig=search&origin=o&initialAgentActions=injectSearchTool,dance`,
      'home',
      {
        peekViewBlockId: id,
        peekMode: 'full',
        targetConfig: { type: 'search' },
        origin: 'o',
        initialAgentActions: ['injectSearchTool'],
      },
    ],
    [`/posts?p=${hex}&pm=x`, 'posts', { peekViewBlockId: id }],
    ['/workers', 'workers'],
  ],
)
resolves(
  "[P 2.3] {/:spaceDomainOrId}/{collection}/:collectionId opens 'collection'. The parent block id comes from the query.",
  [
    [`/acme/ds/${hex}?pb=${hex2}`, 'collection', { spaceDomainOrId: 'acme', collectionId: id, parentBlockId: id2 }],
    [`/${hex2}/ds/${hex}`, 'collection', { spaceDomainOrId: hex2, collectionId: id }],
    [`/ds/${hex}?parentBlockId=${id2}`, 'collection', { collectionId: id, parentBlockId: id2 }],
    ['/ds/none', 'unknown'],
  ],
)
resolves("[P 2.3] /team/:teamId opens 'team' with spaceId, configureOpenInDesktopApp and peek.", [
  [
    `/team/${hex}?spaceId=${hex2}&configureOpenInDesktopApp=true&p=${hex2}&pm=s`,
    'team',
    { teamId: id, spaceId: id2, configureOpenInDesktopApp: true, peekViewBlockId: id2, peekMode: 'side' },
  ],
  ['/team/none', 'unknown'],
])
resolves(
  '[P 2.3] On mobile, with a peek id, it opens that page instead.',
  [
    [`/team/${hex}?p=${hex2}&pm=s`, 'page', { blockId: id2 }],
    [`/team/${hex}`, 'team', { teamId: id }],
  ],
  { isMobile: true },
)
resolves('[P 2.3] teamInvite, teamsInvite, aiGtmFavoriteImport, invoices, design', [
  ['/invite/Ab-9_x', 'teamInvite', { inviteCode: 'Ab-9_x' }],
  ['/acme/invite/Ab-9_x', 'teamInvite', { spaceDomain: 'acme', inviteCode: 'Ab-9_x' }],
  ['/login/invite/Ab', 'unknown'],
  ['/invite', 'unknown'],
  [`/team/${hex}/join`, 'teamsInvite', { teamId: id }],
  [`/ai-gtm/${hex}`, 'aiGtmFavoriteImport', { blockId: id }],
  [`/invoice/upcoming?spaceId=${hex}`, 'upcomingInvoice', { spaceId: id }],
  ['/invoice/in_123', 'invoiceById', { id: 'in_123' }],
  ['/design', 'design'],
  ['/design/buttons', 'design', { page: 'buttons' }],
])
resolves("[P 2.3] {/:spaceDomain}/:maybeUniqueId opens 'uniqueId' when the value, uppercased, matches PREFIX-NUMBER.", [
  ['/TASK-12', 'uniqueId', { maybeUniqueId: 'TASK-12' }],
  ['/task-12', 'uniqueId', { maybeUniqueId: 'TASK-12' }],
  ['/acme/Task-12', 'uniqueId', { spaceDomain: 'acme', maybeUniqueId: 'TASK-12' }],
  ['/t-12', 'space', { spaceDomain: 't-12' }],
  ['/task-12a', 'space', { spaceDomain: 'task-12a' }],
])
resolves(
  '[P 2.3] /__export/:blockId{/:blockExportType} opens an export preview. The type is markdown, pdf or html; the default is html.',
  [
    [`/__export/${hex}`, 'export', { blockId: id, blockExportType: 'html' }],
    [`/__export/${hex}/pdf`, 'export', { blockId: id, blockExportType: 'pdf' }],
    [`/__export/${hex}/markdown`, 'export', { blockId: id, blockExportType: 'markdown' }],
    [`/__export/${hex}/docx`, 'export', { blockId: id, blockExportType: 'html' }],
    ['/__export/none', 'unknown'],
  ],
)
resolves(
  "[P 2.3] admin/:table/:id. 'user' maps to {product}_user and 'page' maps to block. Only whitelisted tables are allowed",
  [
    ['/__admin/data/spaces', 'adminData', { category: 'spaces' }],
    [`/__admin/object/${hex}`, 'adminObject', { id }],
    ['/__admin/permissions', 'adminPermissions'],
    [`/__admin/user/${hex}`, 'adminRecord', { table: 'sheaf_user', id }],
    [`/__admin/page/${hex}`, 'adminRecord', { table: 'block', id }],
    [`/__admin/sheaf_user/${hex}`, 'adminRecord', { table: 'sheaf_user', id }],
    [`/__admin/team/${hex}`, 'adminRecord', { table: 'team', id }],
    [`/__admin/session/${hex}`, 'unknown'],
    [`/__admin/constructor/${hex}`, 'unknown'],
  ],
)
resolves('[P 2.3] navigateToBlock: id, and bt (b or c).', [
  [`/navigate-to-block?id=${hex}&bt=c`, 'navigateToBlock', { id, bt: 'c' }],
  [`/navigate-to-block?id=${hex}&bt=d`, 'navigateToBlock', { id }],
])
resolves('[P 2.3] New page: spaceId, type, id, from; from must be one of …', [
  [
    `/new?spaceId=${hex}&type=page&id=${hex2}&from=mobile_widget`,
    'new',
    { spaceId: id, type: 'page', id: id2, from: 'mobile_widget' },
  ],
  ...[
    'sidebar_private_section',
    'sidebar_workspace_section',
    'sidebar_team_section',
    'sidebar_outliner_item',
    'mobile_bottom_bar',
    'mobile_widget',
    'new_page_and_dictate_shortcut',
    'new_page_and_dictate_action',
  ].map((from): Case => [`/new?from=${from}`, 'new', { from }]),
  ['/new?from=elsewhere', 'new'],
])

resolves('[P 2.3] chat{/:id}: scrollToBlockId (from the hash), peek, pageVisitSource, …', [
  [
    `/chat/${hex}?p=${hex2}&pm=s&pvs=42&configureOpenInDesktopApp=true&aq=hi&spaceId=${hex2}&deepFind=true&d=${hex}&snapshotTimestamp=17&t=${hex2}&defaultUserMessage=m&targetConfig=workflow&initialAgentActions=injectSearchTool#${hex}`,
    'chat',
    {
      id,
      scrollToBlockId: id,
      peekViewBlockId: id2,
      peekMode: 'side',
      pageVisitSource: 42,
      configureOpenInDesktopApp: true,
      assistantQueryPrefill: 'hi',
      spaceId: id2,
      deepFind: true,
      discussionId: id,
      snapshotTimestamp: 17,
      threadId: id2,
      defaultUserMessage: 'm',
      targetConfig: { type: 'workflow' },
      initialAgentActions: ['injectSearchTool'],
    },
  ],
  ['/chat#top', 'chat'],
])
resolves('[P 2.3] ai: targetConfig, spaceId, origin, initialAgentActions.', [
  [
    `/ai?targetConfig=researcher&spaceId=${hex}&origin=o`,
    'ai',
    { targetConfig: { type: 'researcher' }, spaceId: id, origin: 'o' },
  ],
])
resolves(
  '[P 2.3] /agent/:workflowId: wfv, wfk, wfp; chatThreadId, read from the thread parameter or from ct; agentChatThreadId.',
  [
    [
      `/agent/${hex}?wfv=v&wfk=k&wfp=p&ct=${hex2}&agentChatThreadId=${hex}`,
      'agent',
      {
        workflowId: id,
        workflowViewType: 'v',
        workflowViewId: 'k',
        workflowPrompt: 'p',
        chatThreadId: id2,
        agentChatThreadId: id,
      },
    ],
    [`/agent/${hex}?ct=${hex}&t=${hex2}`, 'agent', { workflowId: id, chatThreadId: id2 }],
  ],
)
resolves(
  '[P 2.3] meet: hash scroll target, peek, pageVisitSource, spaceId. minimalPage: pageId, spaceId. /space/:spaceId.',
  [
    [
      `/meet?p=${hex}&pvs=154&spaceId=${hex2}#${hex2}`,
      'meet',
      { scrollToBlockId: id2, peekViewBlockId: id, pageVisitSource: 154, spaceId: id2 },
    ],
    [`/minimal-page?pageId=${hex}&spaceId=${hex2}`, 'minimalPage', { pageId: id, spaceId: id2 }],
    [`/minimal-page/${hex}`, 'minimalPage', { pageId: id }],
    [`/space/${hex}`, 'space', { spaceId: id }],
  ],
)
resolves("[P 2.3] /:spaceDomain/:blockId and /:blockId open 'page'. A reserved first segment gives 'unknown'.", [
  [`/${hex}`, 'page', { blockId: id }],
  [`/${id}`, 'page', { blockId: id }],
  [`/${hex.toUpperCase()}`, 'page', { blockId: id }],
  [`/Meeting-notes-${hex}`, 'page', { blockId: id }],
  [`/acme/Meeting-notes-${hex}`, 'page', { spaceDomain: 'acme', blockId: id }],
  [`//${hex}/`, 'external'],
  ['/acme/notes', 'unknown'],
  [`/acme/notes/${hex}`, 'unknown'],
  [`/pricingx/${hex}`, 'page', { spaceDomain: 'pricingx', blockId: id }],
  [`/native2/${hex}`, 'page', { spaceDomain: 'native2', blockId: id }],
  [`/login/${hex}`, 'unknown'],
  [`/API/${hex}`, 'unknown'],
])
resolves("[P 2.3] /:spaceDomain opens 'space' with q, searchRequest and state.", [
  ['/acme?q=x&searchRequest=r&state=s', 'space', { spaceDomain: 'acme', q: 'x', searchRequest: 'r', state: 's' }],
  ['/a%20b', 'unknown'],
])

resolves('[P 2.3] Page route query fields', [
  [
    `/${hex}?at=1&v=${hex2}&p=${hex2}&pm=c&d=${hex}&n=${hex2}&showMoveTo=true&saveParent=true&duplicate=true&workspaceId=${hex2}&q=x&searchRequest=r&tid=t&from=f&tg=g&pjm=j#${hex2}`,
    'page',
    {
      blockId: id,
      scrollToBlockId: id2,
      updateSidebarTab: 1,
      collectionViewId: id2,
      peekViewBlockId: id2,
      peekMode: 'centre',
      discussionId: id,
      notificationId: id2,
      showMoveTo: true,
      saveParent: true,
      duplicate: true,
      workspaceId: id2,
      q: 'x',
      searchRequest: 'r',
      tid: 't',
      from: 'f',
      tg: 'g',
      pjm: 'j',
    },
  ],
  [
    `/${hex}?configureOpenInDesktopApp=true&pvs=2&mobileData=m&qid=q&state=s&demoWorkspaceMode=w&demoTemplateSlug=l&wfv=v&wfk=k&wfp=p&ct=${hex2}&bts=${encodeURIComponent('{"id":"x"}')}&snapshotTimestamp=5&targetConfig=${encodeURIComponent('{"type":"search","depth":2}')}`,
    'page',
    {
      blockId: id,
      configureOpenInDesktopApp: true,
      pageVisitSource: 2,
      mobileData: 'm',
      queryId: 'q',
      state: 's',
      demoWorkspaceMode: 'w',
      demoTemplateSlug: 'l',
      workflowViewType: 'v',
      workflowViewId: 'k',
      workflowPrompt: 'p',
      chatThreadId: id2,
      backToSpace: { id: 'x' },
      snapshotTimestamp: 5,
      targetConfig: { type: 'search', depth: 2 },
    },
  ],
  [`/${hex}?at=x&at=2&p=nothing&pvs=119#nothing`, 'page', { blockId: id }],
  [
    `/${hex}?collectionViewId=${hex2}&updateSidebarTab=2`,
    'page',
    { blockId: id, collectionViewId: id2, updateSidebarTab: 2 },
  ],
])
resolves(
  '[P 2.3] On mobile, with a peek id, the peek block becomes the page itself.',
  [
    [`/acme/${hex}?p=${hex2}&pm=s&q=x`, 'page', { spaceDomain: 'acme', blockId: id2, q: 'x' }],
    [`http://sites.sheaf.test/plan?p=${hex2}`, 'page', { siteHost: 'sites.sheaf.test', blockId: id2 }],
  ],
  { isMobile: true },
)

resolves('[P 2.7] Native tab routes; an unmatched tab becomes unknown', [
  [
    `/nativetab/search?spaceId=${hex}&searchQuery=q&searchRequest=r&addPasskey=true`,
    'nativeTab',
    { tab: 'search', spaceId: id, searchQuery: 'q', searchRequest: 'r' },
  ],
  ['/nativetab/updates', 'nativeTab', { tab: 'updates' }],
  ['/nativetab/assistant', 'nativeTab', { tab: 'assistant' }],
  ['/nativetab/trash', 'nativeTab', { tab: 'trash' }],
  ['/nativetab/settings?addPasskey=true', 'nativeTab', { tab: 'settings', addPasskey: true }],
  ['/nativetab/members', 'nativeTab', { tab: 'members' }],
  ['/nativetab/help', 'nativeTab', { tab: 'help' }],
  ['/nativetab/templates', 'nativeTab', { tab: 'templates' }],
  ['/nativetab/offline?from=offline_indicator', 'nativeTab', { tab: 'offline', from: 'offline_indicator' }],
  ['/nativetab/offline?from=settings', 'nativeTab', { tab: 'offline', from: 'settings' }],
  ['/nativetab/offline?from=elsewhere', 'nativeTab', { tab: 'offline' }],
  ['/nativetab/empty', 'nativeTab', { tab: 'empty' }],
  [
    `/nativetab/webMenu/comments?pageId=${hex}&discussionId=${hex2}`,
    'nativeTab',
    { tab: 'webMenu/comments', pageId: id, discussionId: id2 },
  ],
  ['/nativetab/dancing', 'nativeTab', { tab: 'unknown' }],
])

resolves('[P 5] targetConfig is accepted as JSON with a type, or as a bare type.', [
  ...['search', 'researcher', 'setup-generator', 'markdown-chat', 'workflow'].map(
    (type): Case => [`/ai?targetConfig=${type}`, 'ai', { targetConfig: { type } }],
  ),
  [
    `/ai?targetConfig=${encodeURIComponent('{"type":"workflow","id":"w"}')}`,
    'ai',
    { targetConfig: { type: 'workflow', id: 'w' } },
  ],
  ['/ai?targetConfig=dance', 'ai'],
  ['/ai?targetConfig={"type":"dance"}', 'ai'],
  ['/ai?targetConfig={"__proto__":{},"type":"search"}', 'ai'],
])
resolves('[P 5] initialAgentActions is a comma-separated list; only injectSearchTool is allowed.', [
  ['/ai?initialAgentActions=a,injectSearchTool,b', 'ai', { initialAgentActions: ['injectSearchTool'] }],
  ['/ai?initialAgentActions=a,b', 'ai'],
])
resolves('[P 5] A block id in a URL is the last 32 characters of the segment, parsed as a UUID without dashes.', [
  [`/x${hex}`, 'page', { blockId: id }],
  [`/${hex.slice(1)}`, 'space', { spaceDomain: hex.slice(1) }],
])
