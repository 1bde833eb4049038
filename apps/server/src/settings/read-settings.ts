import { resolve } from 'node:path'
import { fail } from '@porchlight/errors'
import type { BrandKey } from '@porchlight/metadata'
import { type DepositRates, demoDepositRates } from '@porchlight/objects'
import type { ClamdAddress } from '@porchlight/providers/scanning'
import { Value } from 'typebox/value'
import { type SettingsInput, SettingsSchema } from './settings-schema'

/** Settings as the rest of the server reads them: typed, with defaults filled in. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Null: the private PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null
  readonly demo: boolean
  /** Each brand's public address, without a path; links in mail begin with it. */
  readonly brandAddresses: Readonly<Record<BrandKey, string>>
  /** Whether browsers reach us over https, so that cookies are `__Host-` and HSTS is sent. */
  readonly secure: boolean
  /**
   * Lower-case host names without port that are answered, in demo mode besides this machine's own; null: every
   * well-formed one, for a demo that is public anyway.
   */
  readonly allowedHosts: readonly string[] | null
  readonly trustProxy: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly databaseConnections: number
  /** Null: mail stays in the demo mailbox. */
  readonly smtp: SmtpSettings | null
  readonly mailFrom: string
  readonly files: FilesSettings
  /** Where clamd listens; null: a stand-in is started. */
  readonly scanner: ClamdAddress | null
  /** Null: the stand-in. */
  readonly market: GatewaySettings | null
  /** Those that callbacks of the market may be signed with; none: it is only asked. */
  readonly marketSecrets: readonly string[]
  /** Null: the stand-in. */
  readonly identityCheck: GatewaySettings | null
  /** Those that its callbacks may be signed with. */
  readonly identityCheckSecrets: readonly string[]
  /** Null: the stand-in. */
  readonly credit: GatewaySettings | null
  /** Null: nothing is imported, or by the stand-in in demo mode. */
  readonly billing: GatewaySettings | null
  readonly jobsPaused: boolean
  readonly payments: PaymentsSettings
  readonly texts: TextsSettings
  /** What deposits earn in each year. */
  readonly depositRates: DepositRates
}

/** Where files lie. */
export type FilesSettings =
  | { readonly kind: 'disk' }
  | {
      readonly kind: 's3'
      readonly bucket: string
      readonly region: string
      /** Null: AWS. */
      readonly endpoint: string | null
    }

/** What sends texts. */
export interface TextsSettings {
  /** Null: the stand-in. */
  readonly service: {
    readonly baseUrl: string
    readonly accountId: string
    /** The first is what we sign in with. */
    readonly authTokens: readonly string[]
  } | null
  /** The number of each brand, `+17135550100`. */
  readonly from: Readonly<Record<BrandKey, string>>
}

/** What takes payments. */
export type PaymentsSettings =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stand-in'
      /** 0: a free one. */
      readonly port: number
    }
  | {
      readonly kind: 'stripe'
      readonly apiKey: string
      readonly newsSecrets: readonly string[]
      readonly baseUrl: string
      readonly pageOrigin: string
    }

/** A service outside that speaks JSON. */
export interface GatewaySettings {
  readonly baseUrl: string
  readonly bearerToken: string
}

/** The mail server. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  readonly auth: { readonly user: string; readonly password: string } | null
}

const plainNames = new Set(
  Object.keys(SettingsSchema.properties).filter((name) => !name.startsWith('PORCHLIGHT_')),
)

/**
 * Reads and checks the settings of `environment`. Fails with `invalidSettings`, naming each setting that is
 * unknown, malformed, or not allowed in this mode.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const input: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value === '') continue
    if (plainNames.has(name) || name.startsWith('PORCHLIGHT_')) input[name] = value
  }
  for (const name of Object.keys(input)) {
    if (!(name in SettingsSchema.properties)) throw refusal(`${name} is not a setting.`)
  }
  if (!Value.Check(SettingsSchema, input)) {
    const problem = Value.Errors(SettingsSchema, input)[0]
    const name = problem?.instancePath.slice(1) ?? ''
    throw refusal(`${name} ${problem?.message ?? 'is not valid'}.`)
  }
  const settings = shape(input)
  refuseUnsafe(settings, input)
  return settings
}

function shape(input: SettingsInput): Settings {
  const demo = input.NODE_ENV !== 'production'
  const port = Number(input.PORT ?? 3000)
  return {
    port,
    host: input.HOST ?? '127.0.0.1',
    dataDir: resolve(input.DATA_DIR ?? './data'),
    databaseUrl: input.DATABASE_URL ?? null,
    demo,
    brandAddresses: {
      first: input.PORCHLIGHT_BASE_URL ?? `http://localhost:${port}`,
      second: input.PORCHLIGHT_SECOND_BASE_URL ?? `http://amigo.localhost:${port}`,
      third: input.PORCHLIGHT_THIRD_BASE_URL ?? `http://tara.localhost:${port}`,
    },
    secure: input.PORCHLIGHT_BASE_URL?.startsWith('https://') ?? false,
    allowedHosts: allowedHosts(input, demo),
    trustProxy: names(input.PORCHLIGHT_TRUST_PROXY),
    logLevel: input.PORCHLIGHT_LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    databaseConnections: Number(input.PORCHLIGHT_DATABASE_CONNECTIONS ?? 10),
    smtp: smtpSettings(input),
    mailFrom: input.PORCHLIGHT_MAIL_FROM ?? 'service@example.com',
    files: filesSettings(input),
    scanner: scannerAddress(input.PORCHLIGHT_SCANNER ?? 'stand-in'),
    market: gatewaySettings(input.PORCHLIGHT_MARKET, input.PORCHLIGHT_MARKET_TOKEN),
    marketSecrets: names(input.PORCHLIGHT_MARKET_SECRETS),
    identityCheck: gatewaySettings(input.PORCHLIGHT_IDENTITY_CHECK, input.PORCHLIGHT_IDENTITY_CHECK_TOKEN),
    identityCheckSecrets: names(input.PORCHLIGHT_IDENTITY_CHECK_SECRETS),
    credit: gatewaySettings(input.PORCHLIGHT_CREDIT, input.PORCHLIGHT_CREDIT_TOKEN),
    billing: gatewaySettings(input.PORCHLIGHT_BILLING, input.PORCHLIGHT_BILLING_TOKEN),
    jobsPaused: input.PORCHLIGHT_JOBS_PAUSED === '1',
    payments: paymentsSettings(input, port),
    texts: textsSettings(input),
    depositRates: depositRates(input.PORCHLIGHT_DEPOSIT_INTEREST, demo),
  }
}

function allowedHosts(input: SettingsInput, demo: boolean): readonly string[] | null {
  if (input.PORCHLIGHT_ALLOWED_HOSTS !== undefined) return hostNames(input.PORCHLIGHT_ALLOWED_HOSTS)
  if (demo && input.DEMO_PUBLIC === '1') return null
  return baseUrlNames.flatMap((name) => (input[name] === undefined ? [] : [new URL(input[name]).hostname]))
}

/** Null for the stand-in, which production has to ask for by name. */
function gatewaySettings(address: string | undefined, token: string | undefined): GatewaySettings | null {
  if (address === undefined || address === 'stand-in') return null
  return { baseUrl: address, bearerToken: token ?? '' }
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
    newsSecrets: names(input.PORCHLIGHT_PAYMENTS_SECRETS),
    baseUrl: input.PORCHLIGHT_PAYMENTS_ADDRESS ?? 'https://api.stripe.com',
    pageOrigin: input.PORCHLIGHT_PAYMENTS_PAGES ?? 'https://checkout.stripe.com',
  }
}

/** A commission's rates are for operators to tell; only the demo world has any of its own. */
function depositRates(told: string | undefined, demo: boolean): DepositRates {
  if (told === undefined) return demo ? demoDepositRates : new Map()
  return new Map(
    told.split(',').map((pair) => {
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
    from: {
      first: input.PORCHLIGHT_TEXTS_FROM ?? '+17135550100',
      second: input.PORCHLIGHT_TEXTS_SECOND_FROM ?? '+17135550101',
      third: input.PORCHLIGHT_TEXTS_THIRD_FROM ?? '+17135550102',
    },
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

const baseUrlNames = [
  'PORCHLIGHT_BASE_URL',
  'PORCHLIGHT_SECOND_BASE_URL',
  'PORCHLIGHT_THIRD_BASE_URL',
] as const
const requiredInProduction = [
  'PORCHLIGHT_ALLOWED_HOSTS',
  'PORCHLIGHT_SMTP_HOST',
  'PORCHLIGHT_MAIL_FROM',
  'PORCHLIGHT_PAYMENTS',
  'PORCHLIGHT_SCANNER',
  'PORCHLIGHT_IDENTITY_CHECK',
  'PORCHLIGHT_MARKET',
  'PORCHLIGHT_CREDIT',
  'PORCHLIGHT_TEXTS',
] as const
const gatewayNames = [
  'PORCHLIGHT_IDENTITY_CHECK',
  'PORCHLIGHT_MARKET',
  'PORCHLIGHT_CREDIT',
  'PORCHLIGHT_TEXTS',
  'PORCHLIGHT_BILLING',
  'PORCHLIGHT_PAYMENTS_ADDRESS',
  'PORCHLIGHT_PAYMENTS_PAGES',
  'PORCHLIGHT_FILES_ENDPOINT',
] as const
const requiredForStripe = ['PORCHLIGHT_PAYMENTS_KEY', 'PORCHLIGHT_PAYMENTS_SECRETS'] as const
const requiredForTexts = [
  'PORCHLIGHT_TEXTS_ACCOUNT',
  'PORCHLIGHT_TEXTS_TOKENS',
  'PORCHLIGHT_TEXTS_FROM',
  'PORCHLIGHT_TEXTS_SECOND_FROM',
  'PORCHLIGHT_TEXTS_THIRD_FROM',
] as const

function refuseUnsafe(settings: Settings, input: SettingsInput): void {
  if (settings.port > 65_535) throw refusal('PORT must be at most 65535.')
  if (settings.payments.kind === 'stand-in' && settings.payments.port > 65_535) {
    throw refusal('PORCHLIGHT_PAYMENTS_PORT must be at most 65535.')
  }
  if (settings.payments.kind === 'stripe') {
    for (const name of requiredForStripe) {
      if (input[name] === undefined) throw refusal(`${name} must be set with stripe in PORCHLIGHT_PAYMENTS.`)
    }
  }
  if (settings.files.kind === 's3' && input.PORCHLIGHT_FILES_BUCKET === undefined) {
    throw refusal('PORCHLIGHT_FILES_BUCKET must be set with s3 in PORCHLIGHT_FILES.')
  }
  if (settings.texts.service !== null) {
    for (const name of requiredForTexts) {
      if (input[name] === undefined)
        throw refusal(`${name} must be set with the address of PORCHLIGHT_TEXTS.`)
    }
  }
  if (settings.demo) {
    const loopback = ['127.0.0.1', '::1', 'localhost'].includes(settings.host)
    if (!loopback && input.DEMO_PUBLIC !== '1') {
      throw refusal(
        `Demo mode has sign-ins that everyone knows, so it does not listen on ${settings.host}. Set DEMO_PUBLIC=1 to do it all the same.`,
      )
    }
    return
  }
  for (const name of baseUrlNames) {
    if (input[name]?.startsWith('https://') !== true) {
      throw refusal(`${name} must be an https address in production.`)
    }
  }
  for (const name of requiredInProduction) {
    if (input[name] === undefined) throw refusal(`${name} must be set in production.`)
  }
  if (settings.identityCheck !== null && settings.identityCheckSecrets.length === 0) {
    throw refusal(
      'PORCHLIGHT_IDENTITY_CHECK_SECRETS must be set with the address of PORCHLIGHT_IDENTITY_CHECK in production.',
    )
  }
  for (const name of gatewayNames) {
    if (input[name]?.startsWith('http://') === true) {
      throw refusal(`${name} must be an https address, or stand-in, in production.`)
    }
  }
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

function refusal(reason: string) {
  return fail('invalidSettings', { reason })
}
