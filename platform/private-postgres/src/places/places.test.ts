import { chmodSync, chownSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../testing/scratch-folder'
import { canEnter, chooseAccount } from './account'
import { halfMadePath, removeHalfMade } from './half-made'
import { openDataDir, openSocketDirectory } from './places'

let folder: string
beforeEach(() => {
  folder = makeScratchFolder()
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('openSocketDirectory', () => {
  it('gives a short private folder, the same one each time', () => {
    const account = chooseAccount(folder)
    const path = openSocketDirectory(folder, account)
    expect(path.length).toBeLessThan(60)
    expect(openSocketDirectory(folder, account)).toBe(path)
    rmdirSync(path)
  })

  it('refuses a folder that others may enter', () => {
    const account = chooseAccount(folder)
    const path = openSocketDirectory(folder, account)
    chmodSync(path, 0o755)
    expect(() => openSocketDirectory(folder, account)).toThrow(/not a private folder of ours/)
    rmdirSync(path)
  })
})

describe('canEnter', () => {
  it('asks every folder on the way', () => {
    const closed = join(folder, 'closed')
    const inside = join(closed, 'inside')
    mkdirSync(inside, { recursive: true })
    for (const path of [closed, inside]) chmodSync(path, 0o755)
    const stranger = { uid: 64_998, gid: 64_998, switched: true }
    expect(canEnter(stranger, inside)).toBe(true)
    chmodSync(closed, 0o700)
    expect(canEnter(stranger, inside)).toBe(false)
  })
})

describe('removeHalfMade', () => {
  it('removes what dead processes left and keeps what living ones make', () => {
    const ours = halfMadePath(folder, 'postgres')
    const ofAnother = join(folder, `postgres.making-${process.ppid}-00000000-00000000`)
    const ofTheDead = join(folder, 'postgres.making-999999999-00000000-00000000')
    const ofADeadNamesake = join(folder, `postgres.making-${process.pid}-00000000-00000000`)
    const all = [ours, ofAnother, ofTheDead, ofADeadNamesake]
    for (const path of all) mkdirSync(path)
    removeHalfMade(folder, 'postgres')
    // `rmdir` fails for a folder that is gone.
    const isLeft = all.map((path) => {
      try {
        rmdirSync(path)
        return true
      } catch {
        return false
      }
    })
    expect(isLeft).toEqual([true, true, false, false])
  })
})

describe('openDataDir', () => {
  it('makes a private folder below folders that others may pass through, whatever the umask', () => {
    const former = process.umask(0o077)
    try {
      expect(modeOf(openDataDir(join(folder, 'above', 'data')))).toBe('700')
    } finally {
      process.umask(former)
    }
    expect(modeOf(join(folder, 'above'))).toBe('755')
  })

  it('closes what is open, itself and what lies in it, and says what', () => {
    const data = join(folder, 'data')
    mkdirSync(join(data, 'files'), { recursive: true })
    writeFileSync(join(data, 'notes'), '')
    mkdirSync(join(data, 'postgres'))
    for (const name of ['files', 'postgres', '.']) chmodSync(join(data, name), 0o755)
    chmodSync(join(data, 'notes'), 0o640)
    const said: string[] = []
    openDataDir(data, (sentence) => said.push(sentence))
    expect(['.', 'files', 'notes', 'postgres'].map((name) => modeOf(join(data, name)))).toEqual([
      '700',
      '700',
      '600',
      '755',
    ])
    expect(said).toEqual([
      `Closed to other accounts of this machine: ${join(data, 'files')} (mode 755), ${join(data, 'notes')} (mode 640), ${data} (mode 755).`,
    ])
    openDataDir(data, (sentence) => said.push(sentence))
    expect(said).toHaveLength(1)
  })

  it('leaves the way that the account of the database passes through', () => {
    const data = openDataDir(join(folder, 'data'))
    chmodSync(data, 0o710)
    openDataDir(data)
    expect(modeOf(data)).toBe('710')
  })

  it.skipIf(process.geteuid?.() !== 0)('refuses what is open and somebody else’s', () => {
    const data = join(folder, 'data')
    mkdirSync(data)
    chownSync(data, 0, 0)
    chmodSync(data, 0o777)
    process.seteuid?.(65_534)
    try {
      expect(() => openDataDir(data)).toThrow(`Other accounts of this machine may use ${data} (mode 777)`)
    } finally {
      process.seteuid?.(0)
    }
  })
})

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}
