import { spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import type { Binaries } from '../binaries/resolve-binaries'
import { type Account, giveTo, spawnAs } from '../places/account'
import type { ServerPaths } from '../places/places'
import { programEnvironment } from './run-program'

/** A postmaster that this process started. */
export interface SpawnedPostmaster {
  /** Undefined when it could not be started at all. */
  readonly pid: number | undefined
  /** Returns the log text since the start once it has exited; undefined while it is running. */
  readonly exit: () => string | undefined
}

const logLimitBytes = 5_000_000
const logTailBytes = 4000

/**
 * Starts PostgreSQL in a separate session, with its output in the log file: it outlives a kill of this process, and a
 * Ctrl-C in the terminal does not reach it before this process has closed its connections.
 */
export function spawnPostmaster(
  binaries: Binaries,
  account: Account,
  places: ServerPaths,
  serverArguments: readonly string[],
): SpawnedPostmaster {
  rotateLog(places.log)
  const log = openSync(places.log, 'a+', 0o600)
  giveTo(account, places.log)
  chmodSync(places.log, 0o600)
  const from = fstatSync(log).size
  const child = spawn(binaries.postgres, [...serverArguments], {
    ...spawnAs(account),
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  let ended: string | undefined
  child.on('error', (error) => {
    ended = error.message
  })
  child.on('exit', (exitCode, signal) => {
    ended = `${readLogFrom(places.log, from)}(${signal ?? `exit code ${exitCode}`})`
  })
  return { pid: child.pid, exit: () => ended }
}

function rotateLog(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  if (size > logLimitBytes) renameSync(log, `${log}.1`)
}

/** Returns nothing when the log is gone: after a shutdown the whole data directory may be removed immediately. */
function readLogFrom(path: string, from: number): string {
  if (!existsSync(path)) return ''
  const bytes = readFileSync(path)
  return bytes.toString('utf8', from, from + logTailBytes)
}
