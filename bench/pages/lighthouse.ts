import { findChromium } from '@porchlight/test-kit/find-chromium'
import { ensureInstalled } from '../install'
import { runToEnd } from '../processes'
import { barRow, type Row } from '../row'
import type { MeasuredPage } from './measured-pages'

const installTimeoutMs = 180_000
const scores = {
  performance: { words: 'performance', must: 97, aim: 100 },
  accessibility: { words: 'accessibility', must: 100, aim: 100 },
  bestPractices: { words: 'best practices', must: 100, aim: 100 },
  seo: { words: 'SEO', must: 100, aim: 100 },
} as const

type Score = keyof typeof scores
type Figures = Readonly<
  Record<Score | 'largestContentfulPaintMs' | 'totalBlockingTimeMs' | 'layoutShift', number>
>

/**
 * Returns the path of the Chromium for Lighthouse, which has a separate lockfile in `bench/` and is installed there
 * first. Null, with the reason passed to `say`, when it or a browser is not available.
 */
export async function canUseLighthouse(say: (sentence: string) => void): Promise<string | null> {
  const chromium = findChromium()
  if (chromium === undefined) {
    say('Lighthouse is left out: no Chromium was found.')
    return null
  }
  if (await ensureInstalled('bench', installTimeoutMs)) return chromium
  say('Lighthouse is left out: it could not be installed.')
  return null
}

/** Measures a page with Lighthouse's mobile profile. The search engine score counts for pages that they can see. */
export async function measureWithLighthouse({
  origin,
  page,
  headers,
  chromium,
}: {
  readonly origin: string
  readonly page: MeasuredPage
  readonly headers: Readonly<Record<string, string>>
  readonly chromium: string
}): Promise<readonly Row[]> {
  const address = new URL(page.path, origin).href
  const output = await runToEnd([
    'bench/pages/lighthouse-runs.mjs',
    address,
    chromium,
    JSON.stringify(headers),
  ])
  const figures: Figures = JSON.parse(output)
  const scored = (Object.keys(scores) as Score[]).filter((name) => name !== 'seo' || !page.isSignedIn)
  const named = (words: string) => `Lighthouse mobile, ${page.name}, ${words}`
  return [
    ...scored.map((name) => {
      const { words, must, aim } = scores[name]
      return barRow(named(words), figures[name], { must, aim, atLeast: true, format: String })
    }),
    barRow(named('largest paint'), figures.largestContentfulPaintMs, page.largestPaint),
    barRow(named('blocked time'), figures.totalBlockingTimeMs, {
      must: 50,
      aim: 0,
      format: (value) => `${Math.round(value)} ms`,
    }),
    barRow(named('layout shift'), Math.round(figures.layoutShift * 1_000) / 1_000, {
      must: 0,
      aim: 0,
      format: (value) => value.toFixed(3),
    }),
  ]
}
