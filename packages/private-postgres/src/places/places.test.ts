import { chmodSync, mkdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../testing/scratch-folder'
import { canEnter, chooseAccount } from './account'
import { halfMadePath, removeHalfMade } from './half-made'
import { openSocketDirectory } from './places'

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
