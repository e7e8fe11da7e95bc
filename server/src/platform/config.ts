import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { hostName } from './http/host-name.ts'

/** Roles of the database itself (migration 006). */
const VISITOR_ROLE = 'belvedere_visitor'
const MEMBER_ROLE = 'belvedere_staff'

const Address = z.url({ error: 'must be an address such as postgres://user:password@host:5432/name' })

const Environment = z.object({
  /** The owner's. In production it is for the migrations alone; elsewhere the roles' addresses follow from it. */
  DATABASE_URL: Address.optional(),
  DATABASE_VISITOR_URL: Address.optional(),
  DATABASE_MEMBER_URL: Address.optional(),
  /** The visitors' role by a way that keeps one session, for what listens: a pooler may hand out another at each statement. */
  DATABASE_SESSION_URL: Address.optional(),
  /** Signs access tokens. All processes must share it; one process alone may make its own. */
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  REDIS_URL: z.url({ error: 'must be an address such as redis://host:6379' }).optional(),
  FILES_DIR: z.string().min(1).default('var/files'),
  /** If set, files lie in this bucket and not in the folder; credentials are AWS_ACCESS_KEY_ID and the like. */
  FILES_S3_BUCKET: z.string().min(1).optional(),
  /** The address of an S3 server other than Amazon's. */
  FILES_S3_ENDPOINT: z.url({ error: 'must be an address such as https://s3.host.example' }).optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  /** The largest file that is taken, and the largest picture. */
  UPLOAD_MAX_MEGABYTES: z.coerce.number().int().min(1).max(10_000).default(200),
  UPLOAD_MAX_MEGAPIXELS: z.coerce.number().int().min(1).max(1_000).default(100),
  /** The whole of a request must have arrived by then; an upload has more time. */
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  UPLOAD_TIMEOUT_MS: z.coerce.number().int().min(100).default(1_800_000),
  /** Whoever lets an answer wait for so long without reading any of it is cut off. */
  READER_TIMEOUT_MS: z.coerce.number().int().min(100).default(60_000),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
  /** `yes` lets a product in production mode start with the demo and without secrets, on this machine alone. */
  TRIAL: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('no'),
  /** What this process does: the API with the pages, the worker, or both. */
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  /** Addresses of proxies in front that may tell the visitor's own, such as `loopback, 10.0.0.0/8`. */
  TRUSTED_PROXIES: z.string().optional(),
  /** Calls that one address may make in a minute. */
  RATE_LIMIT: z.coerce.number().int().min(1).default(3000),
  /** Pages that one address may have rendered in a minute; those that are ready are not counted. */
  PAGE_RATE_LIMIT: z.coerce.number().int().min(1).default(300),
  /** Streams of statuses that one process keeps open, and of them for one address; whoever finds no place asks again. */
  STREAM_LIMIT: z.coerce.number().int().min(0).default(20_000),
  STREAM_ADDRESS_LIMIT: z.coerce.number().int().min(0).default(500),
  /** Sign-ups and mails that one address may ask for (areas/users/limit-attempts.ts), and logins before they slow down. */
  ACCOUNT_RATE_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Enquiries that one address may send in an hour, and that one project takes in an hour. */
  ENQUIRY_RATE_LIMIT: z.coerce.number().int().min(1).default(60),
  ENQUIRY_PROJECT_RATE_LIMIT: z.coerce.number().int().min(1).default(1200),
  /** How long backups of the database are kept: told to whoever has something erased, since they hold it until then. */
  BACKUP_DAYS: z.coerce.number().int().min(0).max(3_650).default(30),
  /** Whether staff must have a passkey or one-time codes; unless it is said, in production they must. */
  STAFF_SECOND_FACTOR: z.enum(['demanded', 'free'], { error: 'must be demanded or free' }).optional(),
  /** Where visitors reach the product; links in mails begin with it. */
  PUBLIC_URL: z.url({ error: 'must be an address such as https://homes.example' }).optional(),
  /** Other hosts that carry every project, apart by spaces; those of single projects are in the database. */
  SERVED_HOSTS: z.string().default(''),
  /** Hosts of our own network that webhooks may go to, by http too, with their ports and apart by spaces. */
  WEBHOOK_INSIDE_HOSTS: z.string().default(''),
  SMTP_URL: z.url({ error: 'must be an address such as smtp://host:587' }).default('smtp://127.0.0.1:25'),
  MAIL_FROM: z
    .string()
    .regex(/@[\w.-]+>?$/, { error: 'must be like Belvedere <no-reply@homes.example>' })
    .default('Belvedere <no-reply@belvedere.example>'),
  /** Receives the enquiries of a project that has no agent. */
  ENQUIRY_ADDRESS: z.email({ error: 'must be a mailbox' }).default('sales@belvedere.example'),
  /** Whom to tell of a weakness; stands in /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
      error: 'must be like mailto:security@homes.example or https://homes.example/security',
    })
    .optional(),
  /** How many tries the security check costs a browser at most; a thousand are about a second. */
  CHALLENGE_DIFFICULTY: z.coerce.number().int().min(1).max(1_000_000).default(1000),
  /** Where places are looked up; `none` is the gazetteer that comes along. */
  PLACES_PROVIDER: z.enum(['none', 'photon', 'nominatim', 'mapbox', 'maptiler']).default('none'),
  /** Another address of that service than its public one. */
  PLACES_URL: z.url({ error: 'must be an address such as https://photon.homes.example/api' }).optional(),
  /** Mapbox and MapTiler want one. */
  PLACES_KEY: z.string().optional(),
  /** The style of the map's ground; without it and without tiles the product draws its own. */
  MAP_STYLE_URL: z
    .url({ error: 'must be an address such as https://tiles.homes.example/style.json' })
    .optional(),
  /** Instead, one file of vector tiles in the Protomaps schema; it may lie on the product's own host. */
  MAP_PMTILES_URL: z
    .string()
    .regex(/^(https?:\/\/|\/)\S+\.pmtiles(\?\S*)?$/, {
      error: 'must be an address such as https://tiles.homes.example/city.pmtiles',
    })
    .optional(),
  /** Other hosts that the style draws from, apart by spaces. Its own is known. */
  MAP_HOSTS: z.string().default(''),
  /** Memory for ready answers; 0 reads every answer from the rows. */
  ANSWER_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(128),
  /** The same for rendered pages. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(64),
  /** A statement that takes longer is given up. The migrations tell it to the roles. */
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  /** `no` behind a pooler that hands each statement to another connection and knows no prepared ones. */
  PREPARED_STATEMENTS: z.enum(['yes', 'no']).default('yes'),
  /** Where caches in front take PURGE requests, apart by spaces; with it, they may keep answers for longer. */
  EDGE_PURGE_URL: z
    .string()
    .transform(words)
    .pipe(z.array(z.url({ error: 'must be an address such as http://varnish:6082/' })))
    .default([]),
  /** Prometheus asks here, never on the public port. Without a port there are no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where spans of requests and statements go, as OTLP over HTTP; without it none are made. And of how many traces. */
  TRACES_URL: z.url({ error: 'must be an address such as http://collector:4318/v1/traces' }).optional(),
  TRACES_SHARE: z.coerce.number().min(0).max(1).default(1),
  /** Told to stop, it goes on serving so long, that whoever sends visitors may see that it is not ready. */
  DRAIN_S: z.coerce.number().int().min(0).max(300).default(5),
  /** After that, requests and jobs under way have so long to end. */
  STOP_WITHIN_S: z.coerce.number().int().min(1).max(600).default(10),
  /** Names the build, so that answers cached from another one are asked for again. */
  RELEASE: z
    .string()
    .regex(/^[\w.]+$/, { error: 'must be letters, digits, dots' })
    .default('dev'),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the settings from the environment; refuses with a sentence that says which one is wrong. */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(present)
  if (!read.success) {
    const wrong = read.error.issues.map(
      ({ path: [name = ''], message }) => `${String(name)} ${name in present ? message : 'is not set'}`,
    )
    throw new Error(`Settings: ${wrong.join('; ')}`)
  }
  const settings = read.data
  if (['mapbox', 'maptiler'].includes(settings.PLACES_PROVIDER) && !settings.PLACES_KEY)
    throw new Error(`Settings: PLACES_KEY is not set, and ${settings.PLACES_PROVIDER} wants one`)
  if (settings.MAP_STYLE_URL && settings.MAP_PMTILES_URL)
    throw new Error('Settings: MAP_STYLE_URL and MAP_PMTILES_URL are both set, and a map has one ground')
  const visitorUrl = roleUrl('DATABASE_VISITOR_URL', VISITOR_ROLE, settings)
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  return {
    databaseUrl: settings.DATABASE_URL,
    visitorUrl,
    sessionUrl: settings.DATABASE_SESSION_URL ?? visitorUrl,
    memberUrl: roleUrl('DATABASE_MEMBER_URL', MEMBER_ROLE, settings),
    /** Of those that production demands. */
    notSet: (['AUTH_SECRET', 'PUBLIC_URL'] as const).filter((name) => settings[name] === undefined),
    trial: settings.TRIAL === 'yes',
    authSecret: settings.AUTH_SECRET ?? randomBytes(32).toString('base64url'),
    redisUrl: settings.REDIS_URL,
    filesDir: settings.FILES_DIR,
    filesS3: settings.FILES_S3_BUCKET
      ? {
          bucket: settings.FILES_S3_BUCKET,
          endpoint: settings.FILES_S3_ENDPOINT,
          region: settings.FILES_S3_REGION,
        }
      : undefined,
    uploads: {
      bytes: settings.UPLOAD_MAX_MEGABYTES * 2 ** 20,
      pixels: settings.UPLOAD_MAX_MEGAPIXELS * 1e6,
      withinMs: Math.max(settings.UPLOAD_TIMEOUT_MS, settings.REQUEST_TIMEOUT_MS),
    },
    requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
    readerTimeoutMs: settings.READER_TIMEOUT_MS,
    port: settings.PORT,
    host: settings.HOST,
    logLevel: settings.LOG_LEVEL,
    production: settings.NODE_ENV === 'production',
    staffSecondFactor:
      (settings.STAFF_SECOND_FACTOR ?? (settings.NODE_ENV === 'production' ? 'demanded' : 'free')) ===
      'demanded',
    role: settings.ROLE,
    trustedProxies: settings.TRUSTED_PROXIES,
    rateLimit: settings.RATE_LIMIT,
    pageRateLimit: settings.PAGE_RATE_LIMIT,
    streamLimits: { all: settings.STREAM_LIMIT, perAddress: settings.STREAM_ADDRESS_LIMIT },
    release: settings.RELEASE,
    answerCacheBytes: settings.ANSWER_CACHE_MB * 2 ** 20,
    pageCacheBytes: settings.PAGE_CACHE_MB * 2 ** 20,
    statementTimeoutMs: settings.STATEMENT_TIMEOUT_MS,
    preparedStatements: settings.PREPARED_STATEMENTS === 'yes',
    edgePurgeUrls: settings.EDGE_PURGE_URL,
    metrics:
      settings.METRICS_PORT === undefined
        ? undefined
        : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    traces: settings.TRACES_URL ? { url: settings.TRACES_URL, share: settings.TRACES_SHARE } : undefined,
    drainMs: settings.DRAIN_S * 1_000,
    stopWithinMs: settings.STOP_WITHIN_S * 1_000,
    accountRateLimit: settings.ACCOUNT_RATE_LIMIT,
    enquiryLimits: {
      perAddress: settings.ENQUIRY_RATE_LIMIT,
      perProject: settings.ENQUIRY_PROJECT_RATE_LIMIT,
    },
    backupDays: settings.BACKUP_DAYS,
    publicUrl,
    servedHosts: servedHosts(new URL(publicUrl).host, ...words(settings.SERVED_HOSTS)),
    webhookInsideHosts: insideHosts(settings.WEBHOOK_INSIDE_HOSTS),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    enquiryAddress: settings.ENQUIRY_ADDRESS,
    securityContact: settings.SECURITY_CONTACT,
    challengeDifficulty: settings.CHALLENGE_DIFFICULTY,
    placesProvider: settings.PLACES_PROVIDER,
    placesUrl: settings.PLACES_URL,
    placesKey: settings.PLACES_KEY,
    map: {
      styleUrl: settings.MAP_STYLE_URL,
      pmtilesUrl: settings.MAP_PMTILES_URL,
      hosts: mapHosts(settings.MAP_STYLE_URL, settings.MAP_PMTILES_URL, ...words(settings.MAP_HOSTS)),
    },
  }
}

/** What stands apart by spaces. */
function words(list: string): string[] {
  return list.split(/\s+/).filter(Boolean)
}

/** Names without ports: which port a host is reached at is nobody's secret and nobody's right. */
function servedHosts(...hosts: string[]): string[] {
  const names = hosts.map((host) => hostName(host)?.name)
  return names.map((name) => {
    if (name === undefined) throw new Error('Settings: SERVED_HOSTS must be hosts such as all.homes.example')
    return name
  })
}

/** As an address has them: without the port that its protocol has anyway. */
function insideHosts(hosts: string): string[] {
  return words(hosts).map((host) => {
    const url = URL.parse(`http://${host}`)
    if (url?.host !== host.toLowerCase())
      throw new Error('Settings: WEBHOOK_INSIDE_HOSTS must be hosts such as crm.internal:8080')
    return url.host
  })
}

/** The origins that pages may ask because of these addresses. */
function mapHosts(...addresses: (string | undefined)[]): string[] {
  const origins = addresses.filter((address) => address && !address.startsWith('/')).map(originOf)
  return [...new Set(origins)]
}

function originOf(address = ''): string {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error('Settings: MAP_HOSTS must be addresses such as https://tiles.homes.example')
  return url.origin
}

/** As it is given, or the owner's address with the role's name in it. */
function roleUrl(
  name: 'DATABASE_VISITOR_URL' | 'DATABASE_MEMBER_URL',
  role: string,
  settings: z.infer<typeof Environment>,
): string {
  const given = settings[name]
  if (given) return given
  if (settings.DATABASE_URL) return asRole(settings.DATABASE_URL, role)
  throw new Error(`Settings: DATABASE_URL is not set, nor is ${name}`)
}

function asRole(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl)
  url.username = role
  return url.href
}
