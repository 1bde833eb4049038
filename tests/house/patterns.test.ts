import { describe, expect, it } from 'vitest'
import { findPatternProblems } from '../../scripts/check/patterns'
import { findPatterns } from '../../scripts/source/find-patterns'

const search = (texts: Readonly<Record<string, string>>) =>
  findPatterns(Object.keys(texts), (path) => texts[path] ?? null)

const foundIn = (text: string) =>
  search({ 'platform/a/src/a.tsx': text }).patterns.map(({ source, flags }) => `/${source}/${flags}`)

const problemsOf = (source: string, flags = '') =>
  findPatternProblems({ patterns: [{ path: 'a.ts', line: 1, source, flags }], unknown: [] })

describe('the search for patterns', () => {
  it.each([
    ['const a = /x+\\/y/giu', '/x+\\/y/giu'],
    ["const a = new RegExp('x+', 'g')", '/x+/g'],
    ["const a = RegExp('x+')", '/x+/'],
    [`const b = 'y'\nconst a = new RegExp(\`x\${b}+\`)`, '/xy+/'],
    ["const b = 'y' + 'z'\nconst a = new RegExp(b)", '/yz/'],
    ['const a = new RegExp(String.raw`\\d`)', '/\\d/'],
    ["text.match('x+')", '/x+/'],
    ["const a = Type.String({ pattern: '^x$' })", '/^x$/u'],
    ["const pattern = '^x$'\nconst a = Type.String({ pattern })", '/^x$/u'],
    ["const a = { patternProperties: { '^x$': {} } }", '/^x$/u'],
    ["const a = { pathPatterns: { id: '^x$' } }", '/^x$/u'],
    ['const a = <input pattern="[0-9]+" />', '/[0-9]+/u'],
    ["const a = <input pattern={'[0-9]+'} />", '/[0-9]+/u'],
  ])('finds that of %j', (text, pattern) => {
    expect(foundIn(text)).toEqual([pattern])
  })

  it('follows a constant into the file that exports it', () => {
    const { patterns, unknown } = search({
      'platform/a/src/a.ts': "import { idPattern as one } from '../b'\nconst a = { pattern: one }",
      'platform/a/b.ts': "export const idPattern = '^b$'",
    })
    expect(patterns).toEqual([{ path: 'platform/a/src/a.ts', line: 2, source: '^b$', flags: 'u' }])
    expect(unknown).toEqual([])
  })

  it.each([
    'const a = (typed: string) => new RegExp(typed)',
    `const a = (typed: string) => new RegExp(\`^\${typed}$\`)`,
    "const a = (typed: string) => new RegExp('a', typed)",
    'const a = (typed: string) => Type.String({ pattern: typed })',
    `const a = (typed: string) => text.match(\`\${typed}+\`)`,
    'let typed = "x"\nconst a = new RegExp(typed)',
  ])('reports a pattern that only a run knows: %j', async (text) => {
    const found = search({ 'platform/a/src/a.ts': text })
    expect(found.patterns).toEqual([])
    expect(await findPatternProblems(found)).toEqual([
      expect.stringMatching(/^platform\/a\/src\/a\.ts:\d: write the pattern as text/),
    ])
  })
})

describe('the check of patterns', () => {
  it.each([
    ['^(?:a+)+$', 'exponential'],
    ['^(?:[a-z](?:[a-z-]*\\.?)+)$', 'exponential'],
    ['^\\s*\\$?\\s*\\d+$', '2nd degree polynomial'],
    ['[.\\s]+$', '2nd degree polynomial'],
    ['<a.*>.*</a>', '3rd degree polynomial'],
  ])('refuses %s, whose time is %s', async (source, time) => {
    expect(await problemsOf(source)).toEqual([`a.ts:1: its time is ${time}: /${source}/`])
  })

  it('refuses what it cannot prove', async () => {
    expect(await problemsOf('^(?!.*(?:\\d ?){5}).*$')).toEqual([
      'a.ts:1: its time cannot be proved (unsupported): /^(?!.*(?:\\d ?){5}).*$/',
    ])
  })

  it.each([
    ['^[a-z][a-z0-9-]{0,62}$', ''],
    ['[^. ](?:.*[^. ])?', ''],
    ['\\s+', 'g'],
    ['[\\p{L}\\p{N}]+', 'gu'],
  ])('accepts /%s/%s', async (source, flags) => {
    expect(await problemsOf(source, flags)).toEqual([])
  })
})
