import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@porchlight/test-kit/free-port'

const mainFile = decodeURIComponent(new URL('../../apps/server/dist/main.js', import.meta.url).pathname)

/** A built server in a separate process, which tests can kill. */
export interface ServerProcess {
  readonly origin: string
  readonly child: ChildProcess
  /** Milliseconds from the spawn until `/readyz` responded with 200. */
  readonly readyAfterMs: number
}

/**
 * Starts the built server on `dataDir`, with additional `settings`, at a free port or theirs, and waits until it is
 * ready.
 */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? (await freePort())
  const startedAt = performance.now()
  const child = spawn(process.execPath, [mainFile, 'start'], {
    env: { ...environment(), ...settings, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += String(chunk)
  })
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
  })
  const origin = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.status === 200) return { origin, child, readyAfterMs: performance.now() - startedAt }
    await pause(50)
  }
  throw new TypeError(`The server ended with ${child.exitCode}:\n${output}`)
}

/** Kills the process immediately, without a chance to clean up, and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Returns the process id of the private PostgreSQL of `dataDir`. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

/** Returns the environment without variables that would send the server to another database. */
export function environment(): Record<string, string> {
  const passed = Object.entries(process.env).filter(
    ([name, value]) =>
      value !== undefined && !/^(DATABASE_URL|PORT|HOST|DATA_DIR|NODE_ENV|PORCHLIGHT_|VITEST)/.test(name),
  )
  return Object.fromEntries(passed) as Record<string, string>
}
