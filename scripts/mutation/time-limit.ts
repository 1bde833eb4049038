/** A machine that is busy with other work must not be mistaken for a change that hangs. */
const patience = 5

/** Returns how many milliseconds a change may take whose tests take `usualMs` without it. */
export function timeLimit(leastMs: number, usualMs: number): number {
  return Math.max(leastMs, usualMs * patience)
}
