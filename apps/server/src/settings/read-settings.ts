import { resolve } from 'node:path'
import { defaultBrandKey } from '@porchlight/brands'
import { type DepositRates, demoDepositRates } from '@porchlight/domains/credit/rules/deposit-terms'
import type { ClamdAddress } from '@porchlight/providers/scanning'
import { Value } from 'typebox/value'
import { baseUrlName, brandAddresses, brandHosts, textSenders } from './brand-settings'
import { companySettings } from './company-settings'
import { readTrustedProxies } from './read-trusted-proxies'
import { refusal } from './refusal'
import { refuseUnsafe } from './refuse-unsafe'
import type {
  FilesSettings,
  GatewaySettings,
  PaymentsSettings,
  Settings,
  SmtpSettings,
  TextsSettings,
} from './settings'
import { type SettingsInput, SettingsSchema } from './settings-schema'

export type { Settings } from './settings'

const plainNames = new Set(
  Object.keys(SettingsSchema.properties).filter((name) => !name.startsWith('PORCHLIGHT_')),
)

/**
 * Reads and validates the settings in `environment`. Fails with `invalidSettings`, naming each setting that is unknown,
 * malformed, or not allowed in this mode.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const input: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value === '') continue
    if (plainNames.has(name) || name.startsWith('PORCHLIGHT_')) input[name] = value
  }
  const unknown = Object.keys(input).filter((name) => !(name in SettingsSchema.properties))
  const malformed = Value.Errors(SettingsSchema, input)
    .filter(({ instancePath }) => !unknown.includes(instancePath.slice(1)))
    .map(({ instancePath, message }) => `${instancePath.slice(1)} ${message}.`)
  const reasons = [...unknown.map((name) => `${name} is not a setting.`), ...new Set(malformed)]
  if (reasons.length > 0 || !Value.Check(SettingsSchema, input)) throw refusal(reasons.join('\n'))
  const settings = shape(input)
  refuseUnsafe(settings, input)
  return settings
}

function shape(input: SettingsInput): Settings {
  const demo = input.NODE_ENV !== 'production'
  const port = Number(input.PORT ?? 3000)
  const addresses = brandAddresses(input, port)
  return {
    port,
    host: input.HOST ?? '127.0.0.1',
    dataDir: resolve(input.DATA_DIR ?? './data'),
    databaseUrl: databaseAddress(input.DATABASE_URL),
    databaseDirectUrl: input.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrls: input.DATABASE_REPLICA_URL?.split(',') ?? [],
    demo,
    brandAddresses: addresses,
    brandHosts: brandHosts(addresses),
    secure: input[baseUrlName[defaultBrandKey]]?.startsWith('https://') ?? false,
    allowedHosts: allowedHosts(input, demo),
    corsOrigins: names(input.PORCHLIGHT_CORS_ORIGINS).map((origin) => new URL(origin).origin),
    trustProxy: readTrustedProxies(input.PORCHLIGHT_TRUST_PROXY),
    logLevel: input.PORCHLIGHT_LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    metricsPort: input.PORCHLIGHT_METRICS_PORT === undefined ? null : Number(input.PORCHLIGHT_METRICS_PORT),
    recordsTraces: input.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    drainMs: 1_000 * Number(input.PORCHLIGHT_DRAIN_SECONDS ?? (demo ? 0 : 10)),
    keepAliveMs: 1_000 * Number(input.PORCHLIGHT_KEEP_ALIVE_SECONDS ?? (demo ? 10 : 75)),
    maxRequests: Number(input.PORCHLIGHT_MAX_REQUESTS ?? 100),
    databaseConnections: Number(input.PORCHLIGHT_DATABASE_CONNECTIONS ?? 10),
    smtp: smtpSettings(input),
    mailFrom: input.PORCHLIGHT_MAIL_FROM ?? 'service@example.com',
    mailSecrets: names(input.PORCHLIGHT_MAIL_SECRETS),
    files: filesSettings(input),
    scanner: scannerAddress(input.PORCHLIGHT_SCANNER ?? 'stand-in'),
    market: marketSettings(input, demo),
    marketSecrets: names(input.PORCHLIGHT_MARKET_SECRETS),
    identityCheck:
      input.PORCHLIGHT_IDENTITY_CHECK === 'off'
        ? 'off'
        : gatewaySettings(input.PORCHLIGHT_IDENTITY_CHECK, input.PORCHLIGHT_IDENTITY_CHECK_TOKEN),
    identityCheckSecrets: names(input.PORCHLIGHT_IDENTITY_CHECK_SECRETS),
    identityRule: input.PORCHLIGHT_IDENTITY_RULE ?? 'unconfirmed',
    campaignLimits: {
      perMinute: Number(input.PORCHLIGHT_CAMPAIGN_RATE ?? 300),
    },
    passwordLinkHours: Number(input.PORCHLIGHT_PASSWORD_LINK_HOURS ?? 1),
    credit: gatewaySettings(input.PORCHLIGHT_CREDIT, input.PORCHLIGHT_CREDIT_TOKEN),
    billing: gatewaySettings(input.PORCHLIGHT_BILLING, input.PORCHLIGHT_BILLING_TOKEN),
    role: input.PORCHLIGHT_ROLE ?? 'all',
    jobsPaused: input.PORCHLIGHT_JOBS_PAUSED === '1',
    payments: paymentsSettings(input, port),
    texts: textsSettings(input),
    depositRates: depositRates(input.PORCHLIGHT_DEPOSIT_INTEREST, demo),
    company: companySettings(input),
    sealingKeys: names(input.PORCHLIGHT_SEALING_KEYS).map((key) => Buffer.from(key, 'base64')),
  }
}

function allowedHosts(input: SettingsInput, demo: boolean): readonly string[] | null {
  if (input.PORCHLIGHT_ALLOWED_HOSTS !== undefined) return hostNames(input.PORCHLIGHT_ALLOWED_HOSTS)
  if (demo && input.DEMO_PUBLIC === '1') return null
  return Object.values(baseUrlName).flatMap((name) => {
    const address = input[name]
    return address === undefined ? [] : [new URL(address).hostname]
  })
}

/** Returns the database address; null for the private database. */
function databaseAddress(configured: string | undefined): string | null {
  return configured === undefined || configured === 'private' ? null : configured
}

/** Returns the gateway's settings; null for the stand-in, which production has to name explicitly. */
function gatewaySettings(address: string | undefined, token: string | undefined): GatewaySettings | null {
  if (address === undefined || address === 'stand-in') return null
  return { baseUrl: address, bearerToken: token ?? '' }
}

const texasSetPrefix = 'texas-set:'

function marketSettings(input: SettingsInput, demo: boolean): Settings['market'] {
  const { PORCHLIGHT_MARKET: market } = input
  if (market?.startsWith(texasSetPrefix) !== true) {
    return gatewaySettings(market, input.PORCHLIGHT_MARKET_TOKEN)
  }
  return {
    folder: market.slice(texasSetPrefix.length),
    duns: input.PORCHLIGHT_MARKET_DUNS ?? '',
    name: input.PORCHLIGHT_MARKET_NAME ?? '',
    ercot: input.PORCHLIGHT_MARKET_ERCOT ?? '183529049',
    usage: demo || input.PORCHLIGHT_MARKET_TEST === '1' ? 'T' : 'P',
  }
}

function filesSettings(input: SettingsInput): FilesSettings {
  if (input.PORCHLIGHT_FILES !== 's3') return { kind: 'disk' }
  return {
    kind: 's3',
    bucket: input.PORCHLIGHT_FILES_BUCKET ?? '',
    region: input.PORCHLIGHT_FILES_REGION ?? 'us-east-1',
    endpoint: input.PORCHLIGHT_FILES_ENDPOINT ?? null,
  }
}

function paymentsSettings(input: SettingsInput, port: number): PaymentsSettings {
  if (input.PORCHLIGHT_PAYMENTS === 'off') return { kind: 'off' }
  if (input.PORCHLIGHT_PAYMENTS !== 'stripe') {
    return { kind: 'stand-in', port: Number(input.PORCHLIGHT_PAYMENTS_PORT ?? (port + 1) % 65_536) }
  }
  return {
    kind: 'stripe',
    apiKey: input.PORCHLIGHT_PAYMENTS_KEY ?? '',
    webhookSecrets: names(input.PORCHLIGHT_PAYMENTS_SECRETS),
    baseUrl: input.PORCHLIGHT_PAYMENTS_ADDRESS ?? 'https://api.stripe.com',
    pageOrigin: input.PORCHLIGHT_PAYMENTS_PAGES ?? 'https://checkout.stripe.com',
  }
}

/** Returns the deposit rates. Operators configure a commission's rates; only the demo world has defaults. */
function depositRates(configured: string | undefined, demo: boolean): DepositRates {
  if (configured === undefined) return demo ? demoDepositRates : new Map()
  return new Map(
    configured.split(',').map((pair) => {
      const [year, percent] = pair.split(':')
      return [Number(year), Number(percent)] as const
    }),
  )
}

function textsSettings(input: SettingsInput): TextsSettings {
  const address = input.PORCHLIGHT_TEXTS
  return {
    service:
      address === undefined || address === 'stand-in'
        ? null
        : {
            baseUrl: address,
            accountId: input.PORCHLIGHT_TEXTS_ACCOUNT ?? '',
            authTokens: names(input.PORCHLIGHT_TEXTS_TOKENS),
          },
    from: textSenders(input),
  }
}

function smtpSettings(input: SettingsInput): SmtpSettings | null {
  if (input.PORCHLIGHT_SMTP_HOST === undefined) return null
  const user = input.PORCHLIGHT_SMTP_USER
  return {
    host: input.PORCHLIGHT_SMTP_HOST,
    port: Number(input.PORCHLIGHT_SMTP_PORT ?? 587),
    auth: user === undefined ? null : { user, password: input.PORCHLIGHT_SMTP_PASSWORD ?? '' },
  }
}

function scannerAddress(value: string): ClamdAddress | null {
  if (value === 'stand-in') return null
  if (value.startsWith('unix:')) return { path: value.slice('unix:'.length) }
  const [host = '', port = ''] = value.slice('tcp://'.length).split(':')
  return { host, port: Number(port) }
}

function names(value: string | undefined): readonly string[] {
  return (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function hostNames(value: string): readonly string[] {
  return names(value).map((name) => name.toLowerCase())
}
