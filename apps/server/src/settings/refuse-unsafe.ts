import { brandKeys, brandOfHost, defaultBrandKey } from '@porchlight/brands'
import { baseUrlName, hostOf, servedBrands, textsFromName } from './brand-settings'
import { companyProblems } from './company-settings'
import { isLoopbackName } from './loopback-name'
import { refusal } from './refusal'
import type { Settings } from './settings'
import type { SettingsInput } from './settings-schema'

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
/** Stand-ins whose answers would settle bills, pass files and pass people; each with what to configure instead. */
const refusedStandIns = {
  PORCHLIGHT_PAYMENTS: 'stripe, or off',
  PORCHLIGHT_SCANNER: 'the address of a clamd',
  PORCHLIGHT_IDENTITY_CHECK: 'the address of an identity check, or off',
} as const
const httpsInProduction = [
  'PORCHLIGHT_IDENTITY_CHECK',
  'PORCHLIGHT_MARKET',
  'PORCHLIGHT_CREDIT',
  'PORCHLIGHT_TEXTS',
  'PORCHLIGHT_BILLING',
  'PORCHLIGHT_PAYMENTS_ADDRESS',
  'PORCHLIGHT_PAYMENTS_PAGES',
  'PORCHLIGHT_FILES_ENDPOINT',
] as const
/** Minimum length of a secret that callbacks are signed with; a shorter one can be guessed from one signed callback. */
const shortestSecret = 16
const requiredForStripe = ['PORCHLIGHT_PAYMENTS_KEY', 'PORCHLIGHT_PAYMENTS_SECRETS'] as const
const requiredForTexasSet = ['PORCHLIGHT_MARKET_DUNS', 'PORCHLIGHT_MARKET_NAME'] as const
const requiredForTexts = ['PORCHLIGHT_TEXTS_ACCOUNT', 'PORCHLIGHT_TEXTS_TOKENS'] as const

/**
 * Rejects conflicting settings, and those that are unsafe in their mode; in production also missing ones.
 * @throws invalidSettings, which says all that is to be set, a sentence a line
 */
export function refuseUnsafe(settings: Settings, input: SettingsInput): void {
  const reasons = [
    ...incomplete(settings, input),
    ...companyProblems(input, settings.demo),
    ...(settings.demo ? publicDemo(settings, input) : unsafeProduction(settings, input)),
  ]
  if (reasons.length > 0) throw refusal(reasons.join('\n'))
}

function* unsafeProduction(settings: Settings, input: SettingsInput): Iterable<string> {
  yield* foreignAddresses(settings, input)
  for (const name of requiredInProduction) {
    if (input[name] === undefined) yield `${name} must be set in production.`
  }
  if (input.DATABASE_URL === undefined) {
    yield 'DATABASE_URL must be set in production: name a PostgreSQL, or private for one below DATA_DIR that this process runs.'
  }
  if (input.PORCHLIGHT_TRUST_PROXY === undefined) {
    yield 'PORCHLIGHT_TRUST_PROXY must be set in production: name the address of the reverse proxy, such as 127.0.0.1, or none if callers connect directly. Attempts are counted by the address of the caller; behind a proxy that is not named, all callers share one address, and one of them can use up the attempts of all.'
  }
  for (const [name, instead] of Object.entries(refusedStandIns)) {
    if (input[name as keyof typeof refusedStandIns] === 'stand-in') {
      yield `${name} may not be stand-in in production: name ${instead}.`
    }
  }
  if (settings.payments.kind === 'stripe' && /^[sr]k_test_/.test(settings.payments.apiKey)) {
    yield 'PORCHLIGHT_PAYMENTS_KEY is a key of Stripe’s test mode, where a test card settles a bill; production needs a live key.'
  }
  yield* weakGateways(settings, input)
}

/** Yields the settings that a choice requires in addition, in every mode. */
function* incomplete(settings: Settings, input: SettingsInput): Iterable<string> {
  if (settings.databaseDirectUrl !== null && settings.databaseUrl === null) {
    yield 'DATABASE_URL must be set with DATABASE_DIRECT_URL: it is the pooler’s address.'
  }
  if (settings.databaseReplicaUrls.length > 0 && settings.databaseUrl === null) {
    yield 'DATABASE_URL must be set with DATABASE_REPLICA_URL: it is the primary that the replicas follow.'
  }
  if (settings.port > 65_535) yield 'PORT must be at most 65535.'
  if ((settings.metricsPort ?? 0) > 65_535) yield 'PORCHLIGHT_METRICS_PORT must be at most 65535.'
  if (settings.metricsPort === settings.port) yield 'PORCHLIGHT_METRICS_PORT must be another than PORT.'
  if (settings.payments.kind === 'stand-in' && settings.payments.port > 65_535) {
    yield 'PORCHLIGHT_PAYMENTS_PORT must be at most 65535.'
  }
  if (settings.payments.kind === 'stripe') {
    for (const name of requiredForStripe) {
      if (input[name] === undefined) yield `${name} must be set with stripe in PORCHLIGHT_PAYMENTS.`
    }
  }
  if (settings.files.kind === 's3' && input.PORCHLIGHT_FILES_BUCKET === undefined) {
    yield 'PORCHLIGHT_FILES_BUCKET must be set with s3 in PORCHLIGHT_FILES.'
  }
  if (settings.market !== null && 'folder' in settings.market) {
    for (const name of requiredForTexasSet) {
      if (input[name] === undefined) yield `${name} must be set with texas-set: in PORCHLIGHT_MARKET.`
    }
  }
  if (settings.texts.service !== null) {
    const numbers = (settings.demo ? brandKeys : servedBrands(input)).map((key) => textsFromName[key])
    for (const name of [...requiredForTexts, ...numbers]) {
      if (input[name] === undefined) yield `${name} must be set with the address of PORCHLIGHT_TEXTS.`
    }
  }
}

/**
 * Detects a public demo: a server behind a proxy without NODE_ENV=production listens on a loopback address and is
 * public all the same, as the brands' addresses show.
 */
function* publicDemo({ host, brandAddresses }: Settings, input: SettingsInput): Iterable<string> {
  if (input.DEMO_PUBLIC === '1') return
  const isKnownToAll = 'Demo mode has sign-ins that everyone knows, so it does not'
  if (!isLoopbackName(host)) {
    yield `${isKnownToAll} listen on ${host}. Set DEMO_PUBLIC=1 to do it all the same.`
  }
  const address = Object.values(brandAddresses).find((each) => !isLoopbackName(hostOf(each) ?? host))
  if (address !== undefined) {
    yield `${isKnownToAll} serve ${address}. Set NODE_ENV=production, or DEMO_PUBLIC=1 to serve the demo there all the same.`
  }
}

/**
 * Yields the problems with the brands' addresses: a brand's mail links to its base URL, where the host decides which
 * brand is served.
 */
function* foreignAddresses({ brandAddresses, brandHosts }: Settings, input: SettingsInput): Iterable<string> {
  for (const key of new Set([defaultBrandKey, ...servedBrands(input)])) {
    const name = baseUrlName[key]
    if (input[name]?.startsWith('https://') !== true) {
      yield `${name} must be an https address in production.`
      continue
    }
    const host = hostOf(brandAddresses[key])
    const served = host === null ? null : brandOfHost(host, brandHosts)
    if (served === null) yield `${name} is not an address.`
    else if (served !== key) {
      yield `${brandAddresses[key]} is the base URL of the ${key} brand, and its host serves the ${served} brand.`
    }
  }
}

function* weakGateways(settings: Settings, input: SettingsInput): Iterable<string> {
  const { identityCheck, identityCheckSecrets } = settings
  if (identityCheck !== 'off' && identityCheckSecrets.length === 0) {
    yield 'PORCHLIGHT_IDENTITY_CHECK_SECRETS must be set with the address of PORCHLIGHT_IDENTITY_CHECK in production.'
  }
  const callbackSecrets = {
    PORCHLIGHT_IDENTITY_CHECK_SECRETS: identityCheckSecrets,
    PORCHLIGHT_MARKET_SECRETS: settings.marketSecrets,
    PORCHLIGHT_MAIL_SECRETS: settings.mailSecrets,
  }
  for (const [name, secrets] of Object.entries(callbackSecrets)) {
    if (secrets.some((secret) => secret.length < shortestSecret)) {
      yield `${name} must have at least ${shortestSecret} characters each in production.`
    }
  }
  for (const name of httpsInProduction) {
    if (input[name]?.startsWith('http://') === true) {
      yield `${name} must be an https address in production.`
    }
  }
}
