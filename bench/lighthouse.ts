import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { findChromium } from '@porchlight/test-kit/find-chromium'
import { runToEnd } from './processes'
import type { Row } from './row'

const installTimeoutMs = 180_000
const bars = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  largestContentfulPaintMs: 1_200,
  totalBlockingTimeMs: 50,
}

type Figures = Readonly<Record<keyof typeof bars | 'layoutShift', number>>

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
  if (!(await ensureInstalled())) {
    say('Lighthouse is left out: it could not be installed.')
    return []
  }
  const output = await runToEnd(['bench/lighthouse-runs.mjs', new URL('/login', origin).href, chromium])
  const figures: Figures = JSON.parse(output)
  const score = (name: 'performance' | 'accessibility' | 'bestPractices', words: string) => ({
    measure: `Lighthouse mobile, login, ${words}`,
    ours: String(figures[name]),
    against: '100 possible',
    ratio: figures[name] / 100,
    bar: `≥ ${bars[name]}`,
    met: figures[name] >= bars[name],
  })
  const time = (name: 'largestContentfulPaintMs' | 'totalBlockingTimeMs', words: string) => ({
    measure: `Lighthouse mobile, login, ${words}`,
    ours: `${figures[name]} ms`,
    against: `${bars[name]} ms limit`,
    ratio: figures[name] / bars[name],
    bar: '≤ 1.00',
    met: figures[name] <= bars[name],
  })
  return [
    score('performance', 'performance'),
    score('accessibility', 'accessibility'),
    score('bestPractices', 'best practices'),
    time('largestContentfulPaintMs', 'largest paint'),
    time('totalBlockingTimeMs', 'blocked time'),
    {
      measure: 'Lighthouse mobile, login, layout shift',
      ours: figures.layoutShift.toFixed(3),
      against: 'none allowed',
      ratio: null,
      bar: '0.000',
      met: figures.layoutShift < 0.0005,
    },
  ]
}

/** Installs from `bench/package-lock.json` when it has not been, or not from this lockfile. */
async function ensureInstalled(): Promise<boolean> {
  const lockfile = readFileSync('bench/package-lock.json', 'utf8')
  const stamp = 'bench/node_modules/.installed-lock.json'
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return true
  const child = spawn('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: 'bench',
    stdio: 'ignore',
    timeout: installTimeoutMs,
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  if (code !== 0) return false
  writeFileSync(stamp, lockfile)
  return true
}
