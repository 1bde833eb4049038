import { expect, it } from 'vitest'
import { lawByPlace } from '../../customers/facts/law-by-place'
import { serviceStopFee } from './service-stop-fee'

const contract = {
  start: '2026-01-05',
  end: '2027-01-04',
  law: lawByPlace['TX Electricity'].contractEnd,
  cancellationFee: 150,
}

it('is due before the free days of the place begin, and not from then on', () => {
  expect(serviceStopFee(contract, '2026-12-20', false)).toBe(150)
  expect(serviceStopFee(contract, '2026-12-21', false)).toBe(0)
  expect(serviceStopFee(contract, '2027-02-01', false)).toBe(0)
})

it('is never due from whoever moves out, nor without a contract that runs', () => {
  expect(serviceStopFee(contract, '2026-11-30', true)).toBe(0)
  expect(serviceStopFee({ ...contract, end: null }, '2026-11-30', false)).toBe(0)
})

it('is due until the end itself where the place has no free days that we know', () => {
  expect(serviceStopFee({ ...contract, law: null }, '2027-01-03', false)).toBe(150)
  expect(serviceStopFee({ ...contract, law: null }, '2027-01-04', false)).toBe(0)
})
