import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildDemoWorld } from '@porchlight/objects'
import { startPrivatePostgres } from '@porchlight/private-postgres'
import { freePort } from '@porchlight/test-kit/free-port'
import { measureWithLighthouse } from './lighthouse'
import { measureLoginPage } from './login-page'
import { type RunningServer, runToEnd, startServer } from './processes'
import { measureRecordRead } from './record-read'
import { formatRows, type Row } from './row'

/**
 * `npm run bench`: starts the built server on a database of its own and prints one table. Each row compares with a
 * peer or a limit of the same run, so that figures from different machines can be set side by side as ratios.
 * `--no-lighthouse` leaves Lighthouse out. Exit code 1 when a bar is missed.
 */
process.chdir(resolve(import.meta.dirname, '..'))
const say = (sentence: string) => {
  process.stdout.write(`${sentence}\n`)
}
const server = 'apps/server/dist/main.js'
const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
const running: { readonly stop: () => Promise<void> }[] = []

try {
  const database = await startPrivatePostgres({ dataDir, log: say })
  running.push(database)
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
  }
  const port = await freePort()
  const ours = await keep(
    startServer([server, 'start'], port, '/readyz', { ...environment, PORT: String(port) }),
  )
  const username = buildDemoWorld({ today: '2026-01-01', seed: 1 }).signIns[0]?.username ?? ''
  const token = await runToEnd([server, 'token', username], { ...environment, PORT: String(port) })
  const authorization = `Authorization: Bearer ${token}`
  const recordId = await firstAccount(port, token)
  const limitPort = await freePort()
  const limit = await keep(
    startServer(
      ['bench/limit-server.mjs', database.connectionString, String(limitPort)],
      limitPort,
      `/record/${recordId}`,
      {},
    ),
  )
  const origin = `http://127.0.0.1:${port}`
  const fields = 'Account.AccountNumber,Account.Name,Account.Status__c'
  const rows: Row[] = [
    ...(await measureLoginPage(origin)),
    ...(await measureRecordRead(
      {
        server: ours,
        path: `/services/data/v65.0/ui-api/records/${recordId}?fields=${fields}`,
        headers: [authorization],
      },
      { server: limit, path: `/record/${recordId}`, headers: [] },
    )),
    ...(process.argv.includes('--no-lighthouse') ? [] : await measureWithLighthouse(origin, say)),
  ]
  say(`\n${formatRows(rows)}\n`)
  const missed = rows.filter(({ met }) => !met).length
  say(missed === 0 ? 'Every bar is met.' : `${missed} of ${rows.length} bars are missed.`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  for (const { stop } of running.reverse()) await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function keep(starting: Promise<RunningServer>): Promise<RunningServer> {
  const started = await starting
  running.push(started)
  return started
}

/** The id of an account that the bench's user may read. */
async function firstAccount(port: number, token: string): Promise<string> {
  const address = `http://127.0.0.1:${port}/services/data/v65.0/ui-api/list-records/Account/AllAccounts?pageSize=1`
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  const page: { readonly records?: readonly { readonly id: string }[] } = await response.json()
  const id = page.records?.[0]?.id
  if (id === undefined) throw new TypeError(`${address} answered ${response.status} without a record`)
  return id
}
