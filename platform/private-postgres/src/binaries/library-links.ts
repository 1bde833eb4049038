import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasErrorCode } from '../places/error-code'
import type { Binaries } from './resolve-binaries'

/**
 * Creates the links between library names that npm cannot ship. The package's install script creates them too, but it
 * does not run with `--ignore-scripts`. Returns false when a link is missing and cannot be created here, as in a
 * read-only `node_modules`.
 */
export function makeLibraryLinks(binaries: Binaries): boolean {
  const packageDirectory = dirname(binaries.directory)
  for (const { source, target } of readLinks(binaries)) {
    const link = join(packageDirectory, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (hasErrorCode(error, 'EEXIST')) continue
      if (hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
      throw error
    }
  }
  return true
}

function readLinks(binaries: Binaries): readonly { source: string; target: string }[] {
  const list = join(binaries.directory, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  return Array.isArray(links) ? links.filter(isLink) : []
}

function isLink(value: unknown): value is { source: string; target: string } {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('target' in value))
    return false
  return typeof value.source === 'string' && typeof value.target === 'string'
}
