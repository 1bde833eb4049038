import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import ts from 'typescript'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { acceptedMutants } from '../../scripts/mutation/accepted'
import { findMutants } from '../../scripts/mutation/find-mutants'
import { drawMutants, type JudgedMutant } from '../../scripts/mutation/judge-mutants'
import { applyMutant } from '../../scripts/mutation/mutant'
import { areas, filesOf, testsOf } from '../../scripts/mutation/scope'
import { type Summary, summaryOf } from '../../scripts/mutation/summary'
import { weaveMutants } from '../../scripts/mutation/weave-mutants'
import type { Planted } from './judge-planted'

const repository = resolve(import.meta.dirname, '../..')
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Judges a project of one file, its test and everything between them, in a separate process. */
function judge(
  code: string,
  test: string,
  more: Partial<Planted> = {},
  between: Readonly<Record<string, string>> = {},
) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'porchlight-planted-')))
  folders.push(root)
  mkdirSync(join(root, 'src'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'vitest.config.ts'), 'export default { test: { isolate: false } }\n')
  writeFileSync(join(root, 'src/vote.ts'), code)
  for (const [name, text] of Object.entries(between)) writeFileSync(join(root, 'src', name), text)
  writeFileSync(join(root, 'src/vote.test.ts'), `import { expect, it } from 'vitest'\n${test}`)
  const files = [{ area: 'votes', path: 'src/vote.ts', tests: ['src/vote.test.ts'] }]
  const planted: Planted = {
    root,
    files,
    accepted: [],
    sample: null,
    seed: 'a',
    timeLimitMs: 20_000,
    ...more,
  }
  writeFileSync(join(root, 'planted.json'), JSON.stringify(planted))
  const program = join(repository, 'tests/house/judge-planted.ts')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, join(root, 'planted.json')],
    {
      cwd: repository,
      encoding: 'utf8',
    },
  )
  const line = stdout.split('\n').find((text) => text.startsWith('{"judged"'))
  if (line === undefined) return { verdicts: {}, summary: null, problem: `${stdout}${stderr}` }
  const { judged, summary } = JSON.parse(line) as { judged: readonly JudgedMutant[]; summary: Summary }
  const verdicts = Object.fromEntries(judged.map(({ change, verdict }) => [change, verdict]))
  return { verdicts, summary, problem: null }
}

const mayVote = 'export const mayVote = (age: number) => age >= 18\n'
const weak = `import { mayVote } from './vote'
it('lets adults vote', () => expect([mayVote(30), mayVote(5)]).toEqual([true, false]))\n`
const strong = `import { mayVote } from './vote'
it('lets adults vote', () => expect([mayVote(18), mayVote(17)]).toEqual([true, false]))\n`

// Each starts a separate Vitest.
const judgeIt = it.skipIf(isWholeRun)

describe('npm run mutation', () => {
  it('reports a boundary that a weak test does not look at, with its place, and fails', () => {
    const { verdicts, summary } = judge(mayVote, weak)
    expect(verdicts).toEqual({ '>= → >': 'unseen', '>= → <': 'failed', '18 → 180': 'failed' })
    expect(summary?.passes).toBe(false)
    expect(summary?.text).toContain('src/vote.ts:1  >= → >')
    expect(summary?.text).toContain('66.7 %  2 of 3 seen')
  }, 120_000)

  judgeIt(
    'passes when the test looks at both sides of the boundary',
    () => {
      const { verdicts, summary } = judge(mayVote, strong)
      expect(verdicts).toEqual({ '>= → >': 'failed', '>= → <': 'failed', '18 → 180': 'failed' })
      expect(summary?.passes).toBe(true)
    },
    120_000,
  )

  judgeIt(
    'takes what is accepted with a reason, and fails once a test sees it',
    () => {
      const accepted = [
        { path: 'src/vote.ts', line: mayVote.trim(), change: '>= → >', reason: 'Nobody is exactly 18.' },
      ]
      expect(judge(mayVote, weak, { accepted }).summary).toMatchObject({ passes: true })
      const outdated = judge(mayVote, strong, { accepted }).summary
      expect(outdated?.passes).toBe(false)
      expect(outdated?.text).toContain('Accepted as unseen, but a test sees:\n  src/vote.ts:1  >= → >')
    },
    120_000,
  )

  judgeIt(
    'counts a change that never ends as seen',
    () => {
      const sum =
        'export function sum(n: number) {\n  let all = 1\n  for (let i = 2; i <= n; i += 1) all += i\n  return all\n}\n'
      const test = `import { sum } from './vote'\nit('adds up', () => expect(sum(4)).toBe(10))\n`
      const { verdicts } = judge(sum, test, { timeLimitMs: 3_000, sample: null })
      expect(Object.values(verdicts)).toContain('timedOut')
      expect(Object.values(verdicts)).not.toContain('unseen')
    },
    120_000,
  )

  judgeIt(
    'does not take tests that take long anyway for a mutant that hangs',
    () => {
      const slow = `it('takes a second', () => new Promise((done) => setTimeout(done, 1_000)))\n${weak}`
      const { verdicts } = judge(mayVote, slow, { timeLimitMs: 500 })
      expect(verdicts).toMatchObject({ '>= → >': 'unseen', '>= → <': 'failed' })
    },
    120_000,
  )

  judgeIt(
    'judges nothing by a test that fails without any change',
    () => {
      const failing = `import { mayVote } from './vote'\nit('fails', () => expect(mayVote(18)).toBe(false))\n`
      expect(judge(mayVote, failing).problem).toContain('These tests fail without any change')
    },
    120_000,
  )

  it.each([
    [
      'const f = (a: number) => a < 1 && a !== 2',
      ['&& → ||', '1 → 0', '2 → 20', '!== → ===', '< → <=', '< → >='],
    ],
    ['const f = (a: boolean) => (!a ? 0 : 10)', ['without !', '0 → 1', '10 → 100']],
    [
      'function f(a?: string) {\n  if (a === undefined) return 1\n  return 2\n}',
      ['=== → !==', 'without if (a === undefined) return 1', '1 → 0', '2 → 20'],
    ],
    ['async function f() {\n  await g()\n}', ['without await g()']],
    ["const list = ['a', 'b']", ["without 'a'", "without 'b'"]],
    ['const all = list.filter(isOpen)', ['without filter']],
    ['const most = Math.max(a + b, c)', ['+ → -', 'max → min']],
    ['const isId = /^a+$/', ['pattern that fits everything']],
    ["const label = { en: 'One of 2', es: 'Uno de 2', isShown: true }", ['true → false']],
    ["if (broken) throw new TypeError('never')", ['condition turned round']],
    ["interface A { readonly a: 1 }\ntype B = 'x' | 2\nimport { c } from './c'", []],
    ["const text = a + 'c'", []],
  ])('makes of %j %j', (code, changes) => {
    expect(
      findMutants('src/a.ts', code)
        .map(({ change }) => change)
        .sort(),
    ).toEqual([...changes].sort())
  })

  it('takes rights away from access declarations and widens them, and lets states move on', () => {
    const access = "const access = { advisor: { records: own, read: ['Name'], update: [] } }"
    expect(findMutants('platform/a/access.ts', access).map(({ change }) => change)).toEqual([
      "without advisor: { records: own, read: ['Name'], update: [] }",
      'without records: own',
      "without read: ['Name']",
      'without update: []',
      'every record',
      'read all',
      "without 'Name'",
      'update all',
    ])
    const table = "const table = { transitions: { Due: ['Paid', 'Waived'], Paid: ['Due'] } }"
    const mutants = findMutants('platform/a/rules.ts', table).filter(({ change }) =>
      change.includes('may become'),
    )
    expect(mutants.map(({ change }) => change)).toEqual(['Paid may become Waived', 'Waived may become Due'])
    const [first] = mutants
    if (first === undefined) throw new TypeError('There is no such change.')
    expect(applyMutant(table, first)).toContain("'Paid': ['Due', 'Waived']")
    expect(() => applyMutant(`${table} `.slice(1), { ...first, original: 'x' })).toThrow(TypeError)
  })

  it('has tests for every file of its scope, and makes only changes that are code', () => {
    const files = areas.flatMap((area) => filesOf(area).map((path) => ({ area, path })))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter(({ area, path }) => testsOf(area, path).length === 0)).toEqual([])
    const guarded = files.map(({ area, path }) => ({ area: area.name, path, tests: [] }))
    const broken = drawMutants(repository, guarded, 200, 'any').filter(({ mutant }) => {
      const source = readFileSync(join(repository, mutant.path), 'utf8')
      return problemsOf(applyMutant(source, mutant)) > 0
    })
    expect(broken).toEqual([])
  }, 120_000)

  it('weaves all changes to a file into code that is as before with none switched on', () => {
    const source = `
      export function judge(given: readonly number[] | undefined, limit: number, log: string[]) {
        const above = given?.filter((one) => one > limit).map((one) => one * 2)
        log.push('judged')
        ;[...(above ?? [])].forEach((one) => log.push(String(one)))
        const least = Math.min(limit, above?.length ?? 0)
        if (least === 0) return { least, found: [] as readonly number[], state: null }
        const states = [{ kind: 'some' }, { kind: least > 1 ? 'many' : 'one' }]
        const turn = (state: { kind: string }): string => (limit >= 3 && !above ? '' : state.kind)
        return { least, found: above, state: states.map(turn) }
      }`
    const mutants = findMutants('src/a.ts', source).map((mutant, id) => ({ id, mutant }))
    const woven = weaveMutants('src/a.ts', source, mutants)
    expect([...woven.whenLoaded]).toEqual([])
    const isOn = vi.fn((_id: number) => false)
    vi.stubGlobal('__isMutantOn', isOn)
    expect(answersOf(woven.code)).toEqual(answersOf(source))
    const reached = new Set(isOn.mock.calls.map(([id]) => id))
    expect(mutants.filter(({ id }) => !reached.has(id))).toEqual([])
    for (const { id, mutant } of mutants) {
      isOn.mockImplementation((one) => one === id)
      expect(answersOf(woven.code), mutant.change).toEqual(answersOf(applyMutant(source, mutant)))
    }
    vi.unstubAllGlobals()
  })

  it('weaves code for every file of its scope', () => {
    const broken = areas.flatMap(filesOf).filter((path) => {
      const source = readFileSync(join(repository, path), 'utf8')
      const mutants = findMutants(path, source).map((mutant, id) => ({ id, mutant }))
      return problemsOf(weaveMutants(path, source, mutants).code) > 0
    })
    expect(broken).toEqual([])
  }, 120_000)

  judgeIt(
    'tries what takes effect as a module is loaded, through modules between it and the test as well',
    () => {
      const code = "export const days = 14\nexport const names = ['a', 'b'].map((name) => name + '!')\n"
      const first = { 'first.ts': "import { names } from './vote'\nexport const first = names[0]\n" }
      const test = `import { first } from './first'\nimport { days } from './vote'
it('lasts two weeks', () => expect([days, first]).toEqual([14, 'a!']))\n`
      const { verdicts } = judge(code, test, {}, first)
      expect(verdicts).toEqual({ '14 → 140': 'failed', "without 'a'": 'failed', "without 'b'": 'unseen' })
    },
    120_000,
  )

  it('finds a file for each pattern of its scope, and a test for each pattern of its tests', () => {
    const idle = areas.flatMap((area) => {
      const files = filesOf(area)
      const tests = files.flatMap((path) => testsOf(area, path))
      return [
        ...area.files.filter((pattern) => !files.some((path) => pattern.test(path))),
        ...area.tests.filter((pattern) => !tests.some((path) => pattern.test(path))),
      ]
    })
    expect(idle).toEqual([])
  })

  it('does not pass where nothing was changed', () => {
    expect(summaryOf([])).toMatchObject({ passes: false })
  })

  it('takes what is accepted of two changes of one name as the one that no test sees', () => {
    const change = { path: 'a.ts', start: 0, end: 1, replacement: '1', original: '0', line: 1 }
    const judged = (verdict: 'failed' | 'unseen'): JudgedMutant => ({
      ...change,
      lineText: 'Math.max(0, found ?? 0)',
      change: '0 → 1',
      area: 'a',
      verdict,
      acceptedFor: 'It is always found.',
    })
    expect(summaryOf([judged('failed'), judged('unseen')])).toMatchObject({ passes: true })
    expect(summaryOf([judged('failed'), judged('failed')])).toMatchObject({ passes: false })
  })

  it('draws the same part for the same seed, and another for another', () => {
    const files = [{ area: 'a', path: 'domains/deposits/objects/deposit/rules.ts', tests: [] }]
    const draw = (seed: string) => drawMutants(repository, files, 12, seed).map(({ mutant }) => mutant)
    expect(draw('one')).toHaveLength(12)
    expect(draw('one')).toEqual(draw('one'))
    expect(draw('one')).not.toEqual(draw('two'))
  })
})

/** Returns the results of a source's `judge`, or what it throws, for some arguments. */
function answersOf(source: string): readonly unknown[] {
  const module = { exports: {} as { judge: (...given: unknown[]) => unknown } }
  const code = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } }).outputText
  new Function('module', 'exports', code)(module, module.exports)
  return [undefined, [], [1], [4, 5, 6]].flatMap((given) =>
    [0, 1, 2, 3].map((limit) => {
      const log: string[] = []
      try {
        return [module.exports.judge(given, limit, log), log]
      } catch (error) {
        return [String(error), log]
      }
    }),
  )
}

function problemsOf(code: string): number {
  return ts.transpileModule(code, { reportDiagnostics: true }).diagnostics?.length ?? 0
}

it('what is accepted as unseen is a change of the code as it stands, of a file that is changed, and once', () => {
  const inScope = new Set(areas.flatMap(filesOf))
  const nameOf = ({ path, line, change }: { path: string; line: string; change: string }) =>
    `${path}  ${line}  ${change}`
  const made = new Set(
    [...new Set(acceptedMutants.map(({ path }) => path))]
      .filter((path) => inScope.has(path))
      .flatMap((path) => findMutants(path, readFileSync(join(repository, path), 'utf8')))
      .map((mutant) => nameOf({ ...mutant, line: mutant.lineText })),
  )
  const accepted = acceptedMutants.map(nameOf)
  expect(accepted.filter((name) => !made.has(name))).toEqual([])
  expect(accepted.filter((name, index) => accepted.indexOf(name) !== index)).toEqual([])
})
