import { type Browser, chromium } from 'playwright-core'
import { findTestBrowser } from './find-chromium'

/** Quiet and identical on every machine: no first-run pages, no calls of the browser's own, no sync. */
const flags = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Starts the machine's Chromium without a window. It runs in its sandbox, except as root and on systems that allow none
 * (as many containers): tests visit only our own pages. `extraFlags` are added to ours. Errors: a `TypeError` when
 * there is no browser; Playwright's when it does not start.
 */
export async function launchBrowser(extraFlags: readonly string[] = []): Promise<Browser> {
  const executablePath = findTestBrowser()
  if (executablePath === undefined) {
    throw new TypeError('No Chromium was found. Run `npm test`, which installs one, or set CHROMIUM_PATH.')
  }
  const launch = (chromiumSandbox: boolean) =>
    chromium.launch({ executablePath, chromiumSandbox, args: [...flags, ...extraFlags] })
  if (process.getuid?.() === 0) return launch(false)
  try {
    return await launch(true)
  } catch (error) {
    if (error instanceof Error && /sandbox/i.test(error.message)) return launch(false)
    throw error
  }
}
