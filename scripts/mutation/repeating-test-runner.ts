import { appendFileSync, readFileSync } from 'node:fs'
import { type File, type Suite, startTests, type Task, type Test } from '@vitest/runner'
import type { EvaluatedModules } from 'vite/module-runner'
import { TestRunner } from 'vitest'
import { type LogLine, type Plan, type Reach, switchName, type Trial } from './woven-messages'

/** `tests: null` runs all tests of a file, an empty set none. */
interface Run {
  readonly tests: ReadonlySet<string> | null
  failed: boolean
}

/**
 * Vitest's runner for woven changes: it runs a test file again for each change to be tried, in one process that retains
 * all modules except the test file itself and those that load a changed module, and stops each run at its first
 * failure.
 */
export default class RepeatingTestRunner extends TestRunner {
  #plan: Plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8'))
  #run: Run = { tests: this.#plan.phase === 'reach' ? null : new Set(), failed: false }
  #isRepeating = false
  #isLoading = false
  /** The id of the running test. */
  #test: string | null = null
  #startedAt = 0
  /** The id of the first test that failed in this run. */
  #failedTest: string | null = null
  #switchedOn: number | null = null
  readonly #seen = new Set<number>()
  readonly #whenLoaded = new Set<number>()
  readonly #inHooks = new Set<number>()
  readonly #inTests = new Map<string, Set<number>>()

  constructor(config: ConstructorParameters<typeof TestRunner>[0]) {
    super(config)
    const isOn =
      this.#plan.phase === 'reach' ? this.#note.bind(this) : (id: number) => id === this.#switchedOn
    Object.assign(globalThis, { [switchName]: isOn })
    const fail = () => {
      this.#run.failed = true
    }
    process.on('unhandledRejection', fail).on('uncaughtException', fail)
  }

  #note(id: number): boolean {
    if (this.#isLoading) this.#whenLoaded.add(id)
    else if (this.#test === null) this.#inHooks.add(id)
    else this.#inTests.set(this.#test, (this.#inTests.get(this.#test) ?? new Set()).add(id))
    return false
  }

  /** Evicts a module and all that load it, so that they are evaluated again on the next import. Returns their paths. */
  #forget(path: string): ReadonlySet<string> {
    const { evaluatedModules } = Reflect.get(this, 'workerState') as { evaluatedModules: EvaluatedModules }
    const paths = new Set([path])
    // A set yields elements that are added during iteration.
    for (const id of paths) {
      const module = evaluatedModules.getModuleById(id)
      if (module === undefined) continue
      for (const importer of module.importers) paths.add(importer)
      evaluatedModules.invalidateModule(module)
    }
    return paths
  }

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    this.#forget(path)
    this.#isLoading = true
    try {
      return await super.importFile(path, source)
    } finally {
      this.#isLoading = false
      this.#startedAt = performance.now()
    }
  }

  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    if (!isFile(suite) && !testsOf(suite).some((test) => this.#isWanted(test))) suite.mode = 'skip'
    if (isFile(suite) && this.#run.tests?.size === 0) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    if (!this.#isWanted(test)) test.mode = 'skip'
    this.#test = test.id
    await super.onBeforeRunTask(test)
  }

  #isWanted(test: Test): boolean {
    return !this.#run.failed && (this.#run.tests?.has(test.id) ?? true)
  }

  override onAfterRunTask(test: Test): void {
    if (test.result?.state === 'fail' && this.#plan.phase === 'judge') {
      this.#run.failed = true
      this.#failedTest ??= test.id
    }
    this.#test = null
    super.onAfterRunTask(test)
  }

  // Vitest calls it after each test file.
  override async onAfterRunFiles(files?: readonly File[]): Promise<void> {
    super.onAfterRunFiles()
    if (this.#isRepeating || this.#plan.phase !== 'judge') return
    for (const { filepath } of files ?? []) await this.#judge(filepath, this.#plan.trials[filepath] ?? [])
  }

  /** Reports what the file reached, once Vitest has all its results. */
  override async onAfterRunSuite(suite: Suite): Promise<void> {
    await super.onAfterRunSuite(suite)
    if (!isFile(suite) || this.#plan.phase !== 'reach') return
    const reach: Reach = {
      kind: 'reach',
      file: suite.filepath,
      passed: !hasFailed(suite) && !this.#run.failed,
      durationMs: performance.now() - this.#startedAt,
      whenLoaded: [...this.#whenLoaded],
      inHooks: [...this.#inHooks],
      inTests: Object.fromEntries([...this.#inTests].map(([test, ids]) => [test, [...ids]])),
    }
    log(reach)
    this.#inHooks.clear()
    this.#inTests.clear()
    this.#run.failed = false
  }

  async #judge(file: string, trials: readonly Trial[]): Promise<void> {
    this.#isRepeating = true
    const passAlone = new Map<string, boolean>()
    for (const { id, tests, module, limitMs } of trials) {
      if (this.#seen.has(id)) continue
      log({ kind: 'begin', id, file, pid: process.pid, limitMs })
      let failed = await this.#fails(file, id, tests, module)
      if (failed && (tests !== null || module !== null)) {
        // A test may fail only because one that it depends on did not run, or because modules were reloaded.
        const ran = tests?.slice(0, tests.indexOf(this.#failedTest ?? '') + 1 || tests.length) ?? null
        const key = JSON.stringify([module, ran])
        if (!passAlone.has(key)) passAlone.set(key, !(await this.#fails(file, null, ran, module)))
        failed = passAlone.get(key) === true || (tests !== null && (await this.#fails(file, id, null, null)))
      }
      if (failed) this.#seen.add(id)
      log({ kind: 'end', failed })
    }
    this.#isRepeating = false
    this.#run = { tests: new Set(), failed: false }
  }

  /** Runs some tests of a file with a change switched on, or with none; no test if the file does not load `module`. */
  async #fails(
    file: string,
    id: number | null,
    tests: readonly string[] | null,
    module: string | null,
  ): Promise<boolean> {
    if (module !== null && !this.#forget(module).has(file)) return false
    this.#run = { tests: tests === null ? null : new Set(tests), failed: false }
    this.#failedTest = null
    this.#switchedOn = id
    try {
      const files = await startTests([file], this)
      return this.#run.failed || files.some(hasFailed)
    } finally {
      this.#switchedOn = null
      if (module !== null) this.#forget(module)
    }
  }
}

function isFile(suite: Suite): suite is File {
  return 'filepath' in suite
}

function testsOf(suite: Suite): readonly Test[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}

function hasFailed(task: Task): boolean {
  return task.result?.state === 'fail' || (task.type === 'suite' && task.tasks.some(hasFailed))
}

function log(line: LogLine): void {
  appendFileSync(process.env.MUTATION_LOG ?? '', `${JSON.stringify(line)}\n`)
}
