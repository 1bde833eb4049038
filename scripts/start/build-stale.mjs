import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { inRoot, root } from './root.mjs'
import { runQuietly } from './run-program.mjs'
import { giveUp, saying } from './say.mjs'

/**
 * The build targets: from the app, the domains and the platform, into `<app>/dist/<output>`; `proof` exists in a
 * complete build. The server's own configuration sets that it builds for Node.
 */
const targets = [
  { app: 'apps/portal', output: 'client', proof: '.vite/manifest.json', options: [] },
  { app: 'apps/portal', output: 'server', proof: 'entry-server.js', options: ['--ssr'] },
  { app: 'apps/console', output: 'client', proof: '.vite/manifest.json', options: [] },
  { app: 'apps/console', output: 'server', proof: 'entry-server.js', options: ['--ssr'] },
  { app: 'apps/playground', output: 'client', proof: '.vite/manifest.json', options: [] },
  { app: 'apps/server', output: '', proof: 'main.js', options: [] },
]

/**
 * Returns the targets whose sources are not those of their last build. Checks paths, sizes and times only: a few
 * milliseconds.
 */
export function staleTargets() {
  const shared = [
    'platform',
    'domains',
    'demo',
    'scripts/build',
    'package-lock.json',
    'package.json',
    'tsconfig.json',
  ].flatMap(describe)
  const brands = process.env.PORCHLIGHT_BRANDS
  if (brands) shared.push(`brands of ${brands}`, ...describe(brands), ...describe('scripts/brands'))
  const signatures = new Map()
  return targets
    .map((target) => {
      const signature = signatures.get(target.app) ?? sign([...shared, ...describe(target.app)])
      signatures.set(target.app, signature)
      return { ...target, signature }
    })
    .filter((target) => {
      const built = inRoot(target.app, 'dist', target.output)
      return !existsSync(join(built, target.proof)) || read(stampOf(target)) !== target.signature
    })
}

/** Builds the targets in parallel, each into a separate folder that then replaces the old one. */
export async function buildTargets(stale) {
  await saying('Building the site and the server', 'Built the site and the server', async () => {
    await readBrands()
    const results = await Promise.all(stale.map(build))
    const failed = results.filter(({ exitCode }) => exitCode !== 0)
    if (failed.length === 0) return
    giveUp(`\n${failed.map(({ output }) => output).join('\n')}\nThe build failed; its output is above.`)
  })
}

/** Reads the brands of an operator's folder for all builds; errors in them are reported once. */
async function readBrands() {
  if (!process.env.PORCHLIGHT_BRANDS) return
  const script = inRoot('scripts', 'brands.ts')
  const result = await runQuietly(process.execPath, ['--import', 'tsx', script, '--write'], process.env)
  if (result.exitCode !== 0)
    giveUp(`\n${result.output}\nThe brands of PORCHLIGHT_BRANDS cannot be built as they are.`)
}

async function build(target) {
  const made = inRoot(target.app, 'dist', `.making-${target.output || 'app'}`)
  rmSync(made, { recursive: true, force: true })
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
  const result = await runQuietly(
    process.execPath,
    [vite, 'build', target.app, ...target.options, '--outDir', made, '--emptyOutDir', '--logLevel', 'warn'],
    { ...process.env, NODE_ENV: 'production' },
  )
  if (result.exitCode !== 0) return result
  if (!existsSync(join(made, target.proof))) {
    return { exitCode: 1, output: `${result.output}\nThe build of ${target.app} made no ${target.proof}.` }
  }
  if (target.output === '') moveEntries(made, inRoot(target.app, 'dist'))
  else replace(made, inRoot(target.app, 'dist', target.output))
  writeFileSync(stampOf(target), target.signature)
  return result
}

/** Replaces a folder. A program that has the old files open, or requests one at this instant, retains what it holds. */
function replace(made, place) {
  const old = `${place}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, old)
  renameSync(made, place)
  rmSync(old, { recursive: true, force: true })
}

/** Moves a build that is in `dist` itself entry by entry; the entry file comes last. */
function moveEntries(made, place) {
  mkdirSync(place, { recursive: true })
  const names = readdirSync(made).sort(
    (a, b) => Number(a.startsWith('main.')) - Number(b.startsWith('main.')),
  )
  for (const name of names) {
    if (statSync(join(made, name)).isDirectory()) replace(join(made, name), join(place, name))
    else renameSync(join(made, name), join(place, name))
  }
  rmSync(made, { recursive: true, force: true })
}

function stampOf({ app, output }) {
  return inRoot(app, 'dist', `.built-${output || 'app'}`)
}

/** Returns one line for each file under `path` that can change a build. */
function describe(path) {
  const absolute = resolve(root, path)
  const found = statSync(absolute, { throwIfNoEntry: false })
  if (found === undefined) return []
  if (found.isFile()) return isTest(path) ? [] : [`${path} ${found.size} ${found.mtimeMs}`]
  return readdirSync(absolute)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .sort()
    .flatMap((name) => describe(`${path}/${name}`))
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path)
}

function sign(lines) {
  // The signature includes this Node, because native packages and generated code may depend on it.
  return createHash('sha256')
    .update([process.version, ...lines].join('\n'))
    .digest('hex')
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
