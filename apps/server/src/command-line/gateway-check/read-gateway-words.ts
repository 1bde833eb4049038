import { readFile } from 'node:fs/promises'
import { fail } from '@porchlight/errors'
import {
  type GatewayKind,
  gatewayKinds,
  type TestData,
  TestDataSchema,
  usualTestData,
} from '@porchlight/providers/gateway-check'
import { Value } from 'typebox/value'
import { readArguments } from '../read-arguments'

const usage = `npm run gateway-check -- <billing|market|credit|identity> [<url>] [--data <file.json>] [--wait <seconds>] [--json] [--test-installation]
    [--listen <host>:<port> [--public <url>]]
  npm run gateway-check -- mail [smtp://<host>:<port>] --listen <host>:<port> [--public <url>] …`

/** The parsed arguments of a check. */
export interface GatewayWords {
  readonly kind: GatewayKind
  readonly dataFile: string | null
  /** Where callbacks from the gateway are awaited; null when they are not. */
  readonly listen: { readonly host: string; readonly port: number; readonly publicUrl: string } | null
  readonly waitMs: number
  readonly isJson: boolean
  readonly isTestInstallation: boolean
}

const addressSettings = {
  billing: 'PORCHLIGHT_BILLING',
  market: 'PORCHLIGHT_MARKET',
  credit: 'PORCHLIGHT_CREDIT',
  identity: 'PORCHLIGHT_IDENTITY_CHECK',
} as const

/**
 * Returns the environment with its gateway address replaced by the one in the arguments, so that it is validated like
 * every other setting.
 */
export function withGatewayAddress(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const { subject, more } = read(args)
  const [address] = more
  const kind = kindOf(subject)
  if (address === undefined) return environment
  if (kind !== 'mail') return { ...environment, [addressSettings[kind]]: address.replace(/\/$/, '') }
  const [, host, port] = /^smtp:\/\/([^:/]+):(\d{1,5})$/.exec(address) ?? []
  if (host === undefined || port === undefined) throw refused(`${address} is no smtp://<host>:<port>.`)
  return { ...environment, PORCHLIGHT_SMTP_HOST: host, PORCHLIGHT_SMTP_PORT: port }
}

/** Parses the arguments after the command. `invalidSettings` when they cannot be understood. */
export function readGatewayWords(args: readonly string[]): GatewayWords {
  const { subject, flags, texts } = read(args)
  const seconds = texts.get('wait') ?? '60'
  if (!/^[1-9]\d{0,3}$/.test(seconds)) throw refused('--wait takes seconds from 1 to 9999.')
  return {
    kind: kindOf(subject),
    dataFile: texts.get('data') ?? null,
    listen: listenOf(texts.get('listen'), texts.get('public')),
    waitMs: Number(seconds) * 1_000,
    isJson: flags.has('json'),
    isTestInstallation: flags.has('test-installation'),
  }
}

/** Returns the default test data overridden by the file's; `invalidSettings` names what is wrong in it. */
export async function readTestData(file: string | null): Promise<TestData> {
  if (file === null) return usualTestData
  const text = await readFile(file, 'utf8').catch(() => {
    throw refused(`The file ${file} cannot be read.`)
  })
  const own = jsonOf(text)
  if (typeof own !== 'object' || own === null) throw refused(`The file ${file} has no JSON object.`)
  const data = Object.fromEntries(
    Object.entries({ ...usualTestData, ...own }).map(([name, value]) => [
      name,
      { ...Object(Reflect.get(usualTestData, name)), ...Object(value) },
    ]),
  )
  if (Value.Check(TestDataSchema, data)) return data
  const [first] = Value.Errors(TestDataSchema, data)
  throw refused(`In ${file}, ${first?.instancePath.slice(1).replaceAll('/', '.')} ${first?.message}.`)
}

function read(args: readonly string[]) {
  return readArguments(args, {
    flags: ['json', 'test-installation'],
    texts: ['data', 'listen', 'public', 'wait'],
    most: 2,
    usage,
  })
}

function kindOf(word: string): GatewayKind {
  const kind = gatewayKinds.find((each) => each === word)
  if (kind === undefined) throw refused(`There is no gateway ${word}. Use: ${usage}`)
  return kind
}

function listenOf(listen: string | undefined, address: string | undefined): GatewayWords['listen'] {
  if (listen === undefined) {
    if (address !== undefined) throw refused('--public goes with --listen.')
    return null
  }
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(listen) ?? []
  if (host === undefined || port === undefined || Number(port) > 65_535) {
    throw refused(`${listen} is no <host>:<port>.`)
  }
  const publicUrl = address ?? `http://${listen}`
  if (!URL.canParse(publicUrl)) throw refused(`${publicUrl} is no address.`)
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port), publicUrl: publicUrl.replace(/\/$/, '') }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function refused(reason: string) {
  return fail('invalidSettings', { reason })
}
