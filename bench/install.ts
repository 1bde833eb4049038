import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs from the lockfile of `folder` unless that has been done from this lockfile. Returns false when it cannot be
 * done here: no registry, or a package that does not build.
 */
export async function ensureInstalled(folder: string, timeoutMs: number): Promise<boolean> {
  const lockfile = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = join(folder, 'node_modules/.installed-lock.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return true
  const child = spawn('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: timeoutMs,
  })
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  if (code !== 0) return false
  writeFileSync(stamp, lockfile)
  return true
}
