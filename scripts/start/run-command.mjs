import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildTargets, staleTargets } from './build-stale.mjs'
import { installPackages, packagesAreInstalled } from './install-packages.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { inRoot, root } from './root.mjs'
import { runNode } from './run-program.mjs'
import { giveUp } from './say.mjs'

/** npm and this script both leave the caller's folder; the files that the caller names are resolved against it. */
const callersFolder = process.env.INIT_CWD ?? process.cwd()
const fromCallersFolder = (word) => (word.startsWith('-') ? word : resolve(callersFolder, word))

/** Resolves the file argument of an option against the caller's folder. */
const withFile = (words, option) =>
  words.map((word, index) => (words[index - 1] === option ? resolve(callersFolder, word) : word))

const tsx = (file) => ['--import', 'tsx', inRoot(...file.split('/'))]

/**
 * Each command: whether it needs the built site, the folder of further packages that it needs, and what it then does.
 * `start` and similar commands stay in this process.
 */
const commands = {
  start: { built: true, run: (rest) => runServer('start', rest) },
  token: { built: true, run: (rest) => runServer('token', rest) },
  migrate: { built: true, run: (rest) => runServer('migrate', rest) },
  backup: { built: true, run: (rest) => runServer('backup', rest.map(fromCallersFolder)) },
  restore: { built: true, run: (rest) => runServer('restore', rest.map(fromCallersFolder)) },
  'after-recovery': { built: true, run: (rest) => runServer('after-recovery', rest) },
  'create-admin': { built: true, run: (rest) => runServer('create-admin', rest) },
  'clear-factors': { built: true, run: (rest) => runServer('clear-factors', rest) },
  'oauth-client': { built: true, run: (rest) => runServer('oauth-client', rest) },
  webhook: { built: true, run: (rest) => runServer('webhook', rest) },
  'resume-jobs': { built: true, run: (rest) => runServer('resume-jobs', rest) },
  'retry-dead-letter': { built: true, run: (rest) => runServer('retry-dead-letter', rest) },
  'verify-audit': { built: true, run: (rest) => runServer('verify-audit', rest) },
  'export-customer': {
    built: true,
    run: ([name, ...files]) => runServer('export-customer', [name ?? '', ...files.map(fromCallersFolder)]),
  },
  'erase-customer': { built: true, run: (rest) => runServer('erase-customer', rest) },
  export: {
    built: true,
    run: ([folder, ...more]) => runServer('export', [fromCallersFolder(folder ?? ''), ...more]),
  },
  import: { built: true, run: (rest) => runServer('import', rest.map(fromCallersFolder)) },
  'gateway-check': { built: true, run: (rest) => runServer('gateway-check', withFile(rest, '--data')) },
  market: { built: true, run: (rest) => runServer('market', rest) },
  build: { built: true, run: () => undefined },
  test: { built: true, run: runTests },
  sweep: { built: true, run: runSweep },
  mutation: { built: true, run: (rest) => runAndExit([...tsx('scripts/mutation.ts'), ...rest]) },
  'webhook-load': { built: true, run: (rest) => runAndExit([...tsx('bench/webhooks/run.ts'), ...rest]) },
  bench: { built: true, run: (rest) => runAndExit([...tsx('bench/run.ts'), ...rest]) },
  'contact-sheet': {
    built: true,
    run: (rest) => runAndExit([...tsx('tests/contact-sheet/contact-sheet.ts'), ...rest]),
  },
  check: { built: false, run: (rest) => runAndExit([...tsx('scripts/check.ts'), ...rest]) },
  brands: {
    built: false,
    run: (rest) => runAndExit([...tsx('scripts/brands.ts'), ...rest.map(fromCallersFolder)]),
  },
  new: { built: false, run: (rest) => runAndExit([...tsx('scripts/new.ts'), ...rest]) },
  packages: {
    built: false,
    run: (rest) => runAndExit([...tsx('scripts/build-packages.ts'), ...rest.map(fromCallersFolder)]),
  },
  distribution: {
    built: true,
    run: (rest) => runAndExit([...tsx('scripts/distribution.ts'), ...rest.map(fromCallersFolder)]),
  },
  documents: {
    built: false,
    packages: 'docs/site',
    run: (rest) => runAndExit([...tsx('scripts/documents.ts'), ...withFile(rest, '--to')]),
  },
  generate: { built: false, run: (rest) => runAndExit([...tsx('scripts/generate.ts'), ...rest]) },
}

/** Installs and builds what the command requires, then runs it. Its exit code is ours. */
export async function runCommand(name, rest) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) giveUp(`Choose a command: ${Object.keys(commands).join(', ')}.`)
  process.chdir(root)
  await prepare(command)
  await command.run(rest)
}

async function prepare({ built, packages }) {
  const folders = packages === undefined ? ['.'] : ['.', packages]
  const isReady = () => folders.every(packagesAreInstalled) && (!built || staleTargets().length === 0)
  if (isReady()) return
  await oneAtATime(async () => {
    for (const folder of folders) if (!packagesAreInstalled(folder)) await installPackages(folder)
    const stale = built ? staleTargets() : []
    if (stale.length > 0) await buildTargets(stale)
  })
}

/** Runs in this process, so that a signal reaches the server itself, once, and its exit code is ours. */
async function runServer(name, rest) {
  const main = inRoot('apps', 'server', 'dist', 'main.js')
  process.setSourceMapsEnabled(true)
  process.argv.splice(1, process.argv.length, main, name, ...rest)
  await import(pathToFileURL(main).href)
}

async function runTests(rest) {
  process.exit(await testsOf(rest))
}

async function testsOf(rest) {
  const browser = await runNode(tsx('platform/test-kit/src/browser/install-chromium.ts'))
  if (browser !== 0) return browser
  await runNode(tsx('platform/test-kit/src/database/install-pgbouncer.ts'))
  // A shared machine can stall a browser for seconds; at the desk, a test that fails once has failed.
  const tries = process.env.CI === undefined ? [] : ['--retry=1']
  process.env.TESTS_NAMED = rest.filter((word) => !word.startsWith('-')).join(' ')
  // `all` filters by no name, and includes the nightly ones.
  const filters = rest.filter((word) => word !== 'all')
  return runNode([inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...tries, ...filters])
}

/**
 * Runs the same tests with every case of the wide matrices, of which `npm test` runs a part; then the mutations that
 * they do not detect.
 */
async function runSweep(rest) {
  process.env.SWEEP = '1'
  const tests = await testsOf(rest)
  // Each change to the code is judged by the short form of the tests.
  delete process.env.SWEEP
  const mutation = rest.length === 0 ? await runNode(tsx('scripts/mutation.ts')) : 0
  process.exit(tests === 0 ? mutation : tests)
}

async function runAndExit(nodeArguments) {
  process.exit(await runNode(nodeArguments))
}
