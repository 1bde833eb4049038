import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { environment } from '../faults/server-process'
import { makeFolder, type OperatorSettings, runCommand } from './operator-process'

const example = new URL('../../docs/examples/book/', import.meta.url).pathname
const main = new URL('../../apps/server/dist/main.js', import.meta.url).pathname

let world: TestWorld
let folder: string
let settings: OperatorSettings

beforeAll(async () => {
  world = await createTestWorld()
  folder = await makeFolder('porchlight import ')
  await cp(example, folder, { recursive: true })
  const { settings: own, direct } = world.context
  settings = { DATA_DIR: own.dataDir, DATABASE_URL: direct.options.connectionString ?? '' }
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const countOf = async (from: string) => {
  const { rows } = await world.context.pool.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
  )
  return rows[0]?.count
}

it('loads a folder beside a server, notifies no billing system, and is audited', async () => {
  const waiting = await countOf('billing_outbox.event')
  const first = await runCommand(settings, ['import', folder])
  expect(first).toMatchObject({ code: 0, complaint: '' })
  expect(first.output).toContain('accounts.csv      3 new, 0 changed, 0 unchanged, 0 refused')
  expect(await countOf('billing_outbox.event')).toBe(waiting)
  expect(await countOf(`platform.audit_entry where action = 'book-imported'`)).toBe(1)
  const dry = await runCommand(settings, ['import', folder, '--dry-run'])
  expect(dry.output).toContain('bills.csv         0 new, 0 changed, 4 unchanged, 0 refused')
  expect(dry.output).toContain('Nothing was written: this was a dry run.')
  expect(await countOf(`platform.audit_entry where action = 'book-imported'`)).toBe(1)
})

it('goes on after ten times kill -9, nothing is there twice, and comes out as it went in', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => String(index).padStart(4, '0'))
  const write = (file: string, head: string, lines: readonly string[]) =>
    writeFile(join(folder, `${file}.csv`), [head, ...lines, ''].join('\n'))
  await rm(join(folder, 'refused'), { recursive: true, force: true })
  await write(
    'customers',
    'customerNumber,brand,firstName,lastName,language,postalCode',
    rows.map((row) => `K-${row},first,Odell,Farrington,en,77002`),
  )
  await write(
    'accounts',
    'accountNumber,customerNumber,commodity,street,city,state,postalCode,status,balance',
    rows.map((row) => `720000${row},K-${row},Electricity,${row} Heron Walk,Houston,TX,77002,Active,10`),
  )
  await write(
    'bills',
    'billNumber,accountNumber,billDate,dueDate,periodStart,periodEnd,opening,charges,payments,closing',
    rows.map((row) => `KB-${row},720000${row},2026-10-03,2026-10-20,2026-09-01,2026-09-30,0,10,0,10`),
  )
  await write(
    'bill-lines',
    'billNumber,type,chargedBy,amount',
    rows.map((row) => `KB-${row},Energy,Provider,10`),
  )
  for (const file of ['payments', 'deposits', 'intervals', 'consents']) await rm(join(folder, `${file}.csv`))
  const takenOf = () => countOf(`record."Bill__c" where "Name" like 'KB-%'`)
  for (let kill = 0; kill < 10; kill += 1) {
    const before = (await takenOf()) ?? 0
    const child = spawn(process.execPath, [main, 'import', folder], {
      env: { ...environment(), ...settings },
    })
    while (child.exitCode === null && ((await takenOf()) ?? 0) <= before) await pause(5)
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(await takenOf()).toBeGreaterThan(before)
    while (
      (await countOf(
        `pg_locks where locktype = 'advisory' and objsubid = 1 and database = (select oid from pg_database where datname = current_database())`,
      )) !== 0
    ) {
      await pause(20)
    }
  }
  expect(await takenOf()).toBeLessThan(1_200)
  const again = await runCommand(settings, ['import', folder])
  expect(again).toMatchObject({ code: 0, complaint: '' })
  expect(again.output).toContain('Goes on where the last import of these files stopped.')
  expect(again.output).toContain('bills.csv         1,200 new, 0 changed, 0 unchanged, 0 refused')
  expect(await countOf(`record."Bill__c" where "Name" like 'KB-%'`)).toBe(1_200)
  const entries = `record."Ledger_Entry__c" e join record."Account" a on a."Id" = e."Account__c"
    where a."AccountNumber" like '720000%'`
  expect(await countOf(entries)).toBe(1_200)
  const out = join(folder, 'out')
  const exported = await runCommand(settings, ['export', out, '--brand', 'first'])
  expect(exported).toMatchObject({ code: 0, complaint: '' })
  const bills = await readFile(join(out, 'bills.csv'), 'utf8')
  expect(bills.match(/^KB-\d{4},720000/gm)).toHaveLength(1_200)
  expect(await countOf(`platform.audit_entry where action = 'book-exported'`)).toBe(1)
  const lines = join(folder, 'lines')
  const asLines = await runCommand(settings, ['export', lines, '--brand', 'first', '--format', 'ndjson'])
  expect(asLines).toMatchObject({ code: 0, complaint: '' })
  const billLines = await readFile(join(lines, 'bills.ndjson'), 'utf8')
  expect(billLines.match(/^\{"billNumber":"KB-\d{4}"/gm)).toHaveLength(1_200)
  const unknown = await runCommand(settings, ['export', join(folder, 'xml'), '--format', 'xml'])
  expect(unknown.complaint).toContain('There is no format xml: write csv or ndjson.')
  const over = await runCommand(settings, ['export', out])
  expect(over.complaint).toContain('exists already: name a folder that does not.')
}, 300_000)
