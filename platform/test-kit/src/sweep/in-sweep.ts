/** Whether this run is the long one, `npm run sweep`, which sets SWEEP=1. */
export const isSweep = process.env.SWEEP === '1'

/** The arguments after `npm test`; undefined if the run was started another way. */
const names = process.env.TESTS_NAMED

/**
 * Checks whether tests were run by this name, `npm test -- lives`: someone who waits only for them runs more of them.
 */
export function isNamed(name: string): boolean {
  return (names ?? '').split(' ').includes(name)
}

/**
 * Whether this is `npm test` without a name, run by someone who has changed something anywhere and is waiting. It
 * leaves out what it can: proofs that a test can fail, a journey's second language and brand, and the files named
 * `*.nightly.test.ts`. Naming a test, `npm test -- all`, and the sweep include them.
 */
export const isWholeRun = names === '' && !isSweep

/**
 * Returns the rows of a check that is repeated for each, such as for each brand and language: in a run of all tests
 * only the last, which for visits is usually Spanish, the longer text, on a phone.
 */
export function oneOfRun<Row>(rows: readonly Row[]): readonly Row[] {
  return isWholeRun ? rows.slice(-1) : rows
}

/** Returns how many random cases a property is tried with: in a run of all tests a fifth of them. */
export function casesOfRun(count: number): number {
  return isWholeRun ? Math.ceil(count / 5) : count
}

/** Returns the size of a long walk: the whole in a sweep, a part in `npm test`. */
export function inSweep<Size>(whole: Size, { otherwise }: { readonly otherwise: Size }): Size {
  return isSweep ? whole : otherwise
}
