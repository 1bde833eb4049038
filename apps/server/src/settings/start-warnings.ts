import { isLoopbackName } from './loopback-name'
import type { Settings } from './settings'

/**
 * Returns what an operator has to know about an installation that starts nevertheless, one sentence each: every
 * stand-in, every unencrypted connection, and everything that is switched off.
 *
 * @param paused why no job runs, null when they do
 */
export function startWarnings(
  settings: Settings,
  paused: 'setting' | 'restored' | 'role' | null,
): readonly string[] {
  const possible = [
    ...pausedWarnings(paused),
    ...(settings.demo ? demoWarnings(settings) : productionWarnings(settings)),
  ]
  return possible.flatMap(([isTrue, sentence]) => (isTrue ? [sentence] : []))
}

type Warning = readonly [isTrue: boolean, sentence: string]

function pausedWarnings(paused: 'setting' | 'restored' | 'role' | null): readonly Warning[] {
  return [
    [
      paused === 'setting',
      'Background work is paused by PORCHLIGHT_JOBS_PAUSED: no mail and no text is sent.',
    ],
    [
      paused === 'restored',
      'Background work is paused since a restore: no mail and no text is sent. `npm run resume-jobs`, then a restart, lets it run again.',
    ],
  ]
}

function demoWarnings({ host, brandAddresses }: Settings): readonly Warning[] {
  const names = [host, ...Object.values(brandAddresses).map((address) => new URL(address).hostname)]
  return [
    [
      !names.every(isLoopbackName),
      'DEMO_PUBLIC: other machines can reach this demo, whose sign-ins, mail and texts are open to everyone.',
    ],
  ]
}

function productionWarnings(settings: Settings): readonly Warning[] {
  const { trustProxy, payments, identityCheck, scanner, databaseUrl, databaseDirectUrl } = settings
  return [
    [
      trustProxy.length === 0,
      'PORCHLIGHT_TRUST_PROXY=none: attempts are counted by the address of the connection. Behind a proxy, that is one address for everybody.',
    ],
    [
      settings.sealingKeys.length === 0,
      'PORCHLIGHT_SEALING_KEYS is not set: anyone who reads the whole database, or a copy of it, can use authenticator apps and mailed links.',
    ],
    ...Object.entries({ DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl }).map(
      ([name, address]): Warning => [
        address !== null && !isEncrypted(address),
        `${name} reaches another machine without TLS. Add sslmode=verify-full.`,
      ],
    ),
    [
      !settings.databaseReplicaUrls.every(isEncrypted),
      'DATABASE_REPLICA_URL reaches another machine without TLS. Add sslmode=verify-full.',
    ],
    [
      scanner !== null && 'host' in scanner && !isLoopbackName(scanner.host),
      'PORCHLIGHT_SCANNER is on another machine: files of customers go there unencrypted.',
    ],
    [
      settings.texts.service === null,
      'PORCHLIGHT_TEXTS=stand-in: no text reaches a phone, neither alerts nor codes.',
    ],
    [
      settings.market === null,
      'PORCHLIGHT_MARKET=stand-in: no order reaches a utility, and the answers to orders are made up.',
    ],
    [
      settings.market !== null && 'folder' in settings.market && settings.market.usage === 'T',
      'PORCHLIGHT_MARKET_TEST=1: what is sent to the market is marked as a test, and no order is carried out.',
    ],
    [
      settings.mailSecrets.length === 0,
      'PORCHLIGHT_MAIL_SECRETS is not set: mail that comes back after the mail server took it is not noticed.',
    ],
    [settings.credit === null, 'PORCHLIGHT_CREDIT=stand-in: results of credit checks are made up.'],
    [payments.kind === 'off', 'PORCHLIGHT_PAYMENTS=off: customers cannot pay on the site.'],
    [
      identityCheck === 'off',
      'PORCHLIGHT_IDENTITY_CHECK=off: customers cannot verify their identity on the site.',
    ],
    [
      settings.logLevel === 'silent',
      'PORCHLIGHT_LOG_LEVEL=silent: neither failures nor alarms are written anywhere.',
    ],
    [
      true,
      'Email addresses of sign-ups are rated by a list of domains in this version: no service checks whether a mailbox exists.',
    ],
  ]
}

/** Returns whether traffic to the database cannot be read in transit: TLS, a socket, or this machine. */
function isEncrypted(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || isLoopbackName(host)) return true
  return ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
}
