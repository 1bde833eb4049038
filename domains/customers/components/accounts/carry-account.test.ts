import { describe, expect, it } from 'vitest'
import { carryAccount } from './carry-account'

const chosen = '001000000000002AAA'
const other = '001000000000001AAA'

describe('an address of a chosen account', () => {
  it.each([
    ['/', `/?account=${chosen}`],
    ['/alerts', `/alerts?account=${chosen}`],
    ['/messages/new?type=Complaint', `/messages/new?type=Complaint&account=${chosen}`],
    ['/bills?rows=40#row-5', `/bills?rows=40&account=${chosen}#row-5`],
  ])('%s names it before the fragment', (path, carried) => {
    expect(carryAccount(path, chosen, [other, chosen])).toBe(carried)
  })

  it.each([`/?account=${other}`, `/usage/${chosen}/download`, `/accounts/${other}`, '/logout', '/es/logout'])(
    '%s stays as it is',
    (path) => {
      expect(carryAccount(path, chosen, [other, chosen])).toBe(path)
    },
  )
})
