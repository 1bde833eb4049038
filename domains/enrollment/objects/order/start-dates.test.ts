import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isHoliday } from '../../../customers/rules/business-days'
import { addDays, weekdayOf } from '../../../customers/rules/calendar-day'
import { rescissionEnd, startDateChoices, startDateProblem } from './start-dates'

const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days))

it('offers a move-in from today on, on no Sunday and no holiday, within 60 days', () => {
  fc.assert(
    fc.property(day, (today) => {
      for (const { date, refusal } of startDateChoices('Move_In', today)) {
        const isPossible = weekdayOf(date) !== 0 && !isHoliday(date)
        expect(refusal === null, `${date} from ${today}`).toBe(isPossible)
        expect(startDateProblem('Move_In', date, today) === null).toBe(isPossible)
      }
    }),
  )
})

it('offers a switch once three business days lie between, and always offers one', () => {
  fc.assert(
    fc.property(day, (today) => {
      const choices = startDateChoices('Switch', today)
      const first = choices.find(({ refusal }) => refusal === null)?.date ?? ''
      const between = choices.filter(
        ({ date }) => date > today && date <= first && ![0, 6].includes(weekdayOf(date)) && !isHoliday(date),
      )
      expect(between).toHaveLength(3)
      expect(choices.every(({ date, refusal }) => date < first === (refusal === 'tooSoon'))).toBe(true)
    }),
  )
})

it.each([
  ['2026-11-20', '2026-11-25'],
  ['2026-11-24', '2026-11-30'],
  ['2026-12-23', '2026-12-29'],
  ['2027-06-16', '2027-06-22'],
])('lets a switch of %s be taken back until %s, over weekends and holidays', (today, end) => {
  expect(rescissionEnd({ state: 'TX', commodity: 'Electricity' }, today)).toBe(end)
})

it.each([
  [{ state: 'OH', commodity: 'Gas' }, '2026-12-02'],
  [{ state: 'GA', commodity: 'Gas' }, '2026-11-23'],
  [{ state: 'IL', commodity: 'Gas' }, null],
  [{ state: 'TX', commodity: 'Gas' }, null],
])('lets a switch in %j of Friday, November 20 be taken back until %s', (place, end) => {
  expect(rescissionEnd(place, '2026-11-20')).toBe(end)
})

it('refuses the past and what is too far', () => {
  expect(startDateProblem('Move_In', '2026-11-19', '2026-11-20')?.en).toBe('Choose today or a later day.')
  expect(startDateProblem('Switch', '2027-01-20', '2026-11-20')?.en).toContain('60 days')
})
