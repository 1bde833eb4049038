import { readFileSync } from 'node:fs'

/**
 * Returns the processor time that the event loop's thread has used so far, in milliseconds, as Linux counts it;
 * elsewhere that of all threads, which is more.
 */
export function threadProcessorMs(): number {
  if (process.platform !== 'linux') {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const [nanoseconds = ''] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')
  return Number(nanoseconds) / 1e6
}
