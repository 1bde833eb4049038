import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startPrivatePostgres } from '@porchlight/private-postgres'
import { measureUnderLoad } from './measure-under-load'

/**
 * `npm run webhook-load -- --minutes 60`: 50 changes a second for that time, sent to receivers that are prompt, slow,
 * lie and die, by two processes of the built server. Prints its figures, and ends with 1 when a promise of webhooks is
 * broken: each change at least once, in the order of its record, none unseen after a replay of the feed, memory
 * bounded, and another client's reads at most 1.5 times as slow as without webhooks, which are switched off and on in
 * turns.
 */
process.chdir(resolve(import.meta.dirname, '../..'))
/** The first ones show what is wrong. */
const mostProblems = 20

const say = (sentence: string) => {
  process.stdout.write(`${sentence}\n`)
}
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '50' },
  },
})
const minutes = Number(values.minutes)
const perSecond = Number(values['per-second'])
if (!(minutes >= 1 && minutes <= 1_440 && perSecond >= 1 && perSecond <= 500)) {
  say('Say --minutes 1 to 1440, and --per-second 1 to 500.')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'porchlight-webhooks-'))
const postgres = await startPrivatePostgres({ dataDir: folder, log: say })
try {
  const server = { connectionString: postgres.connectionString, folder }
  const problems = await measureUnderLoad(server, { minutes, perSecond, say })
  for (const problem of problems.slice(0, mostProblems)) say(`BROKEN: ${problem}`)
  if (problems.length > mostProblems) say(`BROKEN: and ${problems.length - mostProblems} more`)
  if (problems.length === 0) say('Every promise was kept.')
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
