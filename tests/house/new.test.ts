import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, type RepositoryCopy } from './repository-copy'

const kinds = [
  { kind: 'resource', name: 'zebra-family/zebra-resource', list: 'packages/ui-api/src/server.ts' },
  { kind: 'method', name: 'get-zebra-method', list: 'packages/portal-methods/src/server.ts' },
  { kind: 'object', name: 'zebra-object', list: 'packages/objects/src/objects.ts' },
  { kind: 'screen', name: 'zebra-screen', list: 'apps/portal/src/screens/index.ts' },
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
    expect(read(list)).toContain(name)
  })

  it('makes a hook for each new adapter', () => {
    const door = read('packages/data-service-react/src/index.ts')
    expect([door.includes('useZebraMethod'), door.includes('useZebraResource')]).toEqual([true, true])
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
    const before = read('packages/objects/src/account/object.ts')
    const { code, output } = await copy.run('scripts/new.ts', 'object', 'account')
    expect({ code, output }).toEqual({ code: 1, output: 'packages/objects/src/account is there already.\n' })
    expect(read('packages/objects/src/account/object.ts')).toBe(before)
  })

  it.each([
    ['screen', '../outside'],
    ['screen', 'Zebra'],
    ['resource', 'a/b/c'],
    ['zebra', 'zebra'],
  ])('refuses %s %s and writes nothing', async (kind, name) => {
    const { code } = await copy.run('scripts/new.ts', kind, name)
    expect(code).toBe(2)
    expect(existsSync(join(copy.folder, 'apps/portal/src/outside'))).toBe(false)
  })
})
