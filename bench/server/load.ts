import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processorMicroseconds, runToEnd } from '../processes'

/**
 * One kind of request, sent over and over. `{id}` and `{version}` in path, headers and body are replaced per target.
 */
export interface Load {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly headers: readonly string[]
  readonly body: string | null
  /** The status of a successful response, and what it contains. */
  readonly status: number
  readonly contains: string | null
  /** The values for `{id}`, in turn. */
  readonly targets: readonly string[]
  /** The version of each target; null when the load has none. */
  readonly versions: readonly number[] | null
  /** The text before the new version in a response; null when a version increases by one. */
  readonly versionKey: string | null
}

/** The results of one round of a load. */
export interface Round {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time of the server per response, in microseconds; null if the system does not report it. */
  readonly microseconds: number | null
}

/** Sends `load` to the server of `pid` for a while. Fails when a response is not the expected one. */
export async function sendLoad(
  server: { readonly port: number; readonly pid: number },
  load: Load,
  { connections, milliseconds }: { readonly connections: number; readonly milliseconds: number },
): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-load-'))
  const file = join(folder, 'load.json')
  writeFileSync(file, JSON.stringify({ ...load, port: server.port, connections, milliseconds }))
  try {
    const before = processorMicroseconds(server.pid)
    const result: LoadResult = JSON.parse(await runToEnd(['bench/server/load.mjs', file]))
    const after = processorMicroseconds(server.pid)
    const [strange] = Object.entries(result.others)
    if (strange !== undefined || result.answers === 0) {
      throw new TypeError(
        `${load.method} ${load.path}: of ${result.answers} answers, ${strange?.join(' × ')}`,
      )
    }
    const microseconds = before === null || after === null ? null : (after - before) / result.answers
    return { perSecond: result.perSecond, p50: result.p50, p99: result.p99, microseconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface LoadResult {
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** How many responses of each kind were not the expected one. */
  readonly others: Readonly<Record<string, number>>
}
