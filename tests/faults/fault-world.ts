import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@porchlight/test-kit/free-port'
import pg from 'pg'
import { expect } from 'vitest'
import { buildFaultServer } from './build-fault-server'
import { copyDemoInstallation } from './demo-installation'
import type { Stand, Victim } from './fault-plan'
import { type FaultProcess, startFaultProcess } from './fault-process'
import { killDatabase } from './kill-database'
import { openPostOffice, type PostOffice } from './post-office'
import { postmasterOf } from './server-process'

/** The response to a request; null when there was none, because the server was killed or unreachable. */
export type Answer = { readonly status: number; readonly body: unknown } | null

/** Returns the body of an existing response. */
export function bodyOf<Body>(answer: Answer): Body {
  expect(answer?.body).toBeDefined()
  return answer?.body as Body
}

/** An installation that is killed and comes back, and a mail server outside it. */
export interface FaultWorld {
  readonly dataDir: string
  readonly post: PostOffice
  /** The headers of the administrator's requests. */
  readonly asAdmin: Readonly<Record<string, string>>
  /** Sends JSON. */
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>
  /** Runs a statement on the installation's database; waits while that is down. */
  readonly query: <Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  readonly connectionString: () => string
  /** Makes work wait at a point, from now on. */
  readonly hold: (stand: Stand) => Promise<void>
  /** Waits until all the work to be held has reached its point. */
  readonly untilFull: () => Promise<void>
  /** Kills the victim with -9. `recover` waits until everything is up again; work of a surviving server continues. */
  readonly kill: (victim: Victim) => Promise<{ readonly recover: () => Promise<void> }>
  readonly close: () => Promise<void>
}

/** Opens the world on a separate installation, with the demo world loaded. */
export async function openFaultWorld(): Promise<FaultWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight faults '))
  await copyDemoInstallation(dataDir)
  const [post, program] = await Promise.all([openPostOffice(), buildFaultServer()])
  // A mail's links contain the port, and a resent mail must be identical.
  const port = await freePort()
  let server: FaultProcess
  let connectionString = ''

  const send: FaultWorld['send'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(server.origin + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch(() => null)
    if (answer === null) return null
    const text = await answer.text().catch(() => null)
    if (text === null) return null
    return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }

  const query: FaultWorld['query'] = async (text, values = []) => {
    for (;;) {
      const client = new pg.Client({ connectionString })
      client.on('error', () => undefined)
      try {
        await client.connect()
        const { rows } = await client.query(text, [...values])
        await client.end()
        return rows
      } catch (error) {
        if (!isAway(error)) throw error
        await pause(10)
      }
    }
  }

  const start = async () => {
    server = await startFaultProcess(program.file, port, {
      DATA_DIR: dataDir,
      PORCHLIGHT_LOG_LEVEL: 'silent',
      // Work that waits inside a transaction holds its connection.
      PORCHLIGHT_DATABASE_CONNECTIONS: '30',
      PORCHLIGHT_SMTP_HOST: post.host,
      PORCHLIGHT_SMTP_PORT: String(post.port),
    })
    const found = bodyOf<{ connectionString: string }>(await send('GET', '/faults/database'))
    connectionString = found.connectionString
  }

  await start()
  const issued = bodyOf<{ token: string }>(
    await send('POST', '/faults/token', { username: 'admin@example.com' }),
  )

  return {
    dataDir,
    post,
    asAdmin: { authorization: `Bearer ${issued.token}` },
    send,
    query,
    connectionString: () => connectionString,
    hold: async (stand) => {
      await send('POST', '/faults/hold', stand)
    },
    untilFull: async () => {
      for (;;) {
        server.expectAlive()
        const answer = await send('GET', '/faults/full')
        if (bodyOf<{ isFull: boolean }>(answer).isFull) return
        await pause(5)
      }
    },
    kill: async (victim) => {
      const postmaster = await postmasterOf(dataDir)
      if (victim === 'server') {
        await server.kill()
        expect(await server.ended).toBe('SIGKILL')
        expect(await postmasterOf(dataDir)).toBe(postmaster)
        return { recover: start }
      }
      await killDatabase(dataDir, connectionString)
      await send('POST', '/faults/release')
      return {
        recover: async () => {
          while ((await postmasterOf(dataDir).catch(() => postmaster)) === postmaster) {
            server.expectAlive()
            await pause(10)
          }
          await server.untilReady()
        },
      }
    },
    close: async () => {
      await send('POST', '/faults/release')
      if (!(await server.stop())) process.kill(await postmasterOf(dataDir), 'SIGQUIT')
      await post.close()
      await program.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Returns whether the database is down or about to come back (class 57): each of its other errors has a code of its
 * own.
 */
function isAway(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return code === undefined || code.startsWith('57')
}
