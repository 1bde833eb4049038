import { check } from 'recheck'
import { type FoundPattern, type FoundPatterns, readPatterns } from '../source/find-patterns'
import type { Check } from './check'

/** Per pattern. One that is undecided by then is too complex to rely on. */
const timeoutMs = 30_000

/** Every pattern is known before the program runs, and its time grows no faster than the text (ADR 43). */
export const patterns: Check = {
  name: 'patterns',
  run: () => findPatternProblems(readPatterns()),
}

/** Finds patterns that are created at run time, and those that are not proven to be linear. */
export async function findPatternProblems(found: FoundPatterns): Promise<readonly string[]> {
  const problems = found.unknown.map(
    ({ path, line, text }) => `${path}:${line}: write the pattern as text that stands in the code: ${text}`,
  )
  const verdicts = new Map<string, string | null>()
  for (const pattern of found.patterns) {
    const text = `/${pattern.source}/${pattern.flags}`
    const verdict = verdicts.has(text) ? verdicts.get(text) : await problemOf(pattern)
    verdicts.set(text, verdict ?? null)
    if (verdict) problems.push(`${pattern.path}:${pattern.line}: ${verdict}: ${text}`)
  }
  return problems
}

/**
 * Returns why the pattern is rejected; null when it is linear. The automaton proves it for every text of any length; a
 * search for slow texts, which recheck would fall back to, proves nothing.
 */
async function problemOf({ source, flags }: FoundPattern): Promise<string | null> {
  const verdict = await check(source, flags, { checker: 'automaton', timeout: timeoutMs })
  if (verdict.status === 'safe') return null
  return verdict.status === 'vulnerable'
    ? `its time is ${verdict.complexity.summary}`
    : `its time cannot be proved (${verdict.error.kind})`
}
