// Measures one address with Lighthouse's mobile profile and prints the median run of three as one line of JSON.
// node bench/pages/lighthouse-runs.mjs <address> <path of Chromium> <headers of each request, as JSON>
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [, , address, chromePath, headers] = process.argv
const chromeFlags = ['--headless', '--disable-gpu', '--disable-quic', '--no-first-run']
if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox')

const wantedRuns = 3
/** Chromium paints nothing now and then, of which Lighthouse says so and gives no figures: such a run is made again. */
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
      failed: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
      firstContentfulPaintMs: Math.round(audits['first-contentful-paint'].numericValue),
      largestContentfulPaintMs: Math.round(audits['largest-contentful-paint'].numericValue),
      totalBlockingTimeMs: Math.round(audits['total-blocking-time'].numericValue),
      layoutShift: audits['cumulative-layout-shift'].numericValue,
    })
  } finally {
    chrome.kill()
  }
}
runs.sort((a, b) => a.largestContentfulPaintMs - b.largestContentfulPaintMs)
process.stdout.write(`${JSON.stringify(runs[1])}\n`)
