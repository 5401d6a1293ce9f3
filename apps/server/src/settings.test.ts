import { describe, expect, it } from 'vitest'
import { checkoutRoot, readSettings, SettingsError } from './settings'

const read = (env: Record<string, string>) => readSettings(env, '/checkout')

describe('settings', () => {
  it('have defaults that need nothing', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/checkout/.sheaf',
      databaseUrl: undefined,
      isAlone: true,
      baseUrl: undefined,
      sitesDomain: undefined,
      filesOrigin: undefined,
      smtpUrl: undefined,
      natsUrl: undefined,
      s3: undefined,
      maxUploadBytes: 5 * 1024 * 1_048_576,
      trustedProxies: [],
      spaceFileBytes: 100 * 1024 * 1_048_576,
      memoryBytes: 1_536 * 1_048_576,
      collectionBytes: Math.floor(384 * 1_048_576 * 0.7),
      outgoingAllow: [],
      logLevel: 'info',
      webDir: '/checkout/apps/web/dist',
    })
  })

  it('take what the environment says; blank is absent', () => {
    const settings = read({
      PORT: '0',
      HOST: '0.0.0.0',
      SHEAF_DATA_DIR: '/data',
      DATABASE_URL: 'postgres://u:p@db/x',
      SHEAF_BASE_URL: 'https://Sheaf.example.com/',
      SHEAF_SITES_DOMAIN: 'Sites.example.com',
      SHEAF_FILES_ORIGIN: ' ',
      SMTP_URL: 'smtps://mail.example.com',
      SHEAF_S3_BUCKET: 'files',
      SHEAF_S3_KEY: 'k',
      SHEAF_S3_SECRET: 's',
      SHEAF_MAX_UPLOAD_MB: '20',
      SHEAF_OUTGOING_ALLOW: 'Wiki.lan, 10.0.0.7:8080',
    })
    expect(settings).toMatchObject({
      port: 0,
      dataDir: '/data',
      baseUrl: 'https://sheaf.example.com',
      sitesDomain: 'sites.example.com',
      s3: { endpoint: undefined, bucket: 'files', region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's' },
      maxUploadBytes: 20 * 1_048_576,
      outgoingAllow: ['wiki.lan', '10.0.0.7:8080'],
    })
    expect(settings.filesOrigin).toBeUndefined()
  })

  it.each([
    ['PORT', 'abc', 'PORT should be a number from 0 to 65535, instead was "abc".'],
    ['PORT', '70000', 'PORT should be a number from 0 to 65535, instead was "70000".'],
    ['HOST', 'a b', 'HOST should be a host name or an address to listen on, instead was "a b".'],
    [
      'DATABASE_URL',
      'mysql://u:secret@h/d',
      'DATABASE_URL should be a URL such as postgres://user:password@host:5432/sheaf.',
    ],
    [
      'SHEAF_BASE_URL',
      'https://x.y/path',
      'SHEAF_BASE_URL should be an address without a path, such as https://sheaf.example.com, instead was "https://x.y/path".',
    ],
    [
      'SHEAF_SITES_DOMAIN',
      'http://x',
      'SHEAF_SITES_DOMAIN should be a host name with an optional port, such as sites.example.com, instead was "http://x".',
    ],
    [
      'SHEAF_FILES_ORIGIN',
      'files',
      'SHEAF_FILES_ORIGIN should be an address without a path, such as https://files.example.com, instead was "files".',
    ],
    ['SMTP_URL', 'mail', 'SMTP_URL should be a URL such as smtp://user:password@host:587.'],
    ['NATS_URL', 'http://x', 'NATS_URL should be a URL such as nats://host:4222.'],
    ['SHEAF_MAX_UPLOAD_MB', '0', 'SHEAF_MAX_UPLOAD_MB should be a whole number of megabytes, instead was "0".'],
    ['SHEAF_SPACE_FILES_MB', 'much', 'SHEAF_SPACE_FILES_MB should be a whole number of megabytes, instead was "much".'],
    ['SHEAF_S3_URL', 's3.example.com', 'SHEAF_S3_URL should be a URL such as https://s3.example.com.'],
    [
      'SHEAF_S3_SECRET',
      'a-secret',
      'SHEAF_S3_BUCKET, SHEAF_S3_KEY and SHEAF_S3_SECRET should be set together, or none of them.',
    ],
    [
      'SHEAF_OUTGOING_ALLOW',
      'http://x',
      'SHEAF_OUTGOING_ALLOW should be hosts with optional ports, such as wiki.lan,10.0.0.7:8080, instead was "http://x".',
    ],
    [
      'SHEAF_LOG_LEVEL',
      'loud',
      'SHEAF_LOG_LEVEL should be one of fatal, error, warn, info, debug, trace, silent, instead was "loud".',
    ],
  ])('%s=%s is refused in one sentence that repeats no secret', (name, value, sentence) => {
    expect(() => read({ [name]: value })).toThrow(new SettingsError(sentence))
  })

  it('are shared with others where the database is, unless somebody says otherwise', () => {
    const shared = { DATABASE_URL: 'postgres://u:p@db/x' }
    expect([read({}).isAlone, read(shared).isAlone]).toEqual([true, false])
    expect(read({ ...shared, SHEAF_ONLY_PROCESS: 'yes' }).isAlone).toBe(true)
    expect(read({ SHEAF_ONLY_PROCESS: 'no' }).isAlone).toBe(false)
    expect(() => read({ SHEAF_ONLY_PROCESS: 'perhaps' })).toThrow('SHEAF_ONLY_PROCESS should be yes or no')
  })

  it('find the checkout from any depth', () => {
    const here = new URL('.', import.meta.url).pathname
    expect(here.startsWith(checkoutRoot(here))).toBe(true)
    expect(checkoutRoot(here)).not.toBe(here)
  })
})
