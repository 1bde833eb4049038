import { billLineObject } from '@porchlight/domains/energy/objects/bill-line/object'
import { fail } from '@porchlight/errors'
import {
  type CallbackSetup,
  type CalledKind,
  type CheckSetup,
  checkGateway,
  checkMailReports,
  type GatewayKind,
  type GatewayReport,
  listenForCallbacks,
  writtenReport,
} from '@porchlight/providers/gateway-check'
import { createSmtpMail } from '@porchlight/providers/mail'
import type { Settings } from '../../settings/read-settings'
import { say } from '../say'
import { type GatewayWords, readGatewayWords, readTestData } from './read-gateway-words'

/** Interval between checks while waiting for something. */
const pauseMs = 1_000

/** Returns the market gateway; files have none to check. */
function gatewayOfMarket({ market }: Settings) {
  return market !== null && 'folder' in market ? null : market
}

/** The settings that each kind needs; the names are used in error messages. */
const settingsOf = {
  billing: { name: 'PORCHLIGHT_BILLING', service: ({ billing }: Settings) => billing },
  market: { name: 'PORCHLIGHT_MARKET', service: gatewayOfMarket },
  credit: { name: 'PORCHLIGHT_CREDIT', service: ({ credit }: Settings) => credit },
  identity: {
    name: 'PORCHLIGHT_IDENTITY_CHECK',
    service: ({ identityCheck }: Settings) => (identityCheck === 'off' ? null : identityCheck),
  },
} as const

const callbackSecrets: Readonly<
  Partial<
    Record<GatewayKind, { readonly name: string; readonly of: (settings: Settings) => readonly string[] }>
  >
> = {
  market: { name: 'PORCHLIGHT_MARKET_SECRETS', of: ({ marketSecrets }) => marketSecrets },
  identity: {
    name: 'PORCHLIGHT_IDENTITY_CHECK_SECRETS',
    of: ({ identityCheckSecrets }) => identityCheckSecrets,
  },
  mail: { name: 'PORCHLIGHT_MAIL_SECRETS', of: ({ mailSecrets }) => mailSecrets },
}

/**
 * `npm run gateway-check -- <kind> [<url>]`: reports to the builder of a gateway what is right, what is wrong and how
 * to fix it. Needs no database. The exit code is 0 when everything is right, 1 when there are faults, and 2 when the
 * gateway could not be checked. `invalidSettings` when the arguments or settings are insufficient.
 */
export async function gatewayCheck(settings: Settings, args: readonly string[]): Promise<void> {
  const words = readGatewayWords(args)
  const { kind, isJson } = words
  if (!settings.demo && !words.isTestInstallation) {
    throw refused(
      'These are the settings of production, and the check sends test data that the gateway carries out. Name the address of a test installation, and add --test-installation.',
    )
  }
  const progress = (sentence: string) => void process.stderr.write(`${sentence}\n`)
  const callbacks = await callbacksOf(settings, words, progress)
  try {
    const report = await reportOf(kind, settings, {
      data: await readTestData(words.dataFile),
      callbacks,
      waitMs: words.waitMs,
      pauseMs,
      billLines: lineValues(),
      now: () => new Date(),
      say: progress,
    })
    say(isJson ? JSON.stringify(report, null, 2) : writtenReport(report))
    process.exitCode = { right: 0, faults: 1, unchecked: 2 }[report.outcome]
  } finally {
    await callbacks?.listener.close()
  }
}

async function reportOf(kind: GatewayKind, settings: Settings, setup: CallbackSetup): Promise<GatewayReport> {
  if (kind !== 'mail') return checkGateway(kind, { ...setup, service: serviceOf(kind, settings) })
  const { smtp, mailFrom } = settings
  if (smtp === null) throw refused('Set PORCHLIGHT_SMTP_HOST, or name smtp://<host>:<port>.')
  if (setup.callbacks === null) throw refused('Only calls to the server can be checked here: give --listen.')
  const { host, port, auth } = smtp
  const mail = createSmtpMail({ host, port, secure: port === 465, ...(auth === null ? {} : { auth }) })
  return checkMailReports({ mail, from: mailFrom, address: `smtp://${host}:${port}` }, setup)
}

function serviceOf(kind: CalledKind, settings: Settings) {
  const { name, service } = settingsOf[kind]
  const found = service(settings)
  if (found === null) throw refused(`Set ${name} to the address of the gateway, or name it after the kind.`)
  if (found.bearerToken === '')
    throw refused(`Set ${name}_TOKEN to the token that the gateway knows the server by.`)
  return found
}

async function callbacksOf(
  settings: Settings,
  { kind, listen }: GatewayWords,
  progress: (sentence: string) => void,
): Promise<CheckSetup['callbacks']> {
  if (listen === null) return null
  const of = callbackSecrets[kind]
  if (of === undefined) throw refused(`A ${kind} gateway calls nobody: leave out --listen.`)
  const secrets = of.of(settings)
  if (secrets.length === 0) throw refused(`Set ${of.name} to the secret that the gateway signs with.`)
  const { host, port, publicUrl } = listen
  const listener = await listenForCallbacks({ host, port, now: () => new Date() }).catch((error: unknown) => {
    throw refused(`Nothing can listen at ${host}:${port}: ${error instanceof Error ? error.message : error}.`)
  })
  progress(`Set ${publicUrl} as the address of the server in the gateway. It is answered here.`)
  if (!(await listener.isReachedAt(publicUrl))) {
    progress(`From this machine, ${publicUrl} does not lead here: calls may not arrive.`)
  }
  return { listener, secrets }
}

/**
 * Returns the values that a bill line may have: the wire format has plain strings, and the import rejects any value
 * that no line has.
 */
function lineValues(): CheckSetup['billLines'] {
  const { Line_Type__c: types, Unit__c: units } = billLineObject.fields
  return { types: types.values.map(({ value }) => value), units: units.values.map(({ value }) => value) }
}

function refused(reason: string) {
  return fail('invalidSettings', { reason })
}
