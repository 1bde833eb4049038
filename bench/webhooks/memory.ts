import { readFileSync } from 'node:fs'
import { medianOf } from '../row'

const megabyte = 1_048_576

/** The growth of a server's memory that its caches may cause; anything beyond is a leak. */
const allowedGrowth = 1.25
const allowedMegabytes = 64

/** Returns the resident memory of a process in bytes; 0 if the system does not report it (only Linux does). */
export function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1_024
  } catch {
    return 0
  }
}

/**
 * Returns what is wrong with the memory of each server over the run: the median of its last quarter has to be near that
 * of its second, which follows the quarter in which code and caches warm up.
 */
export function judgeMemory(
  servers: readonly (readonly number[])[],
  say: (sentence: string) => void,
): readonly string[] {
  return servers.flatMap((samples, index) => {
    const quarter = Math.floor(samples.length / 4)
    const [before, after] = [1, 3].map(
      (which) => medianOf(samples.slice(which * quarter, (which + 1) * quarter)) / megabyte,
    )
    if (before === undefined || after === undefined) return []
    const most = Math.max(...samples) / megabyte
    say(
      `Server ${index + 1}: ${before.toFixed(0)} MB in the second quarter, ${after.toFixed(0)} in the last, ${most.toFixed(0)} at most.`,
    )
    return after <= before * allowedGrowth + allowedMegabytes
      ? []
      : [`server ${index + 1}: memory grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB`]
  })
}
