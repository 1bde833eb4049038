import { readdirSync, readFileSync } from 'node:fs'
import { readSettings } from '@porchlight/server/testing'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const chart = new URL('../../deploy/helm/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, chart), 'utf8')

interface Values {
  readonly hosts: readonly string[]
  readonly settings: Readonly<Record<string, string>>
  readonly drainSeconds: number
  readonly stopSeconds: number
}

/** Returns every path of an object, including those of its parents: `web`, `web.replicas`. Settings are one value. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly string[] {
  const own = path.length === 0 ? [] : [path.join('.')]
  const isFree = ['settings', 'resources', 'annotations'].includes(path.at(-1) ?? '')
  if (isFree || value === null || typeof value !== 'object' || Array.isArray(value)) return own
  return [...own, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, [...path, name]))]
}

const values: Values = parse(read('values.yaml'))
const templates = readdirSync(new URL('templates/', chart)).map((name) => read(`templates/${name}`))

it('has settings that production starts with, and secrets where they belong', () => {
  const secrets = {
    DATABASE_URL: 'postgres://porchlight:c0ffee@db:5432/porchlight',
    PORCHLIGHT_SEALING_KEYS: Buffer.alloc(32, 7).toString('base64'),
  }
  const given: Readonly<Record<string, string>> = {
    ...values.settings,
    ...secrets,
    NODE_ENV: 'production',
    PORCHLIGHT_ALLOWED_HOSTS: values.hosts.join(','),
    PORCHLIGHT_DRAIN_SECONDS: String(values.drainSeconds),
  }
  const settings = readSettings(given)
  expect(settings).toMatchObject({ demo: false, files: { kind: 's3' }, allowedHosts: values.hosts })
  const { PORCHLIGHT_MARKET: _market, ...incomplete } = given
  expect(() => readSettings(incomplete)).toThrow('PORCHLIGHT_MARKET')
  expect(Object.keys(values.settings).filter((name) => name in secrets)).toEqual([])
})

it('gives a server the time to drain and to finish a request before it is killed', () => {
  expect(values.stopSeconds).toBeGreaterThanOrEqual(values.drainSeconds + 30)
})

it('templates use every value, and no other', () => {
  const used = templates
    .flatMap((text) => [...text.matchAll(/\.Values\.([\w.]+)/g)])
    .map(([, path = '']) => path)
  const server = templates.flatMap((text) => [...text.matchAll(/\$server\.(\w+)/g)]).map(([, name]) => name)
  const byRole = ['web', 'worker'].flatMap((role) => [role, ...server.map((name) => `${role}.${name}`)])
  const known = pathsOf(values)
  expect(known.length).toBeGreaterThan(20)
  expect([...used, ...byRole].filter((path) => !known.includes(path))).toEqual([])
  const all = new Set([...used, ...byRole])
  const isUsed = (path: string) => [...all].some((one) => one === path || one.startsWith(`${path}.`))
  expect(known.filter((path) => !isUsed(path))).toEqual([])
})

it('the schema of the values knows every one of them', () => {
  const schema: unknown = JSON.parse(read('values.schema.json'))
  const knows = (path: readonly string[], part: unknown): boolean => {
    const [name, ...rest] = path
    if (name === undefined) return true
    const own: unknown = Object(part).$ref === undefined ? part : Object(schema).definitions.server
    const next: unknown = Object(Object(own).properties)[name]
    return next !== undefined && knows(rest, next)
  }
  expect(pathsOf(values).filter((path) => !knows(path.split('.'), schema))).toEqual([])
  expect(knows(['web', 'unknown'], schema)).toBe(false)
})

it('is of the version that it deploys', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version })
})
