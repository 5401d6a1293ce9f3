import { hex, hex2, id, id2, resolves } from './resolves.fixture'

resolves(
  "[P 2.3] These map to 'unknown': paths beginning /api/v3/, /signed/, /image/ or /internal/mail/render/; the path /getStatus.",
  [
    ['/api/v3/loadPage', 'unknown'],
    ['/signed/x/y.png', 'unknown'],
    ['/image/x', 'unknown'],
    ['/internal/mail/render/1', 'unknown'],
    ['/getStatus', 'unknown'],
    ['https://elsewhere.test/api/v3/x', 'unknown'],
  ],
)
resolves("[P 2.3] A URL on a foreign host maps to 'external'.", [
  ['https://elsewhere.test/login', 'external'],
  ['//elsewhere.test', 'external'],
  ['http://sheaf.test:8080/login', 'external'],
  ['http://sheaf.test@elsewhere.test/', 'external'],
  ['http://notsites.sheaf.test/', 'external'],
  ['mailto:ada@sheaf.test', 'external'],
  ['javascript:alert(1)', 'external'],
])
resolves(
  '[P 2.3] A foreign host is one that is neither the base URL, the published-site domain, nor a development host.',
  [
    ['http://sheaf.test/login', 'login'],
    ['HTTP://SHEAF.TEST/login', 'login'],
    ['http://localhost:5173/login', 'login'],
    ['http://127.0.0.1/login', 'login'],
    ['http://app.localhost/login', 'login'],
    ['http://sites.sheaf.test/notes-on-x', 'page', { slug: 'notes-on-x', siteHost: 'sites.sheaf.test' }],
  ],
)
resolves(
  '[P 2.3] When the current URL is on that same foreign host, the host is treated as a custom domain of a published site.',
  [
    ['https://docs.acme.test/start', 'page', { slug: 'start', siteHost: 'docs.acme.test' }],
    [`/Start-${hex}`, 'page', { blockId: id, siteHost: 'docs.acme.test' }],
    ['https://docs.acme.test/', 'page', { slug: '', siteHost: 'docs.acme.test' }],
    ['https://docs.acme.test:444/', 'external'],
    ['https://acme.test/', 'external'],
    ['http://sheaf.test/login', 'login'],
  ],
  { currentUrl: 'https://docs.acme.test/page' },
)

const site = { siteHost: 'sites.sheaf.test' }
resolves("[P 2.3] Published-site domain: /{spaceDomain?}/{blockId} opens 'page'.", [
  [`http://sites.sheaf.test/${hex}`, 'page', { ...site, blockId: id }],
  [`http://sites.sheaf.test/acme/Plan-${hex}`, 'page', { ...site, spaceDomain: 'acme', blockId: id }],
  [
    `http://acme.sites.sheaf.test/${hex}`,
    'page',
    { siteHost: 'acme.sites.sheaf.test', spaceDomain: 'acme', blockId: id },
  ],
])
resolves("[P 2.3] Otherwise /{spaceDomain?}/{slug} opens 'page' by slug.", [
  ['http://sites.sheaf.test/plan', 'page', { ...site, slug: 'plan' }],
  ['http://sites.sheaf.test/acme/plan', 'page', { ...site, spaceDomain: 'acme', slug: 'plan' }],
  ['http://sites.sheaf.test/acme/%C3%BCber%20uns', 'page', { ...site, spaceDomain: 'acme', slug: 'über uns' }],
  ['http://acme.sites.sheaf.test/', 'page', { siteHost: 'acme.sites.sheaf.test', spaceDomain: 'acme', slug: '' }],
  ['http://sites.sheaf.test/', 'unknown'],
  ['http://sites.sheaf.test/a/b/c', 'unknown'],
  ['http://sites.sheaf.test/login', 'unknown'],
])
resolves('[P 2.3] Both read a peek block id and a peek mode from the query.', [
  [
    `http://sites.sheaf.test/${hex}?p=${hex2}&pm=s`,
    'page',
    { ...site, blockId: id, peekViewBlockId: id2, peekMode: 'side' },
  ],
  [
    `http://sites.sheaf.test/plan?p=${hex2}&pm=c`,
    'page',
    { ...site, slug: 'plan', peekViewBlockId: id2, peekMode: 'centre' },
  ],
])
resolves('[P 2.3] An embed prefix for public pages sets embedded=true. origin comes from the query.', [
  [`http://sites.sheaf.test/ebd/${hex}?origin=blog`, 'page', { ...site, blockId: id, embedded: true, origin: 'blog' }],
  ['http://sites.sheaf.test/ebd/acme/plan', 'page', { ...site, spaceDomain: 'acme', slug: 'plan', embedded: true }],
  ['/ebd/acme/plan', 'page', { spaceDomain: 'acme', slug: 'plan', embedded: true }],
  ['/ebd', 'unknown'],
])
