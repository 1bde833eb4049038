import { resolve } from 'node:path'
import { fail } from '@porchlight/errors'
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
  readonly baseUrl: string | null
  /** Whether browsers reach us over https, so that cookies are `__Host-` and HSTS is sent. */
  readonly secure: boolean
  /** Lower-case host names without port; null: every well-formed host is answered (demo mode). */
  readonly allowedHosts: readonly string[] | null
  readonly trustProxy: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly databaseConnections: number
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
  const baseUrl = input.PORCHLIGHT_BASE_URL ?? null
  return {
    port: Number(input.PORT ?? 3000),
    host: input.HOST ?? '127.0.0.1',
    dataDir: resolve(input.DATA_DIR ?? './data'),
    databaseUrl: input.DATABASE_URL ?? null,
    demo,
    baseUrl,
    secure: baseUrl?.startsWith('https://') ?? false,
    allowedHosts:
      input.PORCHLIGHT_ALLOWED_HOSTS === undefined ? null : hostNames(input.PORCHLIGHT_ALLOWED_HOSTS),
    trustProxy: names(input.PORCHLIGHT_TRUST_PROXY),
    logLevel: input.PORCHLIGHT_LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    databaseConnections: Number(input.PORCHLIGHT_DATABASE_CONNECTIONS ?? 10),
  }
}

function refuseUnsafe(settings: Settings, input: SettingsInput): void {
  if (settings.port > 65_535) throw refusal('PORT must be at most 65535.')
  if (settings.demo) {
    const loopback = ['127.0.0.1', '::1', 'localhost'].includes(settings.host)
    if (!loopback && input.DEMO_PUBLIC !== '1') {
      throw refusal(
        `Demo mode has sign-ins that everyone knows, so it does not listen on ${settings.host}. Set DEMO_PUBLIC=1 to do it all the same.`,
      )
    }
    return
  }
  if (!settings.secure) throw refusal('PORCHLIGHT_BASE_URL must be an https address in production.')
  if (settings.allowedHosts === null) throw refusal('PORCHLIGHT_ALLOWED_HOSTS must be set in production.')
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
