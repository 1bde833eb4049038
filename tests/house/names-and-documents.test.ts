import { describe, expect, it } from 'vitest'
import { findDocumentProblems } from '../../scripts/check/documents'
import { findFileProblems, findNameProblems } from '../../scripts/check/names-and-sizes'
import { findReferenceProblems } from '../../scripts/check/references'
import { sourceTreeOf } from './source-tree-of'

describe('the check of names and sizes', () => {
  it.each([
    'platform/a/src/utils/x.ts',
    'platform/a/src/helpers.ts',
    'platform/common/src/x.ts',
    'platform/a/src/lib/x.css',
    'platform/a/src/someFile.ts',
    'scripts/Check.ts',
  ])('refuses the name %s', (path) => {
    expect(findNameProblems([path])).toHaveLength(1)
  })

  it.each([
    'platform/a/src/find-rings.ts',
    'platform/a/src/Button/Button.module.css',
    'platform/a/src/Button/Button.test.tsx',
    'platform/i18n/src/index.ts',
  ])('accepts the name %s', (path) => {
    expect(findNameProblems([path])).toEqual([])
  })

  it('refuses files over 400 lines, default and star exports, and reads of the environment', () => {
    const problems = (path: string, text: string) => findFileProblems(sourceTreeOf({ [path]: text }))
    expect(problems('platform/a/src/a.ts', '\n'.repeat(400))).toEqual([expect.stringContaining('401 lines')])
    expect(problems('platform/a/src/a.ts', 'export default 1')).toEqual([expect.stringContaining(':1:')])
    expect(problems('platform/a/src/a.ts', "export * from './b'")).toHaveLength(1)
    expect(problems('platform/a/src/a.ts', 'export const a = process.env.A')).toHaveLength(1)
    expect(problems('apps/server/src/settings/a.ts', 'export const a = process.env.A')).toEqual([])
    expect(problems('vitest.config.ts', 'export default {}')).toEqual([])
  })
})

describe('the check of jobs', () => {
  it('refuses a job that loops over records in one attempt, and accepts a walk and a loop elsewhere', () => {
    const loop = 'for await (const record of records) await write(record)'
    const problems = (text: string) => findFileProblems(sourceTreeOf({ 'domains/a/operations/a.ts': text }))
    expect(problems(`export const a = defineJob({ name: 'a', run: async () => { ${loop} } })`)).toEqual([
      expect.stringContaining('defineWalk'),
    ])
    expect(problems(`export const a = defineWalk({ name: 'a', work: async () => { ${loop} } })`)).toEqual([])
    expect(problems(`export async function a() { ${loop} }`)).toEqual([])
  })
})

describe('the check of documents', () => {
  const problemsOf = (texts: Readonly<Record<string, string>>) =>
    findDocumentProblems(new Map(Object.entries(texts)), (path) => path in texts || path === 'platform')

  it('follows links to files, folders and headings', () => {
    const target = '# Title\n\n## Where is it, then?\n'
    expect(
      problemsOf({
        'README.md':
          '[a](docs/b.md) [b](docs/b.md#where-is-it-then) [c](platform) [d](https://example.com/x) [e](#f)\n# F',
        'docs/b.md': `${target}[up](../README.md)`,
      }),
    ).toEqual([])
    expect(problemsOf({ 'README.md': '[a](docs/gone.md)' })).toHaveLength(1)
    expect(problemsOf({ 'README.md': '[a](docs/b.md#gone)', 'docs/b.md': target })).toHaveLength(1)
  })

  it('refuses a README of more than 100 lines and a decision without its sections', () => {
    expect(problemsOf({ 'README.md': 'line\n'.repeat(100) })).toEqual([])
    expect(problemsOf({ 'README.md': 'line\n'.repeat(101) })).toHaveLength(1)
    expect(problemsOf({ 'docs/adr/0001-a.md': '# 1\n\n## Context\n\n## Decision\n' })).toEqual([
      expect.stringContaining('## Consequences'),
    ])
  })
})

describe('the check of references', () => {
  const held = {
    'docs/specification/portal.md': '# Portal\n\n## 1. Purpose\n\n### 1.1 Users\n',
    'platform/identity/src/password.ts': '',
  }
  const folders = ['docs', 'platform', 'platform/identity']
  const problemsOf = (path: string, text: string) =>
    findReferenceProblems(
      new Map(Object.entries({ ...held, [path]: text })),
      (target) => target in held || folders.includes(target),
    )

  it.each([
    [
      'a document of a folder that is gone, in source',
      'domains/a/contract.ts',
      "source: 'spec/portal.md section 1'",
    ],
    ['a document that is gone, in prose', 'docs/a.md', 'See `docs/specification/gone.md`.'],
    ['a folder of an earlier layout', 'docs/a.md', 'Passwords are in `packages/identity`.'],
    ['a folder of drafts, in a comment', 'platform/a.ts', '/** The limits (`research/limits`). */'],
    ['a file that was moved', 'docs/a.md', 'Passwords are in `platform/identity/src/secret.ts`.'],
    ['a section that is not there', 'domains/a.ts', '// docs/specification/portal.md section 2'],
    ['one of several sections', 'domains/a.ts', '// `docs/specification/portal.md` sections 1 and 4'],
    ['a subsection', 'domains/a.ts', '// `docs/specification/portal.md` section 1.2'],
  ])('refuses %s', (_, path, text) => {
    expect(problemsOf(path, text)).toEqual([
      expect.stringMatching(new RegExp(`^${path}: refers to .*does not exist$`)),
    ])
  })

  it.each([
    ['a document and its sections', 'domains/a.ts', '// `docs/specification/portal.md` sections 1 and 1.1'],
    ['a file beside it', 'docs/a.md', 'See `specification/portal.md`.'],
    ['a path with a placeholder', 'docs/a.md', '`platform/identity/<name>/index.ts`'],
    ['what is built', 'docs/a.md', '`platform/identity/dist/index.js`'],
    ['an address and a media type', 'docs/a.md', '`text/csv` of https://example.com/spec/portal.md'],
  ])('accepts %s', (_, path, text) => {
    expect(problemsOf(path, text)).toEqual([])
  })
})
