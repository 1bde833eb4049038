import { describe, expect, it } from 'vitest'
import { lawByPlace } from '../facts/law-by-place'
import { planChangeTerms, planChangeUndoEnd } from './plan-change-terms'

const contract = {
  start: '2026-01-01',
  end: '2026-12-31',
  law: lawByPlace['TX Electricity'].contractEnd,
  lastRead: '2026-05-20',
  cancellationFee: 150,
}

describe('another plan for an account', () => {
  it('follows the contract without a fee from the first notice of its end on', () => {
    const renewal = { kind: 'Renewal', startDate: '2027-01-01', startsAtRead: false, earlyTerminationFee: 0 }
    expect(planChangeTerms(contract, '2026-09-01')).toEqual(renewal)
    expect(planChangeTerms(contract, '2026-12-31')).toEqual(renewal)
  })

  it('applies before that from the next meter read, for the fee of the present plan', () => {
    expect(planChangeTerms(contract, '2026-06-01')).toEqual({
      kind: 'Change',
      startDate: '2026-06-20',
      startsAtRead: true,
      earlyTerminationFee: 150,
    })
    // A read on the day of the order is one that was.
    expect(planChangeTerms(contract, '2026-06-20').startDate).toBe('2026-07-20')
    expect(planChangeTerms(contract, '2026-08-31')).toMatchObject({
      kind: 'Change',
      startDate: '2026-09-20',
      earlyTerminationFee: 150,
    })
  })

  it('costs no fee without a contract that runs', () => {
    const free = { startDate: '2026-06-20', startsAtRead: true, earlyTerminationFee: 0 }
    const ended = { ...contract, end: '2026-05-31' }
    expect(planChangeTerms({ ...contract, end: null }, '2026-06-01')).toEqual({ kind: 'Change', ...free })
    expect(planChangeTerms(ended, '2026-06-01')).toEqual({ kind: 'Renewal', ...free })
  })

  it('costs no fee in Texas when the meter is read in the 14 days that a contract can be left in', () => {
    // Of two months, the notices begin on the fortieth day.
    const short = { ...contract, start: '2026-05-01', end: '2026-06-30', lastRead: '2026-05-18' }
    expect(planChangeTerms(short, '2026-06-01')).toMatchObject({ kind: 'Change', earlyTerminationFee: 0 })
    expect(planChangeTerms({ ...short, law: null }, '2026-06-01')).toMatchObject({
      kind: 'Change',
      earlyTerminationFee: 150,
    })
    expect(planChangeTerms({ ...short, lastRead: '2026-05-15' }, '2026-06-01').earlyTerminationFee).toBe(150)
    expect(planChangeTerms({ ...short, lastRead: '2026-05-16' }, '2026-06-01').earlyTerminationFee).toBe(0)
  })

  it('follows the contract when the meter is not read before its end', () => {
    const short = { ...contract, start: '2026-05-25', end: '2026-06-15', lastRead: '2026-05-20' }
    expect(planChangeTerms(short, '2026-06-01')).toEqual({
      kind: 'Renewal',
      startDate: '2026-06-16',
      startsAtRead: false,
      earlyTerminationFee: 0,
    })
  })

  it('applies from a read on the last day of the contract', () => {
    const short = { ...contract, start: '2026-05-01', end: '2026-06-30', lastRead: '2026-05-30' }
    expect(planChangeTerms(short, '2026-06-01')).toMatchObject({ kind: 'Change', startDate: '2026-06-30' })
  })

  it('applies from the first read of a contract that has not begun', () => {
    const later = { ...contract, start: '2026-07-10', end: '2027-07-09', lastRead: null }
    expect(planChangeTerms(later, '2026-06-01')).toMatchObject({ kind: 'Change', startDate: '2026-08-10' })
  })

  it('is a renewal in the last 60 days where the start of the contract is not known', () => {
    expect(planChangeTerms({ ...contract, start: null }, '2026-10-31').kind).toBe('Change')
    expect(planChangeTerms({ ...contract, start: null }, '2026-11-01').kind).toBe('Renewal')
  })

  it('reckons the read by the month of the contract, or of the order, before the first read', () => {
    const unread = { ...contract, lastRead: null }
    expect(planChangeTerms(unread, '2026-06-15').startDate).toBe('2026-07-01')
    expect(planChangeTerms({ ...unread, start: null, end: null }, '2026-01-31').startDate).toBe('2026-02-28')
  })

  it('can be undone for 14 days, and before it applies', () => {
    expect(planChangeUndoEnd('2026-11-23', '2026-11-30')).toBe('2026-12-07')
    expect(planChangeUndoEnd('2026-11-23', '2026-12-07')).toBe('2026-12-07')
    expect(planChangeUndoEnd('2026-11-23', '2026-12-08')).toBe('2026-12-07')
    expect(planChangeUndoEnd('2026-11-23', '2027-01-05')).toBe('2027-01-04')
  })
})
