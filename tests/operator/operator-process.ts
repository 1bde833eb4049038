import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@porchlight/test-kit/free-port'
import { environment } from '../faults/server-process'

const mainFile = decodeURIComponent(new URL('../../apps/server/dist/main.js', import.meta.url).pathname)

/** Settings that override those of demo mode; always includes `DATA_DIR`. */
export type OperatorSettings = Readonly<Record<string, string>> & { readonly DATA_DIR: string }

/**
 * Returns the settings that production starts with for the first brand; its services are off, simulated, or
 * unreachable.
 */
export function productionSettings(dataDir: string, connectionString: string): OperatorSettings {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString,
    NODE_ENV: 'production',
    PORCHLIGHT_BASE_URL: 'https://my.example.com',
    PORCHLIGHT_ALLOWED_HOSTS: 'my.example.com,127.0.0.1',
    PORCHLIGHT_TRUST_PROXY: 'none',
    PORCHLIGHT_SMTP_HOST: 'mail.example.com',
    PORCHLIGHT_MAIL_FROM: 'service@example.com',
    PORCHLIGHT_IDENTITY_CHECK: 'off',
    PORCHLIGHT_MARKET: 'stand-in',
    PORCHLIGHT_CREDIT: 'stand-in',
    PORCHLIGHT_TEXTS: 'stand-in',
    PORCHLIGHT_PAYMENTS: 'off',
    PORCHLIGHT_SCANNER: 'tcp://scanner.example.com:3310',
    PORCHLIGHT_DRAIN_SECONDS: '0',
  }
}

/** Opens an address of a server as a browser at a brand's host does through the proxy. */
export async function openAtHost(
  origin: string,
  host: string,
  path = '/',
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const headers = { host, 'x-forwarded-proto': 'https' }
  const [answer] = (await once(request(new URL(path, origin), { headers }).end(), 'response')) as [
    IncomingMessage,
  ]
  return { status: answer.statusCode, body: await text(answer) }
}

/**
 * Creates a folder for the installations of a test. Every account may traverse it: when root runs the tests, the
 * cluster is then inside it and removed with it.
 */
export async function makeFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o711)
  return folder
}

/** The output of a command of the built server, and its exit code. */
export interface CommandResult {
  readonly code: number | null
  readonly output: string
  readonly complaint: string
}

/** Runs a command of the built server, or of another build of it, to completion; `input` is the typed input. */
export async function runCommand(
  settings: OperatorSettings,
  words: readonly string[],
  input = '',
  main = mainFile,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [main, ...words], { env: { ...environment(), ...settings } })
  const output = collect(child.stdout)
  const complaint = collect(child.stderr)
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: output(), complaint: complaint() }
}

/** A running server of one installation. */
export interface RunningServer {
  readonly origin: string
  /** Returns what it has printed so far. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/**
 * Starts the built server, or another build of it, and waits until it is ready; with another Node.js when `node` is
 * passed.
 */
export async function startServer(
  settings: OperatorSettings,
  main = mainFile,
  node = process.execPath,
): Promise<RunningServer> {
  const port = await freePort()
  const child = spawn(node, [main, 'start'], {
    env: { ...environment(), ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collect(child.stdout)
  const complaint = collect(child.stderr)
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.status === 200) {
      return { origin, printed: () => output() + complaint(), stop: () => stopChild(child) }
    }
    await pause(50)
  }
  throw new TypeError(`The server ended with ${child.exitCode}:\n${output()}${complaint()}`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk) => {
    text += String(chunk)
  })
  return () => text
}
