import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from './repository-copy'

const kinds = [
  { kind: 'resource', name: 'zebra-family/zebra-resource', list: 'platform/ui-api/src/server.ts' },
  { kind: 'method', name: 'plans/get-zebra-method', list: 'domains/server.ts' },
  { kind: 'object', name: 'plans/zebra-object', list: 'domains/objects.ts' },
  { kind: 'screen', name: 'plans/zebra-screen', list: 'domains/screens.ts' },
]
/** The last kind is created by the command itself, which also generates the lists of those before it. */
const [byCommand] = kinds.slice(-1)

const writeOthers = `
import { scaffolds, writeScaffold } from './scripts/new/write-scaffold'
for (const { kind, name } of ${JSON.stringify(kinds.slice(0, -1))}) {
  const scaffold = scaffolds[kind]({ name, label: { en: 'Zebra', es: 'Cebra' } })
  if (await writeScaffold(scaffold) === null) throw new Error(name)
}
`

/**
 * Type-checks the files that name an addition, or that know brands by their names: anything else the additions could
 * break is found by the checks of the whole copy in the sweep. Prints as the compiler does.
 */
const checkTypes = `
import { readFileSync } from 'node:fs'
import ts from 'typescript'

const project = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, ts.sys as ts.ParseConfigFileHost)
if (project === undefined) throw new TypeError('There is no project.')
const concerned = project.fileNames.filter((path) =>
  /\\.d\\.ts$/.test(path) ||
  /zebra|\\b(fourth|third)\\b|BrandKey|brandKeys|@porchlight\\/brands/i.test(readFileSync(path, 'utf8')),
)
const program = ts.createProgram(concerned, project.options)
const found = concerned.flatMap((path) => {
  const file = program.getSourceFile(path)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
})
console.log(ts.formatDiagnostics(found, {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => '\\n',
}))
console.log(concerned.length + ' files have their types')
`

/** Prints as JSON what the parts of the copy report about the new brand. */
const probe = `
import { pathToFileURL } from 'node:url'
import { brandKeys, brandOfHost } from './platform/brands/src/index'
import { headerColors } from './domains/apps/header-colors'
import { brandValues } from './domains/customer-service/objects/brand-values'
import { BillingChangeSchema } from './platform/providers/src/billing/billing-change-schema'
import { readPageAssets } from './apps/portal/src/shell/document/page-assets'
import { mailSenderOf } from './apps/server/src/settings/brand-settings'
import { readSettings } from './apps/server/src/settings/read-settings'
import { buildDemoWorld } from './demo/world/build-demo-world'

const unset = readSettings({ PORT: '3100' })
const set = readSettings({
  PORCHLIGHT_FOURTH_BASE_URL: 'http://farolito.localhost:4000',
  PORCHLIGHT_TEXTS_FOURTH_FROM: '+17135550177',
})
console.log(JSON.stringify({
  keys: brandKeys,
  hosts: ['Farolito.example.com', 'amigo.localhost', 'localhost'].map((host) => brandOfHost(host, unset.brandHosts)),
  addresses: [unset.brandAddresses.fourth, set.brandAddresses.fourth],
  textSenders: [unset.texts.from.fourth, set.texts.from.fourth],
  mailSender: mailSenderOf('fourth', unset),
  picklist: brandValues.at(-1),
  headerColor: headerColors.fourth,
  billingKeys: BillingChangeSchema.anyOf[0].properties.opening.anyOf[1].properties.brand.anyOf.map((key) => key.const),
  demoBrands: buildDemoWorld({ seed: 1, today: '2026-11-20' }).records
    .filter((record) => record.objectApiName === 'Brand__c')
    .map((record) => record.fields.Name),
  style: readPageAssets(pathToFileURL(process.cwd() + '/apps/portal/dist/client/')).brands.fourth.style,
}))
`

let copy: RepositoryCopy
const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8')
/** Runs a script with that text in the copy, which has to succeed; returns its output. */
async function runText(text: string): Promise<string> {
  writeFileSync(join(copy.folder, 'probe.ts'), text)
  const { code, output } = await copy.run('probe.ts')
  rmSync(join(copy.folder, 'probe.ts'))
  expect(code, output).toBe(0)
  return output
}

beforeAll(async () => {
  copy = copyRepository()
  addBrand()
  await runText(writeOthers)
  const { code, output } = await copy.run('scripts/new.ts', byCommand?.kind ?? '', byCommand?.name ?? '')
  expect(code, output).toBe(0)
}, 400_000)
afterAll(() => copy.remove())

/** Creates a fourth brand from the second: one folder, with its own names. */
function addBrand(): void {
  const folder = join(copy.folder, 'platform/brands/src/fourth')
  cpSync(join(copy.folder, 'platform/brands/src/second'), folder, { recursive: true })
  const change = (name: string, ...pairs: readonly (readonly [string, string])[]) => {
    const before = readFileSync(join(folder, name), 'utf8')
    writeFileSync(
      join(folder, name),
      pairs.reduce((text, [from, to]) => text.replaceAll(from, to), before),
    )
  }
  change('names.ts', ['Vecina', 'Farolito'])
  change(
    'site.ts',
    ['position: 2', 'position: 4'],
    ['AMIGO', 'FAROLITO'],
    ['Second', 'Fourth'],
    ['Segunda', 'Cuarta'],
  )
  change('brand.css', ['"second"', '"fourth"'])
}

// It takes minutes, and its result changes only with the generators and the brands.

describe('npm run new, and a brand', () => {
  it('are folders that pass every check, without another hand', async () => {
    // Patterns are proved individually, and nothing here adds one.
    const checks = ['names', 'imports', 'documents', 'generated', 'format', 'dead']
    const { output } = await copy.run('scripts/check.ts', ...checks, ...inSweep(['types'], { otherwise: [] }))
    expect(output).toMatch(/\n\d passed, \d failed\n$/)
    const problems = output.split('\n').filter((line) => /zebra|fourth|is stale|error TS/i.test(line))
    expect(problems).toEqual([])
  }, 400_000)

  it('have types that fit wherever they are named, and wherever brands are', async () => {
    const output = await runText(checkTypes)
    expect(output.split('\n').filter((line) => line.includes('error TS'))).toEqual([])
    expect(output).toMatch(/^[1-9]\d{2,} files have their types$/m)
  }, 400_000)
})

describe('npm run new', () => {
  it.each(kinds)('lists a new $kind without another hand', ({ list, name }) => {
    expect(read(list)).toContain(name.split('/').at(-1))
  })

  it('makes a hook for each new adapter', () => {
    expect(read('platform/data-service-react/src/index.ts')).toContain('useZebraResource')
    expect(read('domains/plans/methods/get-zebra-method/hook.ts')).toContain('useZebraMethod')
  })

  it('writes the new calls and objects into the reference', () => {
    expect(read('docs/reference/data-service.md')).toContain('getZebraResource')
    expect(read('docs/reference/objects.md')).toContain('Zebra_Object__c')
  })

  it('leaves a folder alone that is there', async () => {
    const before = read('domains/customers/objects/account/object.ts')
    const { code, output } = await copy.run('scripts/new.ts', 'object', 'customers/account')
    expect({ code, output }).toEqual({
      code: 1,
      output: 'domains/customers/objects/account is there already.\n',
    })
    expect(read('domains/customers/objects/account/object.ts')).toBe(before)
  })

  it.each([
    ['screen', '../outside'],
    ['screen', 'zebra'],
    ['screen', 'plans/Zebra'],
    ['resource', 'a/b/c'],
    ['zebra', 'zebra'],
  ])('refuses %s %s and writes nothing', async (kind, name) => {
    const { code } = await copy.run('scripts/new.ts', kind, name)
    expect(code).toBe(2)
    expect(existsSync(join(copy.folder, 'domains/outside'))).toBe(false)
  })
})

describe('a fourth brand', () => {
  let said: Readonly<Record<string, unknown>>
  beforeAll(async () => {
    const build = ['build', 'apps/portal', '--logLevel', 'warn']
    const { code, output } = await copy.run('node_modules/vite/bin/vite.js', ...build)
    expect(code, output).toBe(0)
    said = JSON.parse((await runText(probe)).trim().split('\n').at(-1) ?? '')
  }, 400_000)

  it('comes after the others, and is served at its host', () => {
    expect(said.keys).toEqual(['first', 'second', 'third', 'fourth'])
    expect(said.hosts).toEqual(['fourth', 'second', 'first'])
  })

  it('has settings of its own, which the reference lists', () => {
    expect(said.addresses).toEqual(['http://farolito.localhost:3100', 'http://farolito.localhost:4000'])
    expect(said.textSenders).toEqual(['+17135550103', '+17135550177'])
    const reference = read('docs/reference/settings.md')
    expect(reference).toContain('PORCHLIGHT_FOURTH_BASE_URL')
    expect(reference).toContain('PORCHLIGHT_TEXTS_FOURTH_FROM')
  })

  it('sends mail under its name', () => {
    expect(said.mailSender).toEqual({ name: 'Farolito', address: 'service@example.com' })
  })

  it('can be chosen and imported, and has its colour in the apps', () => {
    expect(said.picklist).toEqual({ value: 'fourth', label: { en: 'Farolito', es: 'Farolito' } })
    expect(said.headerColor).toBe('0B5F63')
    expect(said.billingKeys).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('has a telephone number in the demo world', () => {
    expect(said.demoBrands).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('has its styles built', () => {
    expect(said.style).toMatch(/^\/assets\/.+\.css$/)
    expect(read(`apps/portal/dist/client${String(said.style)}`)).toContain('[data-brand=fourth]')
  })
})
