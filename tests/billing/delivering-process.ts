import { systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { deliverBillingEvents } from '@porchlight/domains/jobs'
import { createHttpBilling } from '@porchlight/providers/billing'
import { createRecordEngine, openDatabase } from '@porchlight/record-engine'
import { metadata } from '@porchlight/server/testing'

/**
 * Run as a separate process: delivers what is due at the moment `at` from the given database to the given gateway, by
 * the job itself and with that token, and exits.
 */
const [connectionString = '', baseUrl = '', bearerToken = '', at = ''] = process.argv.slice(2)
const now = () => new Date(at)
const pool = openDatabase({
  connectionString,
  maxConnections: 8,
  statementTimeoutMs: 10_000,
  applicationName: 'porchlight-delivery',
})
const engine = createRecordEngine({ pool, metadata, now, random: Math.random, pageTokenSecret: 'unused' })
await deliverBillingEvents.run(
  {},
  {
    services: {
      pool,
      engine,
      billing: createHttpBilling({ baseUrl, bearerToken }),
      systemViewer: { class: 'system', language: 'en', userId: systemUserId },
      alarm: () => undefined,
    },
    now,
    log: () => undefined,
    jobId: '1',
    attempt: 1,
    isLastAttempt: false,
    signal: new AbortController().signal,
  },
)
await pool.end()
