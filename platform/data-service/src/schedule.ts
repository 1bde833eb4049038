/** Runs `run` after a time, unless what it gives is called first. */
export type Schedule = (milliseconds: number, run: () => void) => () => void

/** The schedule of the clock on the wall. */
export function afterTimeout(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
