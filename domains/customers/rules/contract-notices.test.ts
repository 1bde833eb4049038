import { describe, expect, it } from 'vitest'
import { lawByPlace } from '../facts/law-by-place'
import { contractMailDays, contractNotices, freeToLeaveFrom } from './contract-notices'

const law = lawByPlace['TX Electricity'].contractEnd

describe('the notices of a contract’s end', () => {
  it('begin with the last third of the term and end 30 days before it does', () => {
    expect(contractNotices('2026-01-01', '2026-12-31', law)).toEqual([
      '2026-09-01',
      '2026-10-17',
      '2026-12-01',
    ])
  })

  it('leave 15 days in a term under four months', () => {
    expect(contractNotices('2026-01-01', '2026-04-01', law)).toEqual([
      '2026-03-02',
      '2026-03-10',
      '2026-03-17',
    ])
  })

  it('never come after the last day allowed, however short the term', () => {
    const notices = contractNotices('2026-01-01', '2026-02-01', law)
    expect(notices).toEqual([...notices].sort())
    expect(notices.at(-1)).toBe('2026-01-17')
  })

  it('are none when the end is not after the start', () => {
    expect(contractNotices('2026-04-01', '2026-04-01', law)).toEqual([])
    expect(contractNotices('', '2026-04-01', law)).toEqual([])
  })

  it('are mailed where the law has them, and the end is mailed everywhere on the day after', () => {
    const term = { start: '2026-01-01', end: '2026-12-31', law }
    const notices = contractNotices('2026-01-01', '2026-12-31', law)
    expect(contractMailDays(term)).toEqual([...notices, '2027-01-01'])
    expect(contractMailDays({ ...term, law: null })).toEqual(['2027-01-01'])
    expect(contractMailDays({ ...term, start: null })).toEqual(['2027-01-01'])
    expect(contractMailDays({ ...term, end: null })).toEqual([])
  })

  it('are about a contract that can be left freely in its last 14 days', () => {
    expect(freeToLeaveFrom('2026-03-10', law)).toBe('2026-02-24')
  })
})
