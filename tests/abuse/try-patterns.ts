import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FoundPattern } from '../../scripts/source/find-patterns'

/** A pattern, with the number and length of the texts it is tried with. */
export interface PatternTry extends Pick<FoundPattern, 'source' | 'flags'> {
  readonly index: number
  readonly count: number
  /** In characters. */
  readonly limit: number
  readonly seed: number
}

export interface TriedPattern {
  readonly index: number
  readonly milliseconds: number
  /** The slowest text: its beginning, and its length. */
  readonly text: string
}

export interface PatternReport {
  /** Patterns that block everyone, one line each. */
  readonly slow: readonly string[]
  /** The slowest of the others. */
  readonly slowest: string
}

/**
 * Processor time in milliseconds that no pattern may exceed for a text. A linear one that replaces every second of a
 * million characters takes about sixty on two cores of a small server; a quadratic one takes minutes.
 */
export const slowMs = 250

/**
 * Returns when a pattern that has not returned is abandoned, along with its process; in milliseconds, for that many
 * texts.
 */
const deadlineFor = (count: number) => 15_000 + 6 * count

/**
 * Tries every pattern with texts up to its limit, in a process that is killed when a pattern does not return within
 * `deadlineMs`.
 */
export async function tryPatterns(
  patterns: readonly (Pick<FoundPattern, 'source' | 'flags'> & {
    readonly place: string
    readonly limit: number
  })[],
  {
    count,
    seed,
    deadlineMs = deadlineFor(count),
  }: { readonly count: number; readonly seed: number; readonly deadlineMs?: number },
): Promise<PatternReport> {
  const nameOf = (index: number) => {
    const { place, source, flags } = patterns[index] ?? { place: '', source: '', flags: '' }
    return `${place} /${source}/${flags}`
  }
  const slow: string[] = []
  let slowest: TriedPattern = { index: 0, milliseconds: 0, text: '' }
  let left: readonly PatternTry[] = patterns.map((pattern, index) => ({ ...pattern, index, count, seed }))
  while (left.length > 0) {
    const tried = await tryInProcess(left, deadlineMs)
    for (const one of tried) {
      if (one.milliseconds > slowMs) {
        slow.push(`${nameOf(one.index)}: ${Math.round(one.milliseconds)} ms for ${one.text}`)
      } else if (one.milliseconds > slowest.milliseconds) slowest = one
    }
    const [stuck, ...others] = left.slice(tried.length)
    if (stuck !== undefined) slow.push(`${nameOf(stuck.index)}: no end`)
    left = others
  }
  const milliseconds = slowest.milliseconds.toFixed(1)
  return { slow, slowest: `${nameOf(slowest.index)}: ${milliseconds} ms for ${slowest.text}` }
}

/** Returns the results of `tries`, in order: all, or those before the first that did not return. */
function tryInProcess(tries: readonly PatternTry[], deadlineMs: number): Promise<readonly TriedPattern[]> {
  const child = fork(fileURLToPath(new URL('./pattern-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  })
  const tried: TriedPattern[] = []
  return new Promise((resolve, reject) => {
    const end = () => void child.kill('SIGKILL')
    let deadline = setTimeout(end, deadlineMs)
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(deadline)
      resolve(tried)
    })
    child.on('message', (one: TriedPattern) => {
      tried.push(one)
      clearTimeout(deadline)
      if (tried.length === tries.length) end()
      else deadline = setTimeout(end, deadlineMs)
    })
    child.send(tries)
  })
}
