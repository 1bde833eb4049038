import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { openMutatingVitest } from './mutating-vitest'
import { timeLimit } from './time-limit'
import { type NumberedMutant, weaveMutants } from './weave-mutants'
import type { Begin, LogLine, Plan, Reach, Trial } from './woven-messages'

/** The verdict on one mutant: a test failed, it exceeded its time limit, or every test passed. */
export type Verdict = 'failed' | 'timedOut' | 'unseen'

export interface WovenOptions {
  /** The folder whose `vitest.config.ts` is used. */
  readonly root: string
  /** Changes, with the test files (paths from the root) that may judge each. */
  readonly mutants: readonly (NumberedMutant & { readonly tests: readonly string[] })[]
  /** The minimum time limit of a change; longer if its tests take long without any change. */
  readonly timeLimitMs: number
  /** Called with each as soon as it is judged. */
  readonly report: (id: number, verdict: Verdict) => void
}

const pollMs = 200

/** The timeout of a test that waits for what a change prevents; the process continues. */
const testTimeoutMs = 20_000

/**
 * Tries many changes in one process that loads all of them together. First every test file runs without any change and
 * reports which changes it reaches; then each change is tried by the tests that reach it, quick files first. Throws
 * when a test fails without any change.
 */
export async function judgeWoven(options: WovenOptions): Promise<void> {
  const { root, mutants, timeLimitMs, report } = options
  if (mutants.length === 0) return
  const sources = new Map<string, string>()
  const reloaded = new Set<number>()
  for (const path of new Set(mutants.map(({ mutant }) => mutant.path))) {
    const own = mutants.filter(({ mutant }) => mutant.path === path)
    const { code, whenLoaded } = weaveMutants(path, readFileSync(join(root, path), 'utf8'), own)
    sources.set(resolve(root, path), code)
    for (const id of whenLoaded) reloaded.add(id)
  }
  const runner = await startWovenRunner(root, sources)
  try {
    const files = [...new Set(mutants.flatMap(({ tests }) => tests))].map((file) => resolve(root, file))
    const reaches = (await runner.run({ phase: 'reach' }, files, () => undefined)).filter(
      (line): line is Reach => line.kind === 'reach',
    )
    const broken = files.filter((file) => !reaches.some((reach) => reach.file === file && reach.passed))
    if (broken.length > 0) throw new TypeError(`These tests fail without any change: ${broken.join(', ')}`)
    for (const id of reaches.flatMap(({ whenLoaded }) => whenLoaded)) reloaded.add(id)

    const open = new Map<string, readonly Trial[]>()
    for (const reach of reaches.toSorted((one, other) => one.durationMs - other.durationMs)) {
      const limitMs = timeLimit(timeLimitMs, reach.durationMs)
      const trials = mutants.flatMap(({ id, mutant, tests }): readonly Trial[] => {
        if (!tests.some((test) => resolve(root, test) === reach.file)) return []
        if (reloaded.has(id)) return [{ id, tests: null, module: resolve(root, mutant.path), limitMs }]
        const reaching = testsThatReach(id, reach)
        return reaching?.length === 0 ? [] : [{ id, tests: reaching, module: null, limitMs }]
      })
      if (trials.length > 0) open.set(reach.file, trials)
    }
    const hasTrial = new Set([...open.values()].flat().map(({ id }) => id))
    for (const { id } of mutants) if (!hasTrial.has(id)) report(id, 'unseen')
    await judgeOpen(runner, open, report)
  } finally {
    await runner.close()
  }
}

/**
 * Returns the tests of a file that reach the position of a change; null when the file reaches it outside single tests.
 */
function testsThatReach(id: number, { inHooks, inTests }: Reach): readonly string[] | null {
  if (inHooks.includes(id)) return null
  return Object.entries(inTests).flatMap(([test, ids]) => (ids.includes(id) ? [test] : []))
}

/** Continues in a new process after a change that hangs, until every change is detected or every test has tried it. */
async function judgeOpen(
  runner: WovenRunner,
  open: Map<string, readonly Trial[]>,
  report: WovenOptions['report'],
): Promise<void> {
  const close = (file: string, wasSeen: (trial: Trial) => boolean) => {
    const left = open.get(file)?.filter((trial) => !wasSeen(trial)) ?? []
    if (left.length === 0) open.delete(file)
    else open.set(file, left)
  }
  while (open.size > 0) {
    const files = [...open.keys()]
    const before = [...open.values()].flat().length
    await runner.run({ phase: 'judge', trials: Object.fromEntries(open) }, files, (id, file, verdict) => {
      if (verdict === 'unseen') close(file, (trial) => trial.id === id)
      else for (const each of open.keys()) close(each, (trial) => trial.id === id)
      if (verdict !== 'unseen' || ![...open.values()].flat().some((trial) => trial.id === id))
        report(id, verdict)
    })
    for (const file of files) close(file, () => false)
    if ([...open.values()].flat().length === before)
      throw new TypeError(`Nothing could be tried by ${files.join(', ')}.`)
  }
}

interface WovenRunner {
  /** Runs a plan; `onVerdict` is called for each change that a test file tried. */
  readonly run: (plan: Plan, files: readonly string[], onVerdict: OnVerdict) => Promise<readonly LogLine[]>
  readonly close: () => Promise<void>
}

type OnVerdict = (id: number, file: string, verdict: Verdict) => void

/** Runs test files in the given order, not the slowest first. */
class GivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files)
  }
}

async function startWovenRunner(root: string, sources: ReadonlyMap<string, string>): Promise<WovenRunner> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-mutation-'))
  const planPath = join(folder, 'plan.json')
  const logPath = join(folder, 'log.ndjson')
  process.env.MUTATION_PLAN = planPath
  process.env.MUTATION_LOG = logPath
  const { vitest, specificationsOf, close } = await openMutatingVitest(
    root,
    (path) => sources.get(path) ?? null,
    {
      isolate: false,
      testTimeout: testTimeoutMs,
      sequence: { sequencer: GivenOrder },
      runner: join(import.meta.dirname, 'repeating-test-runner.ts'),
    },
  )

  return {
    run: async (plan, files, onVerdict) => {
      writeFileSync(planPath, JSON.stringify(plan))
      writeFileSync(logPath, '')
      const lines: LogLine[] = []
      let trial: Begin | null = null
      let since = 0
      const end = (verdict: Verdict) => {
        if (trial !== null) onVerdict(trial.id, trial.file, verdict)
        trial = null
      }
      const readLog = () => {
        const whole = readFileSync(logPath, 'utf8').split('\n').slice(0, -1)
        for (const text of whole.slice(lines.length)) {
          const line = JSON.parse(text) as LogLine
          lines.push(line)
          if (line.kind === 'begin') {
            trial = line
            since = performance.now()
          } else if (line.kind === 'end') end(line.failed ? 'failed' : 'unseen')
        }
      }
      const watch = setInterval(() => {
        readLog()
        if (trial === null || performance.now() - since < trial.limitMs) return
        process.kill(trial.pid, 'SIGKILL')
        end('timedOut')
      }, pollMs)
      try {
        await vitest.runTestSpecifications(specificationsOf(files))
      } finally {
        clearInterval(watch)
      }
      readLog()
      // A change that ended the process itself did not pass the tests.
      end('failed')
      return lines
    },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
