/** A machine that is busy with something else is not taken for a change that hangs. */
const patience = 5

/** How many milliseconds a change may take whose tests take `usualMs` without it. */
export function timeLimit(leastMs: number, usualMs: number): number {
  return Math.max(leastMs, usualMs * patience)
}
