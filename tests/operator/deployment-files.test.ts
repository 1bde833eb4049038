import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readSettings } from '@porchlight/server/testing'
import { startCompanyProvider } from '@porchlight/test-kit/company-provider'
import { createTestWorld } from '@porchlight/test-kit/world'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Returns the flags that `npm start` passes to Node. */
function nodeFlags(): readonly string[] {
  const { scripts }: { scripts: { start: string } } = JSON.parse(read('package.json'))
  return scripts.start.split(' ').filter((word) => word.startsWith('--'))
}

/** Returns the settings shared by every service of the compose file, with values for what `prepare.sh` creates. */
function composeSettings(): Readonly<Record<string, string>> {
  const made: Readonly<Record<string, string>> = {
    DATABASE_PASSWORD: 'c0ffee',
    OBJECTS_PASSWORD: 'c0ffee',
    SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  const text = read('deploy/compose/compose.yaml').replace(/\$\{(\w+)\}/g, (_all, key) => made[key] ?? '')
  return parse(text)['x-porchlight'].environment
}

it('the image and the unit start the server as npm start does', () => {
  const flags = nodeFlags()
  expect(flags).toHaveLength(2)
  expect(read('deploy/Dockerfile')).toContain(
    `["node", ${flags.map((flag) => `"${flag}"`).join(', ')}, "apps`,
  )
  expect(read('deploy/systemd/porchlight.service')).toContain(`node ${flags.join(' ')} apps`)
})

it('the image is for production, under an account that owns nothing of it', () => {
  const image = read('deploy/Dockerfile').split('FROM').at(-1) ?? ''
  expect(image).toMatch(/^ENV NODE_ENV=production /m)
  expect(image).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m)
  expect(image).not.toMatch(/npm|apt/)
})

it('the compose file has settings that production starts with, and a server for each role', () => {
  const settings = composeSettings()
  expect(Object.keys(settings).length).toBeGreaterThan(20)
  expect(readSettings({ ...settings, NODE_ENV: 'production' })).toMatchObject({
    demo: false,
    files: { kind: 's3' },
  })
  const { PORCHLIGHT_PAYMENTS: _payments, ...incomplete } = settings
  expect(() => readSettings({ ...incomplete, NODE_ENV: 'production' })).toThrow('PORCHLIGHT_PAYMENTS')
  const roles = read('deploy/compose/compose.yaml').match(/PORCHLIGHT_ROLE: \w+/g)
  expect(roles).toEqual(['PORCHLIGHT_ROLE: web', 'PORCHLIGHT_ROLE: worker'])
})

it('the proxy lets a form with five whole files through, and closes resting connections before the server does', () => {
  const proxy = read('deploy/nginx/porchlight.conf')
  const { keepAliveMs } = readSettings({ ...composeSettings(), NODE_ENV: 'production' })
  expect(Number(/keepalive_timeout (\d+)s/.exec(proxy)?.[1])).toBeLessThan(keepAliveMs / 1_000)
  expect(Number(/client_max_body_size (\d+)m/.exec(proxy)?.[1])).toBeGreaterThan(5 * 20)
})

/** Returns every address of a server, with its parameters as written in the code. */
function addressesOf(table: string): readonly string[] {
  const above: string[] = []
  return table.split('\n').flatMap((line) => {
    const [, indent = '', part] = /^(.*?)[└├]── (\S+)/.exec(line) ?? []
    if (part === undefined) return []
    const depth = indent.length / 4
    above.length = depth
    above.push(part)
    return / \([A-Z, ]+\)$/.test(line) && above[0]?.startsWith('/') ? [above.join('')] : []
  })
}

it('the proxy leads people from http to https, and refuses programs there, which would not notice', async () => {
  const [, plain = ''] =
    /\nserver \{\n {2}listen 80;\n(.*?)\n\}\n/s.exec(read('deploy/nginx/porchlight.conf')) ?? []
  const [, pages = ''] = /location \/ \{\n(.*?)\n {2}\}/s.exec(plain) ?? []
  expect(pages.split('\n').map((line) => line.trim())).toEqual([
    'if ($request_method !~ ^(GET|HEAD)$) { return 403; }',
    'return 308 https://$host$request_uri;',
  ])
  const [, pattern = ''] = /location ~ (\S+) \{\n {4}return 403;\n {2}\}/.exec(plain) ?? []
  const isRefused = (address: string) => new RegExp(pattern).test(address)

  const company = await startCompanyProvider('http://localhost')
  const directory = { PORCHLIGHT_COMPANY_SCIM_TOKENS: 'ab'.repeat(32) }
  // Without the portal, the server has what programs call, and the few pages that are not the portal's.
  const world = await createTestWorld({ settings: async () => ({ ...company.settings, ...directory }) })
  const addresses = addressesOf(world.app.printRoutes({ commonPrefix: false }))
  await world.close()
  await company.close()
  const isPage = (address: string) =>
    /^\/(es\/)?(dev|authorize|device|company-sign-in(?!\/logout))(\/|\.|$)/.test(address)
  const called = addresses.filter((address) => !isPage(address))
  expect(called).toEqual(
    expect.arrayContaining(['/services/oauth2/token', '/webhooks/payments', '/openapi.json']),
  )
  expect(called.length).toBeGreaterThan(150)
  expect(called.filter((address) => !isRefused(address))).toEqual([])

  const screens = readdirSync(new URL('../../domains', import.meta.url)).flatMap((domain) => {
    const folder = new URL(`../../domains/${domain}/screens`, import.meta.url)
    return existsSync(folder) ? readdirSync(folder) : []
  })
  expect(screens.length).toBeGreaterThan(40)
  const shown = ['/', ...screens.map((name) => `/${name}`), ...addresses.filter(isPage)]
  expect(shown.flatMap((page) => [page, `/es${page}`]).filter(isRefused)).toEqual([])
}, 120_000)

const workflows = ['check', 'nightly', 'release'].map(
  (name) => [name, read(`.github/workflows/${name}.yml`)] as const,
)

it.each(workflows)('the workflow %s runs commands that there are', (_name, workflow) => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'))
  const commands = [...workflow.matchAll(/npm (?:run )?(test|check|distribution)\b/g)].map(
    ([, name]) => name ?? '',
  )
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  expect(commands.length + (workflow.includes('.ci/run') ? 1 : 0)).toBeGreaterThan(0)
})

it('a change is tried under the lowest Node.js that is supported, and the newest of each line besides', () => {
  const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'))
  const [, versions = ''] = /node: \[(.*)\]/.exec(read('.github/workflows/check.yml')) ?? []
  expect(versions.split(', ').map((version) => version.replaceAll('"', ''))).toEqual([
    engines.node.replace('>=', ''),
    '22',
    '24',
  ])
})

it('no workflow may write but the one that makes a release', () => {
  const writing = workflows.filter(([, workflow]) => /: write$/m.test(workflow)).map(([name]) => name)
  expect(writing).toEqual(['release'])
})
