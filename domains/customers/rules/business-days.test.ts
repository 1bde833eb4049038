import { expect, it } from 'vitest'
import { addBusinessDays, addFederalBusinessDays, businessDayFrom, isHoliday } from './business-days'
import { addDays, weekdayOf } from './calendar-day'

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-26', '2026-11-27'],
  ['2026-05-25', '2026-05-26'],
  ['2026-09-07', '2026-09-08'],
  ['2027-01-01', '2027-01-04'],
])('the business day from %s is %s', (date, expected) => {
  expect(businessDayFrom(date)).toBe(expected)
})

it('three business days after a Wednesday before Thanksgiving skip the holiday and the weekend', () => {
  expect(addBusinessDays('2026-11-25', 3)).toBe('2026-12-01')
})

it.each([
  // Juneteenth of 2027 is a Saturday: federal offices are closed on the Friday, banks and the market are not.
  ['2027-06-16', 3, '2027-06-22', '2027-06-21'],
  ['2026-11-25', 3, '2026-12-01', '2026-12-01'],
  ['2027-12-23', 1, '2027-12-27', '2027-12-24'],
])('%s and %i federal business days are %s, and banks count to %s', (day, count, federal, banks) => {
  expect(addFederalBusinessDays(day, count)).toBe(federal)
  expect(addBusinessDays(day, count)).toBe(banks)
})

/** The Federal Reserve's holiday schedule; what falls on a Saturday is not moved and costs no working day. */
const schedule: Readonly<Record<string, readonly string[]>> = {
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: ['01-01', '01-18', '02-15', '05-31', '07-05', '09-06', '10-11', '11-11', '11-25'],
  2028: ['01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-23', '12-25'],
  2029: ['01-01', '01-15', '02-19', '05-28', '06-19', '07-04', '09-03', '10-08', '11-12', '11-22', '12-25'],
  2030: ['01-01', '01-21', '02-18', '05-27', '06-19', '07-04', '09-02', '10-14', '11-11', '11-28', '12-25'],
  2031: ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25'],
}

it.each(Object.entries(schedule))('in %s banks and the market rest on these weekdays alone', (year, days) => {
  const found: string[] = []
  for (let date = `${year}-01-01`; date.startsWith(year); date = addDays(date, 1)) {
    if (weekdayOf(date) % 6 !== 0 && isHoliday(date)) found.push(date.slice(5))
  }
  expect(found).toEqual(days)
})

it('a holiday on a Sunday is observed on the Monday, one on a Saturday not on the Friday', () => {
  expect(businessDayFrom('2027-07-03')).toBe('2027-07-06')
  expect(businessDayFrom('2027-06-18')).toBe('2027-06-18')
})
