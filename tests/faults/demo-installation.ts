import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testServerAddress } from '@porchlight/test-kit'
import pg from 'pg'
import { startServer } from './server-process'

/**
 * Fills `dataDir` with the result of the first start of demo mode: a private database with the demo world, and its
 * files. That start takes ten seconds of the processor, so it runs once per test run; this is a copy of its result.
 */
export async function copyDemoInstallation(dataDir: string): Promise<void> {
  const made = await madeInstallation()
  await mkdir(dataDir, { recursive: true })
  // With the accounts that own the parts.
  await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir])
}

/** Returns the folder of this test run's installation; the first caller creates it, and others wait. */
async function madeInstallation(): Promise<string> {
  const folder = process.env.PORCHLIGHT_TEST_FOLDER
  if (folder === undefined) throw new TypeError('Run tests with `npm test`: it makes their folder.')
  const made = join(folder, 'installation')
  const client = new pg.Client({ connectionString: testServerAddress() })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('the demo installation'))`)
    if (!existsSync(made)) {
      const making = join(folder, 'making-installation')
      await mkdir(making, { recursive: true })
      await chmod(making, 0o711)
      const { child } = await startServer(making, { PORCHLIGHT_JOBS_PAUSED: '1' })
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rename(making, made)
    }
  } finally {
    await client.end()
  }
  return made
}
