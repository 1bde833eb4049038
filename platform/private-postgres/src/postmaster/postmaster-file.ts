import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hasErrorCode } from '../places/error-code'
import { processExists } from '../places/half-made'

/** The content of a cluster's `postmaster.pid`, checked against the running processes. */
export type PostmasterState =
  | { readonly kind: 'absent' }
  /** A postmaster of this cluster; `socketDirectory` and `port` are undefined in its first instants. */
  | {
      readonly kind: 'running'
      readonly pid: number
      readonly socketDirectory: string | undefined
      readonly port: number | undefined
    }
  /** The postmaster is gone. `reused`: its process id now belongs to something else. */
  | { readonly kind: 'stale'; readonly reused: boolean }

/** Looks whether a postmaster of `cluster` runs. The lines of the file: PostgreSQL's `miscadmin.h`. */
export function readPostmasterState(cluster: string): PostmasterState {
  const lines = readLines(cluster)
  const pid = Number(lines?.[0])
  if (lines === undefined || !Number.isSafeInteger(pid) || pid <= 0) return { kind: 'absent' }
  if (!processExists(pid)) return { kind: 'stale', reused: false }
  if (!isPostmasterOf(pid, cluster)) return { kind: 'stale', reused: true }
  const port = Number(lines[3])
  return {
    kind: 'running',
    pid,
    socketDirectory: lines[4] === undefined || lines[4] === '' ? undefined : lines[4],
    port: port > 0 ? port : undefined,
  }
}

/**
 * Makes PostgreSQL recognize that a reused process id is not its own: it would refuse to start while that process runs.
 * The id is replaced by one that no process can have, and the rest stays, because it identifies the shared memory that
 * PostgreSQL checks for back ends that outlived their postmaster.
 */
export function disownReusedPid(cluster: string): void {
  const lines = readLines(cluster)
  if (lines === undefined) return
  writeFileSync(join(cluster, 'postmaster.pid'), ['999999999', ...lines.slice(1)].join('\n'))
}

/** Longer than any postmaster needs between creating the file and writing it, in milliseconds. */
const emptyForMs = 2_000

/**
 * Removes a `postmaster.pid` that has been empty for a while: its creator was killed before writing anything, and had
 * no back ends yet. PostgreSQL refuses to start while it exists, because another server might just be starting.
 */
export function removeEmptyFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid')
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.size === 0 && Date.now() - found.mtimeMs > emptyForMs) rmSync(path, { force: true })
}

function readLines(cluster: string): readonly string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  if (command === undefined) return false
  const [program = ''] = command
  if (!['postgres', 'postmaster'].includes(basename(program))) return false
  const directory = command[command.indexOf('-D') + 1]
  // One that was started by hand, with a directory that we cannot resolve, counts: two on one cluster destroy it.
  if (!command.includes('-D') || directory === undefined || !directory.startsWith('/')) return true
  return isSameFile(directory, cluster)
}

/** The command line of a process; undefined when it is gone or a zombie. */
function commandOf(pid: number): readonly string[] | undefined {
  try {
    if (existsSync('/proc/self/cmdline')) {
      const text = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return text === '' ? undefined : text.split('\0')
    }
    const text = execFileSync('/bin/ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    return parsePsCommand(text)
  } catch {
    return undefined
  }
}

/** `ps` joins arguments by spaces; we start PostgreSQL with `-D`, the directory and then `-c`. */
export function parsePsCommand(text: string): readonly string[] | undefined {
  const program = /\/(?:postgres|postmaster)(?= -D )/.exec(text)
  if (program !== null) {
    const end = program.index + program[0].length
    const [directory = ''] = text.slice(end + ' -D '.length).split(' -c ')
    return [text.slice(0, end), '-D', directory]
  }
  return text === '' || text.startsWith('(') ? undefined : text.split(' ')
}

function isSameFile(a: string, b: string): boolean {
  const [first, second] = [a, b].map((path) => statSync(path, { throwIfNoEntry: false }))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}
