import { readFileSync } from 'node:fs'

/**
 * Milliseconds of the processor that the thread of the event loop used until now, as Linux counts them; elsewhere those
 * of all threads, which are more.
 */
export function threadProcessorMs(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const [nanoseconds = ''] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')
  return Number(nanoseconds) / 1e6
}
