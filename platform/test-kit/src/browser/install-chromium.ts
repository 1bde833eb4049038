import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  canInstallPackages,
  installPackages,
  isUbuntu,
  runProgram,
  say,
  updatePackageList,
} from '../packages/debian-packages'
import { findChromium } from './find-chromium'

// Run by `npm test` before the tests: ensures that there is a browser, and reports what it does when there is none.

if (!isThere()) {
  say('Installing a browser for the tests (about a minute) …')
  const installed = fromPackages() || fromPlaywright()
  if (!installed) {
    say(
      'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run again.',
    )
    process.exitCode = 1
  }
}

/** Checks for an installed browser. A path that is set explicitly is used as is, and reported when it is wrong. */
function isThere(): boolean {
  const found = findChromium()
  if (found === undefined) return false
  if (existsSync(found)) return true
  say(`CHROMIUM_PATH names ${found}, which does not exist.`)
  process.exit(1)
}

/** Debian has a real package; Ubuntu's only requests a snap. */
function fromPackages(): boolean {
  if (!canInstallPackages || isUbuntu()) return false
  const install = (browser: string) => installPackages([browser, 'fonts-liberation']) && works()
  return updatePackageList() && (install('chromium-headless-shell') || install('chromium'))
}

function fromPlaywright(): boolean {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const withLibraries = canInstallPackages ? ['--with-deps'] : []
  return (
    runProgram(process.execPath, [cli, 'install', ...withLibraries, 'chromium-headless-shell']) && works()
  )
}

/** Libraries may be missing although the program exists. */
function works(): boolean {
  const found = findChromium()
  const withoutSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return found !== undefined && runProgram(found, [...withoutSandbox, '--headless', '--version'])
}
