// Settings come from the environment and from nowhere else. Each is checked once at start; what is wrong with one is said in
// one sentence that names it.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { limits, units } from '@sheaf/core/limits'
import { serverLimits } from '@sheaf/core/server-limits'
import { planMemory } from './memory/memory-plan'

export interface Settings {
  /** 0 asks the system for a free port (tests). */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Absent: the bundled PostgreSQL is started. */
  readonly databaseUrl: string | undefined
  /** No other process writes to the database: what this one has in memory need not be held against it. */
  readonly isAlone: boolean
  /** Absent: `http://localhost:{port}`, known once the port is. */
  readonly baseUrl: string | undefined
  readonly sitesDomain: string | undefined
  readonly filesOrigin: string | undefined
  /** Absent: mails are written to the outbox folder of the data directory. */
  readonly smtpUrl: string | undefined
  /** Absent: processes tell each other through PostgreSQL. */
  readonly natsUrl: string | undefined
  /** Absent: files are kept in the data directory. */
  readonly s3: S3Settings | undefined
  readonly maxUploadBytes: number
  /** What the files of one space may weigh together. */
  readonly spaceFileBytes: number
  /** What this process and the bundled PostgreSQL may take together. */
  readonly memoryBytes: number
  /** How much memory the databases that are asked may take together. */
  readonly collectionBytes: number
  /** `host` or `host:port` of private addresses that outgoing requests may reach all the same. */
  readonly outgoingAllow: readonly string[]
  /** Addresses or networks of proxies in front: they are believed whom a request comes from. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  /** The web app as it is built. `npm run dev` sets another one, whose page asks for the sources. */
  readonly webDir: string
}

export interface S3Settings {
  /** Absent: Amazon's own, by region. */
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A setting that cannot be used. Its message is all a person needs; main prints it without a stack. */
export class SettingsError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

export function readSettings(env: Environment, root: string): Settings {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined
  const memoryBytes = readMegabytes('SHEAF_MEMORY_MB', text('SHEAF_MEMORY_MB'), serverLimits.memoryBytes)
  return {
    port: readPort(text('PORT') ?? '3000'),
    host: readHost(text('HOST') ?? 'localhost'),
    dataDir: resolve(root, text('SHEAF_DATA_DIR') ?? '.sheaf'),
    databaseUrl: readUrl(
      'DATABASE_URL',
      text('DATABASE_URL'),
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/sheaf',
    ),
    // The bundled PostgreSQL is this process's own.
    isAlone: readYes('SHEAF_ONLY_PROCESS', text('SHEAF_ONLY_PROCESS'), text('DATABASE_URL') === undefined),
    baseUrl: readOrigin('SHEAF_BASE_URL', text('SHEAF_BASE_URL'), 'https://sheaf.example.com'),
    sitesDomain: readDomain('SHEAF_SITES_DOMAIN', text('SHEAF_SITES_DOMAIN')),
    filesOrigin: readOrigin('SHEAF_FILES_ORIGIN', text('SHEAF_FILES_ORIGIN'), 'https://files.example.com'),
    smtpUrl: readUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    natsUrl: readUrl('NATS_URL', text('NATS_URL'), ['nats:', 'tls:'], 'nats://host:4222'),
    s3: readS3(text),
    maxUploadBytes: readMegabytes('SHEAF_MAX_UPLOAD_MB', text('SHEAF_MAX_UPLOAD_MB'), limits.maxUploadBytes),
    spaceFileBytes: readMegabytes('SHEAF_SPACE_FILES_MB', text('SHEAF_SPACE_FILES_MB'), serverLimits.spaceFileBytes),
    memoryBytes,
    collectionBytes: readMegabytes(
      'SHEAF_DATABASES_MB',
      text('SHEAF_DATABASES_MB'),
      planMemory(memoryBytes).collectionBytes,
    ),
    outgoingAllow: readHosts('SHEAF_OUTGOING_ALLOW', text('SHEAF_OUTGOING_ALLOW')),
    trustedProxies: readNetworks('SHEAF_TRUSTED_PROXIES', text('SHEAF_TRUSTED_PROXIES')),
    logLevel: readLogLevel(text('SHEAF_LOG_LEVEL') ?? 'info'),
    webDir: resolve(root, text('SHEAF_WEB_DIR') ?? 'apps/web/dist'),
  }
}

/** The checkout: the nearest folder upwards that holds the workspaces, whether this runs from source or from a bundle. */
export function checkoutRoot(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'apps')) && existsSync(join(dir, 'packages'))) return dir
    if (dirname(dir) === dir) return process.cwd()
  }
}

function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new SettingsError(`PORT should be a number from 0 to 65535, instead was "${text}".`)
  return Number(text)
}

function readHost(text: string): string {
  if (!/^[A-Za-z0-9.:_-]+$/.test(text))
    throw new SettingsError(`HOST should be a host name or an address to listen on, instead was "${text}".`)
  return text
}

/** Values with a user or password in them are never repeated in the message. */
function readUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
  example: string,
): string | undefined {
  if (text === undefined) return undefined
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new SettingsError(`${name} should be a URL such as ${example}.`)
  return text
}

function readOrigin(name: string, text: string | undefined, example: string): string | undefined {
  if (text === undefined) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const bare = url && !url.username && !url.password && url.pathname === '/' && !url.search && !url.hash
  if (!bare || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new SettingsError(`${name} should be an address without a path, such as ${example}, instead was "${text}".`)
  return url.origin
}

/** All of it or none of it: half a store would be found out only by the first upload. */
function readS3(text: (name: string) => string | undefined): S3Settings | undefined {
  const bucket = text('SHEAF_S3_BUCKET')
  const accessKeyId = text('SHEAF_S3_KEY')
  const secretAccessKey = text('SHEAF_S3_SECRET')
  const endpoint = readUrl('SHEAF_S3_URL', text('SHEAF_S3_URL'), ['http:', 'https:'], 'https://s3.example.com')
  if (!bucket && !accessKeyId && !secretAccessKey && !endpoint) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new SettingsError(
      'SHEAF_S3_BUCKET, SHEAF_S3_KEY and SHEAF_S3_SECRET should be set together, or none of them.',
    )
  return { endpoint, bucket, region: text('SHEAF_S3_REGION') ?? 'us-east-1', accessKeyId, secretAccessKey }
}

function readMegabytes(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new SettingsError(`${name} should be a whole number of megabytes, instead was "${text}".`)
  return Number(text) * units.mbBytes
}

function readYes(name: string, text: string | undefined, fallback: boolean): boolean {
  if (text === undefined) return fallback
  if (text !== 'yes' && text !== 'no') throw new SettingsError(`${name} should be yes or no, instead was "${text}".`)
  return text === 'yes'
}

function readHosts(name: string, text: string | undefined): readonly string[] {
  const hosts = text?.split(',').map(host => host.trim().toLowerCase()) ?? []
  for (const host of hosts)
    if (!/^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/.test(host))
      throw new SettingsError(
        `${name} should be hosts with optional ports, such as wiki.lan,10.0.0.7:8080, instead was "${text}".`,
      )
  return hosts
}

function readNetworks(name: string, text: string | undefined): readonly string[] {
  const networks = text?.split(',').map(network => network.trim()) ?? []
  for (const network of networks) {
    const [address = '', bits] = network.split('/', 2)
    const most = isIP(address) === 6 ? 128 : 32
    if (
      network !== 'loopback' &&
      (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    )
      throw new SettingsError(
        `${name} should be addresses or networks of proxies, such as loopback,10.0.0.0/8, instead was "${text}".`,
      )
  }
  return networks
}

function readDomain(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(text))
    throw new SettingsError(
      `${name} should be a host name with an optional port, such as sites.example.com, instead was "${text}".`,
    )
  return text.toLowerCase()
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find(known => known === text)
  if (!level)
    throw new SettingsError(`SHEAF_LOG_LEVEL should be one of ${logLevels.join(', ')}, instead was "${text}".`)
  return level
}
