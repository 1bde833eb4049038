import { textsFor } from './pattern-texts'
import { type PatternTry, slowMs, type TriedPattern } from './try-patterns'

process.once('message', (tries: readonly PatternTry[]) => {
  for (const one of tries) process.send?.(slowestOf(one))
})

/**
 * Returns the slowest text. A slow one has three tries, as compilers and collectors run alongside, and ends the search.
 */
function slowestOf({ index, source, flags, ...extent }: PatternTry): TriedPattern {
  const pattern = new RegExp(source, flags)
  let slowest: TriedPattern = { index, milliseconds: 0, text: '' }
  for (const text of textsFor({ source }, extent)) {
    let milliseconds = Number.POSITIVE_INFINITY
    for (let times = 0; times < 3 && milliseconds > slowMs; times += 1) {
      milliseconds = Math.min(milliseconds, timeOf(pattern, text))
    }
    if (milliseconds > slowest.milliseconds) {
      slowest = { index, milliseconds, text: `${JSON.stringify(text.slice(0, 40))} of ${text.length}` }
    }
    if (milliseconds > slowMs) break
  }
  return slowest
}

/**
 * Returns the processor time in milliseconds of a search as the code does it: all matches of a pattern with `g`, the
 * first of others.
 */
function timeOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage()
  pattern.lastIndex = 0
  if (pattern.global) text.replace(pattern, '')
  else pattern.test(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
