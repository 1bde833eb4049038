/** Whether this run is the long one, `npm run sweep`, which sets SWEEP=1. */
export const isSweep = process.env.SWEEP === '1'

/** The arguments after `npm test`; undefined if the run was started another way. */
const names = process.env.TESTS_NAMED

/** Whether tests were run by this name, `npm test -- lives`: who waits for them alone gets more of them. */
export function isNamed(name: string): boolean {
  return (names ?? '').split(' ').includes(name)
}

/**
 * Whether this is `npm test` without a name, for which somebody waits who has changed something anywhere. It leaves out
 * what it can: proofs that a test can fail, a journey's second language and brand, and the files named `*.nightly.test.ts`.
 * Whoever names a test, `npm test -- all`, and the sweep get them.
 */
export const isWholeRun = names === '' && !isSweep

/**
 * The rows of a promise that is made again for each of them, as for each brand and language: in a run of all tests the last
 * alone, which of visits is most often Spanish, the longer text, on a phone.
 */
export function oneOfRun<Row>(rows: readonly Row[]): readonly Row[] {
  return isWholeRun ? rows.slice(-1) : rows
}

/** How many of the cases that a promise is tried with by chance: in a run of all tests a fifth of them. */
export function casesOfRun(count: number): number {
  return isWholeRun ? Math.ceil(count / 5) : count
}

/** Returns the size of a long walk: the whole in a sweep, a part in `npm test`. */
export function inSweep<Size>(whole: Size, { otherwise }: { readonly otherwise: Size }): Size {
  return isSweep ? whole : otherwise
}
