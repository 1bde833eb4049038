/** Whether this run is the long one, `npm run sweep`, which sets SWEEP=1. */
export const isSweep = process.env.SWEEP === '1'

/** The words after `npm test`; undefined where it was not that which began the run. */
const names = process.env.TESTS_NAMED

/** Whether tests were run by this name, `npm test -- lives`: who waits for them alone gets more of them. */
export function isNamed(name: string): boolean {
  return (names ?? '').split(' ').includes(name)
}

/**
 * Whether this is `npm test` without a name, for which somebody waits who has changed something anywhere. It leaves out
 * what it can: proofs that a test can fail, and a journey's second language and brand. Whoever names a test, and the sweep,
 * gets them.
 */
export const isWholeRun = names === '' && !isSweep

/** What a run makes of a long walk: the whole of it in a sweep, a part of it in `npm test`. */
export function inSweep<Size>(whole: Size, { otherwise }: { readonly otherwise: Size }): Size {
  return isSweep ? whole : otherwise
}
