import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as client from '@porchlight/data-service-client'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { freePort } from '@porchlight/test-kit/free-port'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishedPackages } from '../../scripts/packages/published-packages'
import { parseFile } from '../../scripts/source/parse-file'
import { root } from '../../scripts/source/root'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'
import { readExamples, readStatedSizes } from './packages/examples'
import { makeOutsideProject, type OutsideProject } from './packages/outside-project'
import { weighImports } from './packages/weigh-imports'

let project: OutsideProject
let world: TestWorld
let demo: DemoFixtureWorld
let port: number

beforeAll(async () => {
  port = await freePort()
  const openWorld = async () => {
    world = await createTestWorld({
      listen: true,
      arrange: (context) => ({
        ...context,
        settings: { ...context.settings, corsOrigins: [`http://localhost:${port}`] },
      }),
    })
    demo = await openFixtureWorld(world)
  }
  const [made] = await Promise.all([makeOutsideProject(), openWorld()])
  project = made
}, 300_000)

afterAll(async () => {
  await project?.remove()
  await world?.close()
})

describe('the packed packages, installed outside the repository without a network', () => {
  test('export the names of the workspace’s packages, types included', async () => {
    expect(await project.namesOf('@porchlight/data-service-client')).toEqual(Object.keys(client).sort())
    for (const { name, folder, door } of publishedPackages) {
      const { exports }: { readonly exports: Readonly<Record<string, string>> } = manifest(root, folder)
      const installed: { readonly exports: Readonly<Record<string, { readonly types: string }>> } = manifest(
        project.folder,
        `node_modules/${name}`,
      )
      const wanted = namesExportedBy(join(root, folder, exports[door] ?? ''))
      const given = namesExportedBy(
        join(project.folder, 'node_modules', name, installed.exports[door]?.types ?? ''),
      )
      expect(given).toEqual(expect.arrayContaining([...wanted]))
    }
  })

  test.each(publishedPackages)(
    '$name brings its licence and README, and nothing of its own is left out',
    ({ name, folder }) => {
      const installed = join(project.folder, 'node_modules', name)
      for (const [from, file] of [
        [root, 'LICENSE'],
        [join(root, folder), 'README.md'],
      ] as const) {
        expect(readFileSync(join(installed, file), 'utf8')).toBe(readFileSync(join(from, file), 'utf8'))
      }
      const {
        private: isPrivate,
        version,
        license,
        dependencies,
      } = manifest(project.folder, `node_modules/${name}`)
      expect({ isPrivate, version, license }).toEqual({
        version: manifest(root, folder).version,
        license: 'Apache-2.0',
      })
      expect(publishedPackages.map((each) => each.name)).toEqual(
        expect.arrayContaining(Object.keys(dependencies)),
      )
    },
  )

  test('are introduced by a guide that shows one of the examples as it is', () => {
    const guide = readFileSync(join(root, 'docs/guides/use-the-client-elsewhere.md'), 'utf8')
    expect(guide).toContain(readExamples().get('account-list.tsx'))
  })

  test('are typed for bundlers and for Node, whose examples read and write', async () => {
    await Promise.all(['tsconfig.json', 'tsconfig.node.json'].map(project.compile))
    const { origin } = world
    const token = await world.tokenOf('admin@example.com')
    const account = demo.own('Account')
    expect(await project.call('read-account.js', 'readAccountTwice', [origin, token, account])).toEqual({
      state: 'Fulfilled',
      name: await nameOf(account, token),
      requests: 1,
    })
    const words = [origin, token, demo.own('Case'), 'Changed from outside']
    expect(await project.call('change-subject.js', 'changeSubject', words)).toEqual([
      expect.any(String),
      'Changed from outside',
    ])
  }, 300_000)

  test('show records in a Vite app of a registered origin, and none in one that is not', async () => {
    await project.build()
    const token = await world.tokenOf('dana.whitcombe@example.com')
    const account = demo.own('Account')
    const name = await nameOf(account, token)
    const server = await servePages()
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      const open = async (host: string, path: string) => {
        await page.goto('about:blank')
        const given = new URLSearchParams({ origin: world.origin, token, record: account })
        await page.goto(`http://${host}:${port}/${path}#${given}`)
      }
      await open('localhost', 'account-page.html')
      await page.getByRole('heading', { name, exact: true }).waitFor()
      await open('localhost', 'account-list.html')
      await page.getByRole('listitem').filter({ hasText: name }).first().waitFor()
      await open('127.0.0.1', 'account-page.html')
      await page.getByText('The server answered 0.').waitFor()
    } finally {
      await browser.close()
      await server.close()
    }
  }, 300_000)

  test('weigh what their READMEs say', async () => {
    const engine = "export { createDataService, createHttpNetwork } from '@porchlight/data-service'"
    const base = await weighImports(project.folder, engine)
    for (const [folder, specifier] of [
      ['platform/data-service', '@porchlight/data-service'],
      ['platform/ui-api', '@porchlight/ui-api/client'],
      ['platform/data-service-react', '@porchlight/data-service-react'],
    ] as const) {
      const isEngine = specifier === '@porchlight/data-service'
      const stated = readStatedSizes(folder)
      expect(stated.length).toBeGreaterThan(1)
      for (const { names, kilobytes } of stated) {
        const code = `export { ${names.join(', ')} } from '${specifier}'`
        const whole = await weighImports(project.folder, isEngine ? code : `${engine}\n${code}`)
        const measured = (isEngine ? whole : whole - base) / 1024
        expect(measured, names.join(', ')).toBeLessThanOrEqual(kilobytes)
        expect(measured, names.join(', ')).toBeGreaterThan(kilobytes - 0.3)
      }
    }
  })
})

function manifest(folder: string, path: string) {
  return JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'))
}

function namesExportedBy(path: string): readonly string[] {
  return parseFile(path, readFileSync(path, 'utf8')).exports.map(({ name }) => name)
}

async function nameOf(recordId: string, token: string): Promise<string> {
  const answer = await world.app.inject({
    url: `/services/data/v65.0/ui-api/records/${recordId}?fields=Account.Name`,
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json().fields.Name.value
}

function servePages(): Promise<PreviewServer> {
  return preview({
    root: project.folder,
    configFile: false,
    logLevel: 'silent',
    preview: { port, strictPort: true, host: '127.0.0.1' },
  })
}
