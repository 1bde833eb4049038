import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { enqueueJob } from '@porchlight/jobs'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerOf, demoPassword } from '../journeys/portal-visit'
import { signIn, statusOf } from './customer'
import { makeFolder, startServer } from './operator-process'

/** The lowest supported version, and the newest of each line. */
const versions = ['20.19.0', '22', '24'] as const

let world: TestWorld
let folder: string

beforeAll(async () => {
  world = await createTestWorld()
  folder = await makeFolder('porchlight nodes ')
}, 120_000)
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

/** Installs Node.js from the registry, as a package that contains only the program; returns its file. */
async function installNode(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  const prefix = join(folder, `node ${version}`)
  await mkdir(prefix)
  const words = ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]
  const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8' })
  if (status !== 0) throw new TypeError(`Node.js ${version} could not be installed: ${stderr}`)
  return join(prefix, 'node_modules', name, 'bin', 'node')
}

it.each(versions)(
  'the built server runs on Node.js %s: pages, sign-in, data service, jobs, and an end without complaint',
  async (version) => {
    const node = await installNode(version)
    const said = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout
    expect(said).toMatch(new RegExp(`^v${version.replaceAll('.', '[.]')}`))
    const server = await startServer(
      { DATA_DIR: folder, DATABASE_URL: world.context.direct.options.connectionString ?? '' },
      undefined,
      node,
    )
    const page = await (await fetch(`${server.origin}/es/plans?zip=77002`)).text()
    expect(page).toContain('<h1')
    const cookie = await signIn(server, customerOf.first, demoPassword)
    expect(await statusOf(server, { cookie })).toBe(200)
    expect((await fetch(`${server.origin}/bills`, { headers: { cookie } })).status).toBe(200)
    await enqueueJob(world.context.pool, 'import-billing', {})
    const waiting = async () =>
      (
        await world.context.pool.query(
          `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
           where t.identifier = 'import-billing'`,
        )
      ).rowCount
    await expect.poll(waiting).toBe(0)
    await server.stop()
    expect(server.printed()).not.toMatch(/DeprecationWarning|Error/)
  },
  180_000,
)
