import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { onPath } from '../packages/on-path'

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome']

/** Chromium without windows, as Debian and Chrome for Testing name it. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']

const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of a Chromium on this machine: the one in `CHROMIUM_PATH`, else a system-wide one, else the newest
 * that Playwright installed. Undefined when there is none.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const requested = environment.CHROMIUM_PATH
  if (requested !== undefined && requested !== '') return requested
  const systems = [...onPath(names, environment), ...defaultPaths, ...onPath(shells, environment)]
  return [...systems, ...installedByPlaywright(environment)].find(isBrowser)
}

/**
 * Returns the path of the Chromium that tests use: the system's headless shell if there is one, since it opens pages
 * for half of the processor time of a Chromium with windows; else the one of `findChromium`.
 */
export function findTestBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const requested = environment.CHROMIUM_PATH
  const shell =
    requested === undefined || requested === '' ? onPath(shells, environment).find(isBrowser) : requested
  return shell ?? findChromium(environment)
}

/** Headless shells first: they start faster and need fewer libraries. Newest revisions first. */
function installedByPlaywright(environment: NodeJS.ProcessEnv): readonly string[] {
  const cache =
    environment.PLAYWRIGHT_BROWSERS_PATH ??
    (process.platform === 'darwin'
      ? join(homedir(), 'Library', 'Caches', 'ms-playwright')
      : join(environment.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright'))
  if (!existsSync(cache)) return []
  return ['chromium_headless_shell-', 'chromium-'].flatMap((prefix) =>
    readdirSync(cache)
      .filter((folder) => folder.startsWith(prefix))
      .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
      .flatMap((folder) => programsIn(join(cache, folder))),
  )
}

function programsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      join(folder, name, 'chrome-headless-shell'),
      join(folder, name, 'headless_shell'),
      join(folder, name, 'chrome'),
      join(folder, name, 'Chromium.app', 'Contents', 'MacOS', 'Chromium'),
      join(folder, name, 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'),
    ])
}

function isBrowser(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile() && !requiresSnap(path)
  } catch {
    return false
  }
}

/** Ubuntu's package is a script that only asks the user to install a snap. */
function requiresSnap(path: string): boolean {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(4096)
    const text = start.toString('latin1', 0, readSync(file, start, 0, start.length, 0))
    return text.startsWith('#!') && text.includes('snap install')
  } finally {
    closeSync(file)
  }
}
