/** Runs `run` after a delay, unless the returned function is called first. */
export type Schedule = (milliseconds: number, run: () => void) => () => void

/** The schedule of the clock on the wall. */
export function afterTimeout(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}
