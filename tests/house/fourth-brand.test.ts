import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from './repository-copy'

/** Prints as JSON what the parts of the copy say of the new brand. */
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
  hosts: ['Farolito.example.com', 'amigo.localhost', 'localhost'].map(brandOfHost),
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

describe('a fourth brand', () => {
  let copy: RepositoryCopy
  let said: Readonly<Record<string, unknown>>
  const brandFile = (name: string) => join(copy.folder, 'platform/brands/src/fourth', name)
  const change = (name: string, ...words: readonly (readonly [string, string])[]) => {
    const before = readFileSync(brandFile(name), 'utf8')
    writeFileSync(
      brandFile(name),
      words.reduce((text, [from, to]) => text.replaceAll(from, to), before),
    )
  }

  beforeAll(async () => {
    copy = copyRepository()
    cpSync(join(copy.folder, 'platform/brands/src/second'), brandFile(''), { recursive: true })
    change('names.ts', ['Vecina', 'Farolito'])
    change(
      'site.ts',
      ['position: 2', 'position: 4'],
      ['AMIGO', 'FAROLITO'],
      ['Second', 'Fourth'],
      ['Segunda', 'Cuarta'],
    )
    change('brand.css', ['"second"', '"fourth"'])
    const made = [
      await copy.run('scripts/generate.ts'),
      await copy.run('node_modules/vite/bin/vite.js', 'build', 'apps/portal', '--logLevel', 'warn'),
    ]
    for (const { code, output } of made) expect(code, output).toBe(0)
    writeFileSync(join(copy.folder, 'probe.ts'), probe)
    const { code, output } = await copy.run('probe.ts')
    expect(code, output).toBe(0)
    said = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  }, 600_000)
  afterAll(() => copy.remove())

  it('is one folder and generated files: the copy compiles', async () => {
    const { code, output } = await copy.run('node_modules/typescript/bin/tsc', '-p', '.', '--noEmit')
    expect(code, output).toBe(0)
  }, 600_000)

  it('comes after the others, and is served at its host', () => {
    expect(said.keys).toEqual(['first', 'second', 'third', 'fourth'])
    expect(said.hosts).toEqual(['fourth', 'second', 'first'])
  })

  it('has settings of its own, which the reference lists', () => {
    expect(said.addresses).toEqual(['http://farolito.localhost:3100', 'http://farolito.localhost:4000'])
    expect(said.textSenders).toEqual(['+17135550103', '+17135550177'])
    const reference = readFileSync(join(copy.folder, 'docs/reference/settings.md'), 'utf8')
    expect(reference).toContain('PORCHLIGHT_FOURTH_BASE_URL')
    expect(reference).toContain('PORCHLIGHT_TEXTS_FOURTH_FROM')
  })

  it('sends mail under its name', () => {
    expect(said.mailSender).toEqual({ name: 'Farolito', address: 'service@example.com' })
  })

  it('can be chosen and imported, and has its colour in the apps', () => {
    expect(said.picklist).toEqual({ value: 'fourth', label: { en: 'Fourth brand', es: 'Cuarta marca' } })
    expect(said.headerColor).toBe('A8371B')
    expect(said.billingKeys).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('has a telephone number in the demo world', () => {
    expect(said.demoBrands).toEqual(['first', 'second', 'third', 'fourth'])
  })

  it('has its styles built', () => {
    expect(said.style).toMatch(/^\/assets\/fourth-.+\.css$/)
    expect(readFileSync(join(copy.folder, 'apps/portal/dist/client', String(said.style)), 'utf8')).toContain(
      '[data-brand=fourth]',
    )
  })
})
