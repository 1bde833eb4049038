import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPrivatePostgres } from '@porchlight/private-postgres'
import { measureClient } from './client/measure-client'
import { measureConsole } from './console/measure-console'
import { measurePages } from './pages/measure-pages'
import { formatRows, type Row } from './row'
import { measureScale } from './scale/measure-scale'
import { measureServer, serverSizes } from './server/measure-server'

/**
 * `npm run bench`: one table for each of the sections pages, console, server, scale and client, or only for those that
 * are named. Every section compares with peers or limits of the same run, so that figures of different machines can be
 * compared as ratios. More arguments: `peers` installs Directus and other client caches and measures them too; `quick`
 * uses small tables and short rounds, which shows whether all of it works and little else.
 */
process.chdir(resolve(import.meta.dirname, '..'))
const sections = ['pages', 'console', 'server', 'scale', 'client'] as const
type Section = (typeof sections)[number]
const args = process.argv.slice(2)
const say = (sentence: string) => {
  process.stdout.write(`${sentence}\n`)
}

const unknown = args.filter((word) => ![...sections, 'peers', 'quick'].some((known) => known === word))
if (unknown.length > 0) {
  say(`${unknown.join(', ')}: say pages, console, server, scale, client, peers or quick.`)
  process.exit(1)
}
const wanted = sections.filter((section) => args.includes(section))
const peers = args.includes('peers')
const quick = args.includes('quick')

const all: Row[] = []
/** Prints a section as soon as it is measured: the others take a while. */
const printRows = (section: Section, rows: readonly Row[]) => {
  say(`\n${section}\n${formatRows(rows)}\n`)
  all.push(...rows.filter(({ reached }) => reached !== 'told'))
}
const named = wanted.length > 0 ? wanted : sections
const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
try {
  if (named.some((section) => section !== 'client')) await measureOnDatabase()
  if (named.includes('client')) {
    const scale = quick ? 0.2 : 1
    printRows('client', await measureClient({ scale, processes: quick ? 1 : 3, peers, say }))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
const missed = all.filter(({ reached }) => reached === 'missed').length
const short = all.filter(({ reached }) => reached === 'must').length
say(
  `Of ${all.length} bars, ${all.length - missed - short} reach the aim (✓✓), ${short} the must (✓), ${missed} neither (✗).`,
)
if (!peers) say('Directus and other client caches are measured too with: npm run bench -- peers')

async function measureOnDatabase(): Promise<void> {
  const postgres = await startPrivatePostgres({ dataDir: folder, log: say })
  const server = { connectionString: postgres.connectionString, folder }
  try {
    if (named.includes('pages')) {
      printRows('pages', await measurePages(server, say))
    }
    if (named.includes('console')) {
      printRows('console', await measureConsole(server, quick ? 2_000 : 50_000, say))
    }
    if (named.includes('server')) {
      const sizes = serverSizes[quick ? 'quick' : 'whole']
      printRows('server', await measureServer({ postgres: server, sizes, peers, say }))
    }
    if (named.includes('scale')) {
      printRows('scale', await measureScale(server, quick ? 200 : 5_000, say))
    }
  } finally {
    await postgres.stop()
  }
}
