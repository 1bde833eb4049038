/** Whether this run is the long one, `npm run sweep`, which sets SWEEP=1. */
export const isSweep = process.env.SWEEP === '1'

/** What a run makes of a long walk: the whole of it in a sweep, a part of it in `npm test`. */
export function inSweep<Size>(whole: Size, { otherwise }: { readonly otherwise: Size }): Size {
  return isSweep ? whole : otherwise
}
