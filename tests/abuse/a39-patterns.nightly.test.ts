import { inSweep } from '@porchlight/test-kit/sweep'
import { describe, expect, it } from 'vitest'
import { readPatterns } from '../../scripts/source/find-patterns'
import { type PatternReport, tryPatterns } from './try-patterns'
import { twinIt } from './twin-it'

/** 10,000 for each pattern with SWEEP=1 (`npm run sweep`), part of them in every run. */
const count = inSweep(10_000, { otherwise: 40 })
const seed = 20_261_123

/** The longest text that anyone can send in one piece: the body of a call, in bytes. */
const largestBody = 1_048_576

/** Patterns that only receive shorter texts, by their file, with what limits them. */
const limits: Readonly<Record<string, number>> = {
  // `classifyAnswer` reads 500 characters of a text message.
  'domains/customers/operations/texts/classify-answer.ts': 1_000,
}

const everyPattern = readPatterns().patterns.map(({ path, line, source, flags }) => ({
  source,
  flags,
  place: `${path}:${line}`,
  limit: limits[path] ?? largestBody,
}))

describe('A39: a text that makes a pattern go back and forth', () => {
  it(
    `holds up nobody: no pattern takes 250 ms for one of ${count} texts up to what can be sent`,
    async () => {
      expect(everyPattern.length).toBeGreaterThan(300)
      const { slow, slowest } = await tryPatterns(everyPattern, { count, seed })
      process.stdout.write(`Slowest of ${everyPattern.length} patterns: ${slowest}\n`)
      expect(slow).toEqual([])
    },
    40 * 60_000,
  )

  twinIt.each([
    ['divides a name in every way', '^(?:[a-z0-9](?:[a-z0-9-]{0,62}\\.?)+)$', 'i', 260],
    ['begins anew at every point', '^[.\\s]+|[.\\s]+$', 'g', largestBody],
    ['looks to the end after every match', 'a(?:[^b]*b)?', 'g', largestBody],
  ])('is reported by this check when a pattern %s', async (_, source, flags, limit) => {
    const report: PatternReport = await tryPatterns([{ source, flags, limit, place: 'planted' }], {
      count: 300,
      seed,
      // The most revealing texts come first, and the verdict is the same if it has not returned after this long.
      deadlineMs: 4_000,
    })
    expect(report.slow).toEqual([expect.stringMatching(/^planted .*: (\d{3,} ms for|no end)/)])
  })
})
