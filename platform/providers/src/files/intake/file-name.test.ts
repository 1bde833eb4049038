import { describe, expect, it } from 'vitest'
import { cleanFileName } from './file-name'

describe('a file’s name', () => {
  it.each([
    ['Contrato de José.pdf', 'Contrato de José.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\fakepath\\lease.pdf', 'lease.pdf'],
    ['a\u0000b\r\nX-Planted: 1.pdf', 'abX-Planted_ 1.pdf'],
    ['invoice\u202Egpj.pdf', 'invoicegpj.pdf'],
    ['zero\u200Bwidth.pdf', 'zerowidth.pdf'],
    ['CON.pdf', '_CON.pdf'],
    ['a"; filename="b.pdf', 'a_; filename=_b.pdf'],
    ['..', 'file'],
    [' . .lease. .pdf . ', 'lease. .pdf'],
    [`${'.'.repeat(75_000)}x.pdf`, 'x.pdf'],
    [`../${'x/'.repeat(40_000)}lease.pdf`, 'lease.pdf'],
    ['', 'file'],
    [`${'é'.repeat(4_000)}.tiff`, `${'é'.repeat(115)}.tiff`],
  ])('%j is kept as %j', (given, stored) => {
    expect(cleanFileName(given)).toBe(stored)
  })

  it.each([
    ['points', '.'],
    ['spaces', ' '],
    ['marks that the normal form puts in order', '\u0315\u0316'],
    ['folders', './'],
  ])('of 75,000 %s is cleaned at once', (_, sign) => {
    const name = `a${sign.repeat(75_000 / sign.length)}x.pdf`
    const before = process.cpuUsage()
    cleanFileName(name)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(100)
  })
})
