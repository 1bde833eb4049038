// Measures one address with Lighthouse's mobile profile and prints the median run of three as one line of JSON.
// node bench/lighthouse-runs.mjs <address> <path of Chromium>
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [, , address, chromePath] = process.argv
const chromeFlags = ['--headless', '--disable-gpu', '--disable-quic', '--no-first-run']
if (process.getuid?.() === 0) chromeFlags.push('--no-sandbox')

const runs = []
for (let run = 0; run < 3; run += 1) {
  const chrome = await launch({ chromePath, chromeFlags })
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    })
    const { audits, categories } = result.lhr
    runs.push({
      performance: Math.round(categories.performance.score * 100),
      accessibility: Math.round(categories.accessibility.score * 100),
      bestPractices: Math.round(categories['best-practices'].score * 100),
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
