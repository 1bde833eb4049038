/** The name of the global function that returns whether a change is on, by its number. */
export const switchName = '__isMutantOn'

/** The task of the process that tries woven changes; a JSON file whose path is in `MUTATION_PLAN`. */
export type Plan =
  /** Run the test files without any change, and report which changes each test reaches. */
  | { readonly phase: 'reach' }
  /** Try changes, by the path of the test file that is to judge them. */
  | { readonly phase: 'judge'; readonly trials: Readonly<Record<string, readonly Trial[]>> }

export interface Trial {
  readonly id: number
  /** The tests to run; null for the whole file. */
  readonly tests: readonly string[] | null
  /** The absolute path of the module to reload with the change switched on; null for none. */
  readonly module: string | null
  /** How long without a verdict until the change counts as one that hangs. */
  readonly limitMs: number
}

/** The changes that a test file reaches without any of them switched on. */
export interface Reach {
  readonly kind: 'reach'
  readonly file: string
  readonly passed: boolean
  readonly durationMs: number
  /** Changes whose code runs as modules are loaded, by number: switching them on later would not affect everything. */
  readonly whenLoaded: readonly number[]
  /** Changes whose code runs outside single tests. */
  readonly inHooks: readonly number[]
  /** Changes whose code runs in a test, by the test's id. */
  readonly inTests: Readonly<Record<string, readonly number[]>>
}

/** A test file starts to try a change. */
export interface Begin {
  readonly kind: 'begin'
  readonly id: number
  readonly file: string
  readonly pid: number
  readonly limitMs: number
}

/** A line of the file in `MUTATION_LOG`. */
export type LogLine = Reach | Begin | { readonly kind: 'end'; readonly failed: boolean }
