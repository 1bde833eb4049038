import { findChromium } from '@porchlight/test-kit/find-chromium'
import { ensureInstalled } from '../install'
import { runToEnd } from '../processes'
import { barRow, type Row } from '../row'

const installTimeoutMs = 180_000
const scores = {
  performance: { words: 'performance', must: 97, aim: 100 },
  accessibility: { words: 'accessibility', must: 100, aim: 100 },
  bestPractices: { words: 'best practices', must: 100, aim: 100 },
} as const
const milliseconds = (value: number) => `${Math.round(value)} ms`

type Figures = Readonly<
  Record<keyof typeof scores | 'largestContentfulPaintMs' | 'totalBlockingTimeMs' | 'layoutShift', number>
>

/**
 * Measures the login page with Lighthouse's mobile profile. Lighthouse has a lockfile of its own in `bench/` and is
 * installed there first. No rows, with a reason told to `say`, when it or a browser cannot be had.
 */
export async function measureWithLighthouse(
  origin: string,
  say: (sentence: string) => void,
): Promise<readonly Row[]> {
  const chromium = findChromium()
  if (chromium === undefined) {
    say('Lighthouse is left out: no Chromium was found.')
    return []
  }
  if (!(await ensureInstalled('bench', installTimeoutMs))) {
    say('Lighthouse is left out: it could not be installed.')
    return []
  }
  const output = await runToEnd(['bench/pages/lighthouse-runs.mjs', new URL('/login', origin).href, chromium])
  const figures: Figures = JSON.parse(output)
  const names = ['performance', 'accessibility', 'bestPractices'] as const
  return [
    ...names.map((name) => {
      const { words, must, aim } = scores[name]
      return barRow(`Lighthouse mobile, login, ${words}`, figures[name], {
        must,
        aim,
        atLeast: true,
        format: String,
      })
    }),
    barRow('Lighthouse mobile, login, largest paint', figures.largestContentfulPaintMs, {
      must: 1_200,
      aim: 800,
      format: milliseconds,
    }),
    barRow('Lighthouse mobile, login, blocked time', figures.totalBlockingTimeMs, {
      must: 50,
      aim: 0,
      format: milliseconds,
    }),
    barRow('Lighthouse mobile, login, layout shift', Math.round(figures.layoutShift * 1_000) / 1_000, {
      must: 0,
      aim: 0,
      format: (value) => value.toFixed(3),
    }),
  ]
}
