/** Maximum time that anyone may block everyone else, in milliseconds of the processor. */
export const stallMs = 100

/**
 * Returns the processor time of `run` in milliseconds; the least of three, as compilers and collectors run alongside.
 */
export async function costOf(run: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let times = 0; times < 3 && least > stallMs; times += 1) {
    const before = process.cpuUsage()
    await run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
