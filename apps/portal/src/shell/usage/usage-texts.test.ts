import { createFormatter, createLabels } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { usageLabels } from './labels'
import type { UsageMonth } from './usage-month'
import { amountText, usageSentence } from './usage-texts'

const june: UsageMonth = {
  id: 'a00000000000001AAA',
  month: '2026-06',
  start: '2026-06-01',
  end: '2026-06-28',
  days: 28,
  amount: 1600,
  temperature: 83,
  cooling: 28 * 15,
  heating: 0,
  estimated: false,
}
const july: UsageMonth = { ...june, month: '2026-07', days: 34, amount: 1910.2, cooling: 34 * 18 }

function say(
  language: 'en' | 'es',
  commodity: 'electricity' | 'gas',
  current: UsageMonth,
  last: UsageMonth | null,
) {
  return usageSentence(
    createLabels(language, usageLabels),
    createFormatter({ language }),
    commodity,
    current,
    last,
  )
}

describe('the sentence about usage', () => {
  it('says how much more and why', () => {
    expect(say('en', 'electricity', july, june)).toBe(
      'You used 310 kWh more than in June: 6 more days and hotter weather.',
    )
  })

  it('says it in Spanish', () => {
    expect(say('es', 'electricity', july, june)).toBe(
      'Usted consumió 310 kWh más que en junio: 6 días más y un clima más caluroso.',
    )
  })

  it('says the one reason that there is', () => {
    expect(say('en', 'electricity', { ...july, days: 29, cooling: 29 * 15 }, june)).toBe(
      'You used 310 kWh more than in June: 1 more day.',
    )
  })

  it('makes up no reason', () => {
    expect(say('en', 'electricity', { ...june, month: '2026-07', amount: 1500 }, june)).toBe(
      'You used 100 kWh less than in June.',
    )
  })

  it('calls a difference that rounds away the same', () => {
    expect(say('en', 'electricity', { ...june, month: '2026-07', amount: 1600.3 }, june)).toBe(
      'You used the same as in June.',
    )
  })

  it('counts gas in therms', () => {
    const winter = { ...june, month: '2026-01', amount: 150, heating: 28 * 35 }
    const december = { ...june, month: '2025-12', amount: 132.5, heating: 28 * 30 }
    expect(say('en', 'gas', winter, december)).toBe(
      'You used 17.5 therms more than in December: colder weather.',
    )
  })

  it('says what the first bill used', () => {
    expect(say('en', 'electricity', june, null)).toBe('You used 1,600 kWh in June.')
  })
})

describe('an amount', () => {
  it('is whole for electricity and exact to a tenth for gas', () => {
    const format = createFormatter({ language: 'en' })
    expect(amountText(format, 'electricity', 1234.56)).toBe('1,235 kWh')
    expect(amountText(format, 'gas', 32.54)).toBe('32.5 therms')
  })
})
