/** How long nobody may hold up everybody else, in milliseconds of the processor. */
export const stallMs = 100

/** Milliseconds of the processor that `run` takes; the least of three, as compilers and collectors run besides. */
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
