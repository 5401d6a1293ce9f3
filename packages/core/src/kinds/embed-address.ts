// Which addresses can be shown in a frame, as which type of block, and under which address. Only https, only the providers' own
// hosts, and only the parts of an address that name the thing: nothing of the rest of it gets into a frame.

interface EmbedAddress {
  /** The type of block that shows it. */
  readonly type: string
  /** What goes into the frame. */
  readonly embedUrl: string
}

interface Provider {
  readonly type: string
  /** Whole hosts; a leading dot stands for every host below. */
  readonly hosts: readonly string[]
  /** The frame's address, or null where this address names nothing that can be framed. */
  readonly embed: (url: URL) => string | null
}

const param = encodeURIComponent
const path = (url: URL): string[] => url.pathname.split('/').filter(part => part !== '')
/** The first group of a pattern on the path. */
const taken = (url: URL, pattern: RegExp): string | null => pattern.exec(url.pathname)?.[1] ?? null
const withId =
  (pattern: RegExp, address: (id: string, url: URL) => string) =>
  (url: URL): string | null => {
    const id = taken(url, pattern)
    return id === null ? null : address(id, url)
  }
const bare = (url: URL): string => `https://${url.host}${url.pathname}`

/** `1h2m3s`, `90s` or `90`. */
function seconds(text: string | null): number {
  const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)
}

function youtube(url: URL): string | null {
  const id =
    url.hostname === 'youtu.be'
      ? path(url)[0]
      : (url.searchParams.get('v') ?? taken(url, /^\/(?:embed|shorts|live|v)\/([^/]+)/))
  const list = url.searchParams.get('list')
  if (!id && list && url.pathname === '/playlist')
    return `https://www.youtube-nocookie.com/embed/videoseries?list=${param(list)}`
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null
  const start = seconds(url.searchParams.get('t') ?? url.searchParams.get('start'))
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

function googleDocs(url: URL): string | null {
  const [, kind, id, key] =
    /^\/(document|spreadsheets|presentation|forms)\/(?:u\/\d+\/)?d\/(e\/[\w-]+|[\w-]+)(?:\/(\w+))?/.exec(
      url.pathname,
    ) ?? []
  if (!kind || !id) return null
  if (kind === 'forms') return `https://docs.google.com/forms/d/${id}/viewform?embedded=true`
  if (key === 'pub' || key === 'pubhtml') return `https://docs.google.com/${kind}/d/${id}/${key}?embedded=true`
  return `https://docs.google.com/${kind}/d/${id}/${kind === 'presentation' ? 'embed' : 'preview'}`
}

function googleMaps(url: URL): string | null {
  if (/^\/maps\/(d\/)?embed$/.test(url.pathname)) return `https://www.google.com${url.pathname}${url.search}`
  if (!url.pathname.startsWith('/maps')) return null
  const place = taken(url, /^\/maps\/(?:place|search)\/([^/]+)/)
  const centre = taken(url, /\/@(-?[\d.]+,-?[\d.]+)/)
  const asked = place ? decoded(place) : (url.searchParams.get('q') ?? url.searchParams.get('query') ?? centre)
  return asked ? `https://www.google.com/maps?q=${param(asked)}&output=embed` : null
}
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

const spotify = withId(
  /^\/(?:intl-\w+\/)?(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/\w+)/,
  id => `https://open.spotify.com/embed/${id}`,
)

/** In this order: the first whose host fits judges the address. */
const providers: readonly Provider[] = [
  {
    type: 'video',
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'music.youtube.com',
      'youtu.be',
      'www.youtube-nocookie.com',
    ],
    embed: youtube,
  },
  {
    type: 'video',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    embed: url => {
      const [, id, key] = /\/(\d{5,})(?:\/([0-9a-f]{6,}))?\/?$/.exec(url.pathname) ?? []
      const hash = key ?? url.searchParams.get('h')
      return id ? `https://player.vimeo.com/video/${id}${hash ? `?h=${param(hash)}` : ''}` : null
    },
  },
  {
    type: 'loom',
    hosts: ['loom.com', 'www.loom.com'],
    embed: withId(/^\/(?:share|embed)\/([0-9a-f]{16,})/, id => `https://www.loom.com/embed/${id}`),
  },
  {
    type: 'figma',
    hosts: ['figma.com', 'www.figma.com'],
    embed: url =>
      /^\/(file|design|proto|board|slides|deck|embed)\b/.test(url.pathname)
        ? `https://www.figma.com/embed?embed_host=sheaf&url=${param(url.pathname === '/embed' ? (url.searchParams.get('url') ?? '') : url.href)}`
        : null,
  },
  {
    type: 'codepen',
    hosts: ['codepen.io'],
    embed: url => {
      const [, user, id] =
        /^\/((?:team\/)?[\w-]+)\/(?:pen|embed|full|details|pres)\/(?:preview\/)?(\w+)/.exec(url.pathname) ?? []
      return user && id ? `https://codepen.io/${user}/embed/${id}?default-tab=result` : null
    },
  },
  {
    type: 'miro',
    hosts: ['miro.com'],
    embed: withId(
      /^\/app\/(?:board|live-embed|embed)\/([\w=-]+)/,
      id => `https://miro.com/app/live-embed/${id}/?embedMode=view_only_without_ui`,
    ),
  },
  {
    type: 'framer',
    hosts: ['framer.com', 'www.framer.com'],
    embed: withId(/^\/(?:share|embed)\/([^/]+)/, id => `https://framer.com/embed/${id}`),
  },
  { type: 'framer', hosts: ['.framer.website', '.framer.app', '.framer.ai'], embed: bare },
  {
    type: 'tweet',
    hosts: ['twitter.com', 'www.twitter.com', 'mobile.twitter.com', 'x.com', 'www.x.com'],
    embed: withId(
      /^\/[^/]+\/status(?:es)?\/(\d+)/,
      id => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true`,
    ),
  },
  {
    type: 'gist',
    hosts: ['gist.github.com'],
    embed: url => {
      const [, name] = /^\/([\w-]+\/[0-9a-f]{20,})(?:\.js|\.pibb)?\/?$/.exec(url.pathname) ?? []
      return name ? `https://gist.github.com/${name}.pibb` : null
    },
  },
  {
    type: 'drive',
    hosts: ['drive.google.com'],
    embed: url => {
      const file =
        taken(url, /^\/file\/(?:u\/\d+\/)?d\/([\w-]+)/) ??
        (/^\/(?:open|uc)$/.test(url.pathname) ? url.searchParams.get('id') : null)
      if (file) return `https://drive.google.com/file/d/${param(file)}/preview`
      const folder = taken(url, /^\/drive\/(?:u\/\d+\/)?folders\/([\w-]+)/)
      return folder ? `https://drive.google.com/embeddedfolderview?id=${folder}#list` : null
    },
  },
  { type: 'drive', hosts: ['docs.google.com'], embed: googleDocs },
  {
    type: 'maps',
    hosts: ['google.com', 'www.google.com', 'maps.google.com'],
    embed: url =>
      googleMaps(
        url.hostname === 'maps.google.com' && !url.pathname.startsWith('/maps')
          ? new URL(`/maps${url.pathname === '/' ? '' : url.pathname}${url.search}`, 'https://www.google.com')
          : url,
      ),
  },
  {
    type: 'invision',
    hosts: ['invis.io', 'projects.invisionapp.com'],
    embed: url => (path(url).length ? bare(url) : null),
  },
  { type: 'invision', hosts: ['.invisionapp.com'], embed: url => (path(url).length ? bare(url) : null) },
  {
    type: 'mixpanel',
    hosts: ['mixpanel.com', 'eu.mixpanel.com', 'in.mixpanel.com'],
    embed: url => (/^\/(p|public|embed|report|project)\b/.test(url.pathname) ? bare(url) : null),
  },
  {
    type: 'typeform',
    hosts: ['.typeform.com'],
    embed: withId(/^\/to\/(\w+)/, (id, url) => `https://${url.host}/to/${id}?typeform-embed=embed-widget`),
  },
  {
    type: 'whimsical',
    hosts: ['whimsical.com', 'www.whimsical.com'],
    embed: url => {
      const id = taken(url, /(?:^\/embed\/|-|\/)([A-Za-z0-9]{18,})\/?$/)
      return id ? `https://whimsical.com/embed/${id}` : null
    },
  },
  {
    type: 'abstract',
    hosts: ['app.abstract.com', 'share.abstract.com', 'app.goabstract.com', 'share.goabstract.com'],
    embed: url => {
      const id = taken(url, /^\/(?:share\/|embed\/)?([0-9a-f-]{36})/)
      return id ? `https://app.abstract.com/embed/${id}` : null
    },
  },
  {
    type: 'sketch',
    hosts: ['sketch.com', 'www.sketch.com', 'sketch.cloud'],
    embed: withId(
      /^\/(?:embed\/)?s\/([0-9a-f-]{36}(?:\/(?:a|p|prototype)\/[\w-]+)?)/,
      id => `https://www.sketch.com/embed/s/${id}`,
    ),
  },
  {
    type: 'excalidraw',
    hosts: ['excalidraw.com', 'link.excalidraw.com'],
    embed: url =>
      /^#(json|room|url)=/.test(url.hash) || /^\/(l|readonly|p)\//.test(url.pathname)
        ? `${bare(url)}${url.hash}`
        : null,
  },
  {
    type: 'replit',
    hosts: ['replit.com', 'repl.it', 'www.replit.com'],
    embed: withId(/^\/(@[\w-]+\/[\w-]+)/, id => `https://replit.com/${id}?embed=true`),
  },
  {
    type: 'hex',
    hosts: ['app.hex.tech', '.hex.tech'],
    embed: url => (/\/(app|hex)\//.test(url.pathname) ? `${bare(url)}?embedded=true` : null),
  },
  {
    type: 'deepnote',
    hosts: ['deepnote.com', 'www.deepnote.com', 'embed.deepnote.com'],
    embed: url => {
      const [, project, notebook] = /(?:^\/|-)([0-9a-f-]{36})(?:\/(?:[^/]*-)?([0-9a-f]{32}))?/.exec(url.pathname) ?? []
      return project ? `https://embed.deepnote.com/${project}${notebook ? `/${notebook}` : ''}` : null
    },
  },
  { type: 'embed', hosts: ['open.spotify.com'], embed: spotify },
  {
    type: 'embed',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    embed: url =>
      path(url).length >= 2
        ? `https://w.soundcloud.com/player/?url=${param(`https://soundcloud.com${url.pathname}`)}`
        : null,
  },
  {
    type: 'embed',
    hosts: ['w.soundcloud.com'],
    embed: url => `https://w.soundcloud.com/player/?url=${param(url.searchParams.get('url') ?? '')}`,
  },
]

const isAt = (host: string, listed: string): boolean =>
  listed.startsWith('.') ? host.endsWith(listed) : host === listed

/** Null: no provider that we know, or nothing of theirs that can be framed. */
export function embedOf(address: string): EmbedAddress | null {
  const text = address.trim()
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if ((url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password || url.port) return null
  for (const { type, hosts, embed } of providers) {
    if (!hosts.some(host => isAt(url.hostname, host))) continue
    const embedUrl = embed(url)
    return embedUrl ? { type, embedUrl } : null
  }
  return null
}
