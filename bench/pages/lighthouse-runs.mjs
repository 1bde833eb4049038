// Measures one address with Lighthouse's mobile profile, five times, and prints the median of each figure as one line of
// JSON. For what does not depend on time, such as accessibility, it is the worst that was seen.
// node bench/pages/lighthouse-runs.mjs <address> <path of Chromium> <headers of each request, as JSON>
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [, , address, chromePath, headers] = process.argv
const chromeFlags = ['--headless', '--disable-gpu', '--disable-quic', '--no-first-run']
if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox')

const wantedRuns = 5
/** Chromium occasionally paints nothing, which Lighthouse reports without figures: such a run is repeated. */
const mostFailures = 3

const runs = []
for (let failures = 0; runs.length < wantedRuns; ) {
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      extraHeaders: JSON.parse(headers),
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError !== undefined) {
      failures += 1
      if (failures > mostFailures) throw new Error(`${address}: ${runtimeError.code} ${runtimeError.message}`)
      process.stderr.write(`${address}: ${runtimeError.code}, measured again\n`)
      continue
    }
    const scoreOf = (name) => Math.round(categories[name].score * 100)
    runs.push({
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      bestPractices: scoreOf('best-practices'),
      seo: scoreOf('seo'),
      largestContentfulPaintMs: Math.round(audits['largest-contentful-paint'].numericValue),
      totalBlockingTimeMs: Math.round(audits['total-blocking-time'].numericValue),
      layoutShift: audits['cumulative-layout-shift'].numericValue,
    })
  } finally {
    chrome.kill()
  }
}
const medianOf = (name) => runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(wantedRuns / 2)]
const worstOf = (name) => Math.min(...runs.map((run) => run[name]))
const figures = {
  performance: medianOf('performance'),
  accessibility: worstOf('accessibility'),
  bestPractices: worstOf('bestPractices'),
  seo: worstOf('seo'),
  largestContentfulPaintMs: medianOf('largestContentfulPaintMs'),
  totalBlockingTimeMs: medianOf('totalBlockingTimeMs'),
  layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
}
process.stdout.write(`${JSON.stringify(figures)}\n`)
