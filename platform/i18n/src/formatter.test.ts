import { describe, expect, it } from 'vitest'
import { createFormatter, type Formatter } from './formatter'

const english = createFormatter({ language: 'en' })
const spanish = createFormatter({ language: 'es' })

describe('a formatter', () => {
  it.each<[string, (f: Formatter) => string | null, string | null, string | null]>([
    ['numbers', (f) => f.number(12345.6), '12,345.6', '12,345.6'],
    ['numbers with fixed digits', (f) => f.number(1250, 1), '1,250.0', '1,250.0'],
    ['money, always with cents', (f) => f.money(1234.5), '$1,234.50', '$1,234.50'],
    ['money that is owed to the customer', (f) => f.money(-12), '-$12.00', '-$12.00'],
    ['an estimate in dollars, without cents', (f) => f.wholeDollars(1234.5), '$1,235', '$1,235'],
    ['nothing as money, without a sign', (f) => f.money(-0.001), '$0.00', '$0.00'],
    ['electricity', (f) => f.kilowattHours(12345.64), '12,345.6 kWh', '12,345.6 kWh'],
    ['gas', (f) => f.therms(32.5), '32.5 therms', '32.5 termias'],
    ['one unit of gas', (f) => f.therms(1), '1 therm', '1 termia'],
    ['temperatures', (f) => f.temperature(96.6), '97 °F', '97 °F'],
    [
      'dates with the month spelled',
      (f) => f.date('2026-11-20'),
      'November 20, 2026',
      '20 de noviembre de 2026',
    ],
    ['days of the week', (f) => f.weekday('2026-11-20'), 'Friday, November 20', 'viernes 20 de noviembre'],
    ['months', (f) => f.month('2026-07'), 'July 2026', 'julio de 2026'],
    ['months in short', (f) => f.monthShort('2026-07-31'), 'Jul', 'jul'],
    ['percentages', (f) => f.percent(0.126), '13%', '13%'],
    ['a rise', (f) => f.percentChange(1842, 1532), '+20%', '+20%'],
    ['a fall', (f) => f.percentChange(90, 100), '−10%', '−10%'],
    ['no change', (f) => f.percentChange(1001, 1000), '0%', '0%'],
    ['a change from nothing', (f) => f.percentChange(10, 0), null, null],
  ])('writes %s', (_, write, inEnglish, inSpanish) => {
    expect([write(english), write(spanish)]).toEqual([inEnglish, inSpanish])
  })

  it.each([
    ['2026-07-02', '2026-08-01', 'July 2 – August 1, 2026', '2 de julio – 1 de agosto de 2026'],
    ['2026-07-02', '2026-07-31', 'July 2 – 31, 2026', '2 – 31 de julio de 2026'],
    [
      '2026-12-12',
      '2027-01-11',
      'December 12, 2026 – January 11, 2027',
      '12 de diciembre de 2026 – 11 de enero de 2027',
    ],
    ['2026-07-02', '2026-07-02', 'July 2, 2026', '2 de julio de 2026'],
  ])('writes the range %s to %s', (from, to, inEnglish, inSpanish) => {
    expect([english.dateRange(from, to), spanish.dateRange(from, to)]).toEqual([inEnglish, inSpanish])
  })

  it.each([
    ['2026-11-21', 'Pacific/Honolulu', '2026-11-21'],
    ['2026-11-21T05:59:59.000Z', 'America/Chicago', '2026-11-20'],
    ['2026-11-21T06:00:00.000Z', 'America/Chicago', '2026-11-21'],
    ['2026-11-21T06:00:00.000Z', 'Pacific/Honolulu', '2026-11-20'],
  ])('tells the calendar day of %s in %s', (value, timeZone, day) => {
    expect(createFormatter({ language: 'es', timeZone }).day(value)).toBe(day)
  })

  it.each(['Pacific/Honolulu', 'America/Chicago', 'Pacific/Auckland'])(
    'never moves a calendar date, in %s',
    (timeZone) => {
      const f = createFormatter({ language: 'en', timeZone })
      expect([f.date('2026-01-01'), f.month('2026-01-01'), f.dateRange('2026-01-01', '2026-01-31')]).toEqual([
        'January 1, 2026',
        'January 2026',
        'January 1 – 31, 2026',
      ])
    },
  )

  it('shows a moment in the zone of the service address', () => {
    const moment = '2026-11-20T04:05:00.000Z'
    expect(english.date(moment)).toBe('November 19, 2026')
    expect(createFormatter({ language: 'en', timeZone: 'UTC' }).date(moment)).toBe('November 20, 2026')
    expect(english.dateTime('2026-11-20T19:05:00Z')).toBe('November 20, 2026, 1:05 p.m.')
    expect(spanish.dateTime(new Date('2026-11-20T19:05:00Z'))).toBe('20 de noviembre de 2026, 1:05 p.m.')
  })

  it.each(['soon', '2026-13-01', '2026-02-30'])('refuses %s as a date', (value) => {
    expect(() => english.date(value)).toThrow(RangeError)
  })

  it('answers from the texts it takes over before it formats anew', () => {
    const server = createFormatter({ language: 'es' })
    const made = [server.money(10), server.date('2026-07-28'), server.dateRange('2026-07-02', '2026-08-01')]
    const marked = Object.fromEntries(Object.entries(server.texts()).map(([key, text]) => [key, `${text}!`]))

    const browser = createFormatter({ language: 'es', takenOver: marked })

    expect([
      browser.money(10),
      browser.date('2026-07-28'),
      browser.dateRange('2026-07-02', '2026-08-01'),
      browser.money(11),
    ]).toEqual([...made.map((text) => `${text}!`), '$11.00'])
  })

  it('records every text it makes, however often it makes it', () => {
    const f = createFormatter({ language: 'en' })
    f.number(5)
    f.number(5)
    f.kilowattHours(5)
    f.percentChange(2, 1)
    expect(Object.values(f.texts())).toEqual(['5', '5 kWh', '+100%'])
  })
})
