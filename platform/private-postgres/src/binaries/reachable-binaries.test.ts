import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseAccount } from '../places/account'
import { openDataDir, serverPathsIn } from '../places/places'
import { runProgram } from '../postmaster/run-program'
import { makeScratchFolder } from '../testing/scratch-folder'
import { makeLibraryLinks } from './library-links'
import { reachableBinaries } from './reachable-binaries'
import { binariesIn, resolveBinaries } from './resolve-binaries'

const asRoot = process.getuid?.() === 0

let folder: string
beforeEach(() => {
  folder = makeScratchFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('resolveBinaries', () => {
  it('finds programs that run', async () => {
    const binaries = resolveBinaries()
    const places = serverPathsIn(openDataDir(join(folder, 'data')))
    const account = chooseAccount(places.cluster)
    const reachable = reachableBinaries(binaries, account, places)
    const result = await runProgram(reachable.postgres, ['--version'], account)
    expect(result).toEqual({ exitCode: 0, output: expect.stringContaining(`PostgreSQL) ${binaries.major}.`) })
  })
})

describe('makeLibraryLinks', () => {
  it('makes the links that an install without scripts lacks', () => {
    const native = join(folder, 'native')
    mkdirSync(join(native, 'lib'), { recursive: true })
    writeFileSync(join(native, 'lib', 'libicu.so.60.2'), 'library')
    const links = [{ source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' }]
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
    expect(makeLibraryLinks(binariesIn(native, '18.4.0'))).toBe(true)
    expect(makeLibraryLinks(binariesIn(native, '18.4.0'))).toBe(true)
    expect(readlinkSync(join(native, 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2')
    expect(readFileSync(join(native, 'lib', 'libicu.so.60'), 'utf8')).toBe('library')
  })
})

describe.runIf(asRoot)('reachableBinaries', () => {
  it('copies programs that the account cannot reach to where it can', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const native = join(closed, 'native')
    cpSync(resolveBinaries().directory, native, { recursive: true, verbatimSymlinks: true })
    const version = `18.0.0-test.${process.pid}`
    const places = serverPathsIn(openDataDir(join(closed, 'data')))
    const account = chooseAccount(places.cluster)
    const reachable = reachableBinaries(binariesIn(native, version), account, places)
    try {
      expect(reachable.directory).toBe(`/var/lib/porchlight/postgresql-${version}/native`)
      expect(existsSync(native)).toBe(true)
      expect((await runProgram(reachable.postgres, ['--version'], account)).exitCode).toBe(0)
    } finally {
      rmSync(`/var/lib/porchlight/postgresql-${version}`, { recursive: true })
    }
  })
})
