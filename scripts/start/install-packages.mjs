import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'
import { runQuietly } from './run-program.mjs'
import { giveUp, saying } from './say.mjs'

/** Returns the files of a folder that describe what is installed there. */
function filesOf(folder) {
  return {
    lockfile: inRoot(folder, 'package-lock.json'),
    /** The lockfile's hash at our last install. */
    stamp: inRoot(folder, 'node_modules', '.porchlight-lock'),
    /** npm writes this one last, so an interrupted install has none. */
    installed: inRoot(folder, 'node_modules', '.package-lock.json'),
  }
}

/** Checks whether `node_modules` of the folder, a path from the root, matches its lockfile. */
export function packagesAreInstalled(folder = '.') {
  const { lockfile, stamp, installed } = filesOf(folder)
  const done = timeOf(installed)
  if (done === undefined) return false
  const stamped = timeOf(stamp)
  if (stamped !== undefined && readFileSync(stamp, 'utf8') === hashOf(lockfile)) return true
  // npm was run by hand. It writes the two files in either order, within moments.
  return done > (stamped ?? 0) && done >= (timeOf(lockfile) ?? 0) - 10_000
}

/** Installs what the folder's lockfile lists, including development packages: the site is built here. */
export async function installPackages(folder = '.') {
  const packages = folder === '.' ? 'packages' : `packages of ${folder}`
  await saying(`Installing ${packages} (about a minute)`, `Installed ${packages}`, async () => {
    let result = await runNpm(folder, 'ci')
    if (result.exitCode !== 0 && result.output.includes('EUSAGE')) {
      // A lockfile created on one platform can lack optional packages of another. `ci` rejects it; `install` adds them.
      result = await runNpm(folder, 'install', '--no-save')
    }
    if (result.exitCode !== 0)
      giveUp(`\n${result.output}\nThe packages could not be installed; its output is above.`)
    const { lockfile, stamp } = filesOf(folder)
    writeFileSync(stamp, hashOf(lockfile))
  })
}

function runNpm(folder, ...words) {
  const prefix = folder === '.' ? [] : ['--prefix', inRoot(folder)]
  const programArguments = [
    ...words,
    ...prefix,
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
  ]
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npm, ...programArguments])
  return runQuietly('npm', programArguments)
}

function hashOf(lockfile) {
  return createHash('sha256').update(readFileSync(lockfile)).digest('hex')
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}
