import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPrivatePostgres } from '@porchlight/private-postgres'
import { temporaryFolder } from './temporary-folder'

/** Nothing of a test run outlives it, so nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
}

/**
 * Vitest's global setup: provides the test run with a folder, in `PORCHLIGHT_TEST_FOLDER`, which is removed afterwards
 * however the run ends, and a database server, in `PORCHLIGHT_TEST_SERVER`. That is the one in `DATABASE_URL`, else a
 * private one in the folder.
 */
export async function setup(): Promise<() => Promise<void>> {
  const temporary = process.env.TMPDIR
  const folder = join(
    await temporaryFolder(),
    `porchlight-test-${process.pid}-${randomBytes(4).toString('hex')}`,
  )
  const warden = startWarden(folder)
  // When root runs the tests, the account of its servers passes through.
  mkdirSync(folder, { mode: 0o711 })
  process.env.PORCHLIGHT_TEST_FOLDER = folder
  // Temporary files of the tests and of the programs that they start are in it as well.
  process.env.TMPDIR = folder
  const given = process.env.DATABASE_URL
  const isGiven = given !== undefined && given !== ''
  const postgres = isGiven
    ? null
    : await startPrivatePostgres({ dataDir: join(folder, 'server'), settings, log: () => undefined })
  process.env.PORCHLIGHT_TEST_SERVER = postgres?.connectionString ?? given
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
    await dismiss(warden)
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/** Waits for the end of this process, even a kill, and cleans up what the teardown could not. */
const clearUp = `
cat > /dev/null
pid=$(sed -n 1p "$1/server/postgres/postmaster.pid" 2> /dev/null)
socket=$(sed -n 5p "$1/server/postgres/postmaster.pid" 2> /dev/null)
if [ -n "$pid" ]; then
  kill -QUIT "$pid" 2> /dev/null
  while kill -0 "$pid" 2> /dev/null && [ -e "$1/server/postgres/postmaster.pid" ]; do sleep 0.1; done
  rmdir "$socket" 2> /dev/null
fi
rm -rf "$1"
`

function startWarden(folder: string): ChildProcess {
  const warden = spawn('/bin/sh', ['-c', clearUp, 'sh', folder], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  warden.unref()
  return warden
}

async function dismiss(warden: ChildProcess): Promise<void> {
  if (warden.exitCode !== null) return
  const ended = once(warden, 'exit')
  warden.stdin?.end()
  await ended
}
