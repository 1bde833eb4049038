import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from '../house/repository-copy'
import {
  makeFolder,
  type OperatorSettings,
  openAtHost,
  productionSettings,
  type RunningServer,
  runCommand,
  startServer,
} from './operator-process'

/** Matches the names of the brands shipped with Porchlight, in anything sent. */
const ours = /Northlamp|Vecina|Fernbrook|\bAMIGO\b|\bTARA\b|data-brand=\\?["']?(first|second|third)/

const build = `
import { buildTargets, staleTargets } from './scripts/start/build-stale.mjs'
await buildTargets(staleTargets())
`

let brands: string
let copy: RepositoryCopy
let database: TestDatabase
let settings: OperatorSettings

const main = () => join(copy.folder, 'apps/server/dist/main.js')
const brandFile = () => join(brands, 'quillhaven/brand.json')

async function buildCopy() {
  writeFileSync(join(copy.folder, 'build.mjs'), build)
  return copy.run('build.mjs')
}

/** Changes `brand.json` for the duration of `work`. */
async function withBrandFile<Result>(change: (text: string) => string, work: () => Promise<Result>) {
  const text = readFileSync(brandFile(), 'utf8')
  writeFileSync(brandFile(), change(text))
  try {
    return await work()
  } finally {
    writeFileSync(brandFile(), text)
  }
}

beforeAll(async () => {
  // An operator's folder, outside the checkout.
  brands = realpathSync(mkdtempSync(join(tmpdir(), 'porchlight-brands-')))
  copy = copyRepository({ PORCHLIGHT_BRANDS: brands })
  const example = join(copy.folder, 'docs/examples/brands/quillhaven')
  cpSync(example, join(brands, 'quillhaven'), { recursive: true })
  const second = readFileSync(join(example, 'brand.json'), 'utf8')
    .replace('"position": 1', '"position": 2')
    .replaceAll('Quillhaven', 'Aurora Bay')
  mkdirSync(join(brands, 'aurora'))
  writeFileSync(join(brands, 'aurora/brand.json'), second)
  database = await createTestDatabase()
  settings = {
    ...productionSettings(await makeFolder('porchlight own brand '), database.connectionString),
    PORCHLIGHT_BRANDS: brands,
    PORCHLIGHT_BASE_URL: 'https://my.quillhaven.example',
    PORCHLIGHT_AURORA_BASE_URL: 'https://aurora.example',
    PORCHLIGHT_ALLOWED_HOSTS: 'my.quillhaven.example,aurora.example,127.0.0.1',
    PORCHLIGHT_MAIL_FROM: 'service@quillhaven.example',
  }
})
afterAll(async () => {
  await database.close()
  for (const folder of [brands, settings.DATA_DIR]) rmSync(folder, { recursive: true, force: true })
  copy.remove()
})

describe('a folder of brands that cannot be built', () => {
  it.each([
    [
      'text that cannot be read',
      (file: string) => file.replace('"inkMuted": "#5C4A64"', '"inkMuted": "#B0A0B8"'),
      'light: inkMuted on surface is #B0A0B8 on #FFFFFF: a contrast of 2.45, and it has to be 4.5.',
    ],
    [
      'a value that is not a colour',
      (file: string) => file.replace('#5B2A6B', 'plum'),
      'colours.light.primary',
    ],
    [
      'a typeface that nobody has',
      (file: string) => file.replace('Nunito Sans', 'Comic'),
      'body is one of Figtree',
    ],
    ['no JSON', (file: string) => `${file},`, 'brand.json is no JSON'],
  ])('is refused with a sentence: %s', async (_what, change, sentence) => {
    const { code, output } = await withBrandFile(change, buildCopy)
    expect(code).toBe(1)
    expect(output).toContain(join(brands, 'quillhaven'))
    expect(output).toContain(sentence)
    expect(output).not.toContain('    at ')
  })
})

describe('brands of a folder outside the checkout', () => {
  let server: RunningServer
  const get = (path: string) => fetch(server.origin + path, { headers: { 'x-forwarded-proto': 'https' } })

  beforeAll(async () => {
    const { code, output } = await buildCopy()
    expect(code, output).toBe(0)
    const migrated = await runCommand(settings, ['migrate'], '', main())
    expect(migrated.complaint).toBe('')
    server = await startServer(settings, main())
  }, 400_000)
  afterAll(() => server.stop())

  it('are the only ones in what is built', () => {
    for (const app of ['portal', 'console']) {
      const dist = join(copy.folder, `apps/${app}/dist`)
      const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      const texts = files.filter((file) => /\.(js|css|json)$/.test(file))
      expect(texts.length).toBeGreaterThan(20)
      expect(texts.filter((file) => ours.test(readFileSync(join(dist, file), 'utf8')))).toEqual([])
    }
  })

  it('are served in production, with their own look', async () => {
    for (const path of [
      '/',
      '/es',
      '/login',
      '/es/plans',
      '/help',
      '/nowhere',
      '/manifest.webmanifest',
      '/icon.svg',
    ]) {
      const answer = await get(path)
      const body = await answer.text()
      expect(answer.status, path).toBe(path === '/nowhere' ? 404 : 200)
      expect(body.match(ours), path).toBeNull()
      if (!path.endsWith('.svg')) expect(body, path).toContain('Quillhaven')
    }
    const page = await (await get('/')).text()
    expect(page).toContain('data-brand="quillhaven"')
    expect(page).toContain('Power that minds its manners.')
    const [style = ''] = /\/assets\/[^"]+\.css/.exec(page) ?? []
    expect((await get(style)).status).toBe(200)
  })

  it('is told apart from others by the host of its base URL', async () => {
    const pageAt = async (host: string) => (await openAtHost(server.origin, host)).body
    expect(await pageAt('aurora.example')).toContain('data-brand="aurora"')
    expect(await pageAt('my.quillhaven.example')).toContain('data-brand="quillhaven"')
  })

  it('begin with templates of their own, which name none of ours', async () => {
    const { rows } = await database.pool.query<{ brand: string; words: string }>(
      `select "Brand__c" as brand, string_agg("Text__c" || "Text_ES__c", '') as words
       from record."Reply_Template__c" group by 1 order by 1`,
    )
    expect(rows.map(({ brand }) => brand)).toEqual(['aurora', 'quillhaven'])
    for (const { words } of rows) expect(words).not.toMatch(ours)
  })

  it('shows the telephone number and hours that its administrator enters', async () => {
    const ada = 'ada.marsh@example.com'
    await runCommand(
      settings,
      ['create-admin', ada, '--name', 'Ada Marsh'],
      'Quiet-evening-lamp-7!\n',
      main(),
    )
    const token = (await runCommand(settings, ['token', ada], '', main())).output.trim()
    const make = (name: string) =>
      fetch(`${server.origin}/services/data/v65.0/ui-api/records`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          apiName: 'Brand__c',
          fields: { Name: name, Customer_Service_Phone_Number__c: '(713) 555-0142' },
        }),
      })
    const refused = await make('first')
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('Enter one of: quillhaven, aurora.'),
    ])
    expect((await make('quillhaven')).status).toBe(201)
    expect(await (await get('/')).text()).toContain('(713) 555-0142')
  })
})
