import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findChromium } from './find-chromium'

// Run by `npm test` before the tests: makes sure that there is a browser, and says what it does when there is none.

const isRoot = process.getuid?.() === 0
const hasApt = existsSync('/usr/bin/apt-get')

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

/** A path that was asked for by name is taken at its word, and told when it is wrong. */
function isThere(): boolean {
  const found = findChromium()
  if (found === undefined) return false
  if (existsSync(found)) return true
  say(`CHROMIUM_PATH names ${found}, which does not exist.`)
  process.exit(1)
}

/** Debian has a real package; Ubuntu's only asks for a snap. */
function fromPackages(): boolean {
  if (!isRoot || !hasApt || isUbuntu()) return false
  const install = (browser: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation']) && works()
  return run('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'))
}

function fromPlaywright(): boolean {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  const withLibraries = isRoot && hasApt ? ['--with-deps'] : []
  return run(process.execPath, [cli, 'install', ...withLibraries, 'chromium-headless-shell']) && works()
}

/** Libraries may be missing although the program is there. */
function works(): boolean {
  const found = findChromium()
  return found !== undefined && run(found, [...(isRoot ? ['--no-sandbox'] : []), '--headless', '--version'])
}

function run(program: string, programArguments: readonly string[]): boolean {
  const result = spawnSync(program, programArguments, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (result.status === 0) return true
  say(`${program} failed: ${result.error?.message ?? lastLines(`${result.stdout}\n${result.stderr}`)}`)
  return false
}

function isUbuntu(): boolean {
  return existsSync('/etc/os-release') && /^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-6).join('\n')
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}
