import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { runQuietly } from './run-program.mjs'
import { giveUp, saying } from './say.mjs'

const lockfile = inRoot('package-lock.json')
/** The lockfile's hash at our last install. */
const stamp = inRoot('node_modules', '.porchlight-lock')
/** npm writes this one last, so an install that was interrupted has none. */
const installed = inRoot('node_modules', '.package-lock.json')

/** Tells whether `node_modules` fits the lockfile. */
export function packagesAreInstalled() {
  const done = timeOf(installed)
  if (done === undefined) return false
  const stamped = timeOf(stamp)
  if (stamped !== undefined && readFileSync(stamp, 'utf8') === hashOfLockfile()) return true
  // Somebody ran npm by hand. It writes the two files in either order, within moments.
  return done > (stamped ?? 0) && done >= (timeOf(lockfile) ?? 0) - 10_000
}

/** Installs what the lockfile names, development packages too: the site is built here. */
export async function installPackages() {
  await saying('Installing packages (about a minute)', 'Installed packages', async () => {
    let result = await runNpm('ci')
    if (result.exitCode !== 0 && result.output.includes('EUSAGE')) {
      // A lockfile made on one platform can lack optional packages of another. `ci` refuses it; `install` adds them.
      result = await runNpm('install', '--no-save')
    }
    if (result.exitCode !== 0)
      giveUp(`\n${result.output}\nThe packages could not be installed; the words of npm are above.`)
    writeFileSync(stamp, hashOfLockfile())
  })
}

function runNpm(...words) {
  const programArguments = [...words, '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npm, ...programArguments])
  return runQuietly('npm', programArguments)
}

function hashOfLockfile() {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex')
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
