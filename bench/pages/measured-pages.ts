import type { Bars } from '../row'

/**
 * A page that is measured as a customer with a phone opens it, and its targets (`docs/specification/performance.md`).
 */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Whether it is for signed-in customers; search engines see the others. */
  readonly isSignedIn: boolean
  /** What its HTML contains before any script runs. */
  readonly words: readonly string[]
  /** Its JavaScript in all, compressed, in KB. */
  readonly javaScript: Bars
  /** Milliseconds until its largest part is painted. */
  readonly largestPaint: Bars
}

const kilobytes = (value: number) => `${value.toFixed(1)} KB`
const milliseconds = (value: number) => `${Math.round(value)} ms`
const ofOthers = {
  javaScript: { must: 130, aim: 100, format: kilobytes },
  largestPaint: { must: 1_800, aim: 1_200, format: milliseconds },
}

/** Signing in, the two pages that customers come for, and the one that guests come for. */
export const measuredPages: readonly MeasuredPage[] = [
  {
    name: 'login',
    path: '/login',
    isSignedIn: false,
    words: ['name="username"', 'name="password"', '<h1', '<label', 'type="submit"'],
    javaScript: { must: 90, aim: 70, format: kilobytes },
    largestPaint: { must: 1_200, aim: 800, format: milliseconds },
  },
  { name: 'home', path: '/', isSignedIn: true, words: ['<h1', '<nav', 'kWh'], ...ofOthers },
  { name: 'usage', path: '/usage', isSignedIn: true, words: ['<h1', '<table', 'kWh'], ...ofOthers },
  {
    name: 'plan search',
    path: '/plans?zip=77002&use=1000',
    isSignedIn: false,
    words: ['<h1', 'name="zip"', '¢'],
    ...ofOthers,
  },
]
