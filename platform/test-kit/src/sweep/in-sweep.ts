/** Whether this run is the long one, `npm run sweep`, which sets SWEEP=1. */
export const isSweep = process.env.SWEEP === '1'

const named: readonly string[] = (process.env.TESTS_NAMED ?? '').split(' ')

/** Whether tests were run by this name, `npm test -- lives`: who waits for them alone gets more of them. */
export function isNamed(name: string): boolean {
  return named.includes(name)
}

/** What a run makes of a long walk: the whole of it in a sweep, a part of it in `npm test`. */
export function inSweep<Size>(whole: Size, { otherwise }: { readonly otherwise: Size }): Size {
  return isSweep ? whole : otherwise
}
