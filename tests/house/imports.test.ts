import { describe, expect, it } from 'vitest'
import { findImportProblems } from '../../scripts/check/imports'
import { readWorkspace } from '../../scripts/source/workspace'
import { sourceTreeOf } from './source-tree-of'

const workspace = readWorkspace()
const doors = {
  'platform/errors/src/index.ts': 'export const fail = 1',
  'platform/metadata/src/index.ts': 'export const a = 1',
  'platform/record-engine/src/index.ts': 'export const a = 1',
  'platform/ui-api/src/client.ts': 'export const a = 1',
  'platform/ui-api/src/contract.ts': 'export const a = 1',
  'platform/ui-api/src/server.ts': 'export const a = 1',
  'platform/test-kit/src/index.ts': 'export const a = 1',
}
const problemsOf = (texts: Readonly<Record<string, string>>) =>
  findImportProblems(sourceTreeOf({ ...doors, ...texts }), workspace)

describe('the import check', () => {
  it('lets a package import what its row allows', () => {
    expect(problemsOf({ 'platform/metadata/src/a.ts': "import { fail } from '@porchlight/errors'" })).toEqual(
      [],
    )
  })

  it.each([
    [
      'against its direction',
      'platform/errors/src/a.ts',
      "import { a } from '@porchlight/metadata'",
      'may not import',
    ],
    [
      'against its direction, for a type alone',
      'platform/errors/src/a.ts',
      "import type { a } from '@porchlight/metadata'",
      'may not import',
    ],
    [
      'past the exports by name',
      'platform/metadata/src/a.ts',
      "import { x } from '@porchlight/errors/src/x'",
      'has no export',
    ],
    [
      'past the exports by path',
      'platform/metadata/src/a.ts',
      "import { fail } from '../../errors/src/index'",
      'goes past the exports',
    ],
    ['that is not there', 'platform/metadata/src/a.ts', "import { x } from './x'", 'does not exist'],
    [
      'of the test kit outside tests',
      'platform/metadata/src/a.ts',
      "import { a } from '@porchlight/test-kit'",
      'only tests',
    ],
    [
      'of an app by an app',
      'apps/portal/src/a.ts',
      "import { a } from '../../server/src/a'",
      'goes past the exports',
    ],
    [
      'of another screen',
      'domains/plans/screens/one/a.ts',
      "import { a } from '../two/a'",
      'may not import the screen domains/plans/screens/two',
    ],
    [
      'of a screen by what screens share',
      'domains/plans/components/a.ts',
      "import { a } from '../screens/two/a'",
      'may not import the screen domains/plans/screens/two',
    ],
    [
      'of a later domain by an earlier one',
      'domains/customers/screens/a.ts',
      "import { a } from '../../plans/components/a'",
      'customers comes before plans',
    ],
    [
      'of a handler by a declaration',
      'domains/plans/objects/product/a.ts',
      "import { a } from '../../operations/a'",
      'domains/objects may not import domains/server',
    ],
  ])('refuses an import %s', (_, path, text, problem) => {
    const others = {
      'apps/server/src/a.ts': 'export const a = 1',
      'domains/plans/screens/two/a.ts': 'export const a = 1',
      'domains/plans/components/a.ts': 'export const a = 1',
      'domains/plans/operations/a.ts': 'export const a = 1',
    }
    expect(problemsOf({ ...others, [path]: text })).toEqual([expect.stringContaining(problem)])
  })

  it('lets a client take types of its contract and refuses their values', () => {
    const contract = {
      'platform/ui-api/src/x/contract.ts': "import { Type } from 'typebox'\nexport const c = Type",
    }
    const client = (text: string) => problemsOf({ ...contract, 'platform/ui-api/src/x/client.ts': text })
    expect(client("import type { c } from './contract'")).toEqual([])
    expect(client("import { c } from './contract'")).toEqual([
      expect.stringContaining("'./contract' would reach the browser"),
    ])
  })

  it('lets a large package be loaded where it is used, and not at every start', () => {
    const problems = (text: string) => problemsOf({ 'platform/providers/src/a.ts': text })
    expect(problems("import type { Stripe } from 'stripe'")).toEqual([])
    expect(problems("export const load = () => import('stripe')")).toEqual([])
    expect(problems("import { Stripe } from 'stripe'")).toEqual([
      expect.stringContaining("platform/providers/src/a.ts:1: 'stripe' would be loaded at every start"),
    ])
  })

  it('follows what runs in the browser through other files', () => {
    const problems = problemsOf({
      'apps/portal/src/entry-browser.tsx': "import { a } from './a'",
      'apps/portal/src/a.ts': "import { readFileSync } from 'node:fs'",
    })
    expect(problems).toEqual([
      expect.stringContaining("apps/portal/src/a.ts:1: 'node:fs' would reach the browser"),
    ])
  })

  it('names the way round a ring of files, types counted', () => {
    const problems = problemsOf({
      'platform/metadata/src/a.ts': "import type { B } from './b'",
      'platform/metadata/src/b.ts': "import { c } from './c'",
      'platform/metadata/src/c.ts': "export { a } from './a'",
    })
    expect(problems).toEqual([expect.stringMatching(/files form a ring: \S+ → \S+ → \S+ → \S+$/)])
  })
})
