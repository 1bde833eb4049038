import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDemoInstallation } from './demo-installation'
import { environment, killHard, postmasterOf, type ServerProcess, startServer } from './server-process'

/** Twenty with SWEEP=1 (`npm run sweep`); otherwise two of only the server, and two of its database as well. */
const cycles = inSweep(20, { otherwise: 4 })
const writers = 4
const mainFile = decodeURIComponent(new URL('../../apps/server/dist/main.js', import.meta.url).pathname)

let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight kill nine '))
  await copyDemoInstallation(dataDir)
  server = await startServer(dataDir)
})

afterAll(async () => {
  server.child.kill('SIGTERM')
  await new Promise((resolve) => server.child.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
})

describe('kill -9 under writes', () => {
  it(`loses nothing acknowledged in ${cycles} kills of the server, every second time of its database too`, async () => {
    const token = tokenFor('admin@example.com')
    const acknowledged = new Set<string>()
    const readyTimes: number[] = []
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const stop = { now: false }
      const before = acknowledged.size
      const writing = Array.from({ length: writers }, () => writeUntilStopped(token, acknowledged, stop))
      await pause(120 + (cycle % 5) * 60)
      // A busy machine responds later; a kill before anything was acknowledged shows nothing.
      while (acknowledged.size - before < 6) await pause(10)
      const databaseToo = cycle % 2 === 1
      const postmaster = databaseToo ? await postmasterOf(dataDir) : 0
      if (databaseToo) process.kill(postmaster, 'SIGKILL')
      await killHard(server.child)
      stop.now = true
      await Promise.all(writing)
      server = await startServer(dataDir)
      readyTimes.push(server.readyAfterMs)
    }
    const passed = await utilityIds(token)
    const lost = [...acknowledged].filter((id) => !passed.has(id))
    expect(lost).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(cycles * 5)
    expect(passed.size).toBeGreaterThanOrEqual(acknowledged.size)
    expect(Math.max(...readyTimes)).toBeLessThan(30_000)
  }, 300_000)
})

async function writeUntilStopped(token: string, acknowledged: Set<string>, stop: { now: boolean }) {
  while (!stop.now) {
    const answer = await fetch(`${server.origin}/services/data/v65.0/ui-api/records`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        apiName: 'Utility__c',
        fields: { Name: 'Kill Nine Electric', State__c: 'TX', Commodity__c: 'Electricity' },
      }),
    }).catch(() => null)
    const body = (await answer?.json().catch(() => null)) as { id?: string } | null | undefined
    if (answer?.status === 201 && body?.id !== undefined) acknowledged.add(body.id)
    if (answer === null) await pause(20)
  }
}

async function utilityIds(token: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>()
  let address: string | null =
    '/services/data/v65.0/ui-api/list-records/Utility__c/AllUtilities?pageSize=2000'
  while (address !== null) {
    const answer: Response = await fetch(server.origin + address, {
      headers: { authorization: `Bearer ${token}` },
    })
    const page = (await answer.json()) as { records: { id: string }[]; nextPageUrl: string | null }
    for (const record of page.records) ids.add(record.id)
    address = page.nextPageUrl
  }
  return ids
}

function tokenFor(username: string): string {
  const output = execFileSync(process.execPath, [mainFile, 'token', username], {
    env: { ...environment(), DATA_DIR: dataDir },
  })
  return output.toString().trim()
}
