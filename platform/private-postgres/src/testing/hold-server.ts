import { holdDataDirLock } from '../lock/hold-data-dir-lock'
import { startPrivatePostgres } from '../start-private-postgres'

// A process for tests to kill: starts the server of the directory in its first argument, acquires the right to serve
// it, reports where the server is, and keeps running.

const [dataDir = ''] = process.argv.slice(2)
const postgres = await startPrivatePostgres({
  dataDir,
  log: (sentence) => process.stdout.write(`${JSON.stringify({ sentence })}\n`),
})
await holdDataDirLock(postgres.connectionString, dataDir)
process.stdout.write(`${JSON.stringify({ connectionString: postgres.connectionString })}\n`)
setInterval(() => undefined, 60_000)
