import { jobs } from '@porchlight/domains/jobs'
import { startJobRunner } from '@porchlight/jobs'
import { openDatabase } from '@porchlight/record-engine'
import { composeContext, jobServicesOf, readSettings } from '@porchlight/server/testing'

/**
 * Run as a separate process: a server's job runner, with only AutoPay's work over the whole book. It ends when its
 * input does.
 */
const { DATABASE_URL: connectionString = '', AUTOPAY_NOW = '' } = process.env
const now = () => new Date(AUTOPAY_NOW)
const quiet = () => undefined

const pool = openDatabase({
  connectionString,
  maxConnections: 8,
  statementTimeoutMs: 30_000,
  applicationName: 'porchlight-autopay-runner',
})
const context = await composeContext(readSettings(process.env), pool, {
  now,
  identity: { passwordCost: { memoryKiB: 8, iterations: 1, parallelism: 1 } },
})
const runner = await startJobRunner({
  connectionString,
  jobs: jobs.filter(({ name }) => name === 'debit-autopay' || name === 'plan-debits'),
  services: jobServicesOf(context, { mailbox: null, scanner: null }, quiet),
  log: (level, event, facts) => {
    if (level === 'error') process.stderr.write(`${event} ${JSON.stringify(facts)}\n`)
  },
  now,
  concurrency: 2,
  pollIntervalMs: 200,
  upkeepIntervalMs: 500,
})
process.stdin.resume().on('end', async () => {
  await runner.stop()
  await context.close()
  await pool.end()
  process.exit(0)
})
