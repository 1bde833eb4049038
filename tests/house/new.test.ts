import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from './repository-copy'

const kinds = [
  { kind: 'resource', name: 'zebra-family/zebra-resource', list: 'platform/ui-api/src/server.ts' },
  { kind: 'method', name: 'plans/get-zebra-method', list: 'domains/server.ts' },
  { kind: 'object', name: 'plans/zebra-object', list: 'domains/objects.ts' },
  { kind: 'screen', name: 'plans/zebra-screen', list: 'domains/screens.ts' },
]

describe('npm run new', () => {
  let copy: RepositoryCopy
  const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8')

  beforeAll(async () => {
    copy = copyRepository()
    for (const { kind, name } of kinds) {
      const { code, output } = await copy.run('scripts/new.ts', kind, name)
      expect(code, output).toBe(0)
    }
  }, 400_000)
  afterAll(() => copy.remove())

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

  it('writes folders that pass every check', async () => {
    const { output } = await copy.run('scripts/check.ts')
    expect(output).toMatch(/\n\d passed, \d failed\n$/)
    const problems = output.split('\n').filter((line) => /zebra/i.test(line) || /is stale/.test(line))
    expect(problems).toEqual([])
  }, 400_000)

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
