import { createFormatter, createLabels } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { usageLabels } from './labels'
import { amountText, type ComparedCycle, type UsageReasons, usageSentence } from './usage-texts'

const june: ComparedCycle = { month: '2026-06', amount: 1600 }
const july: ComparedCycle = { month: '2026-07', amount: 1910.2 }
const both: UsageReasons = { daysReason: 6, weatherReason: 'hotter' }

function say(
  language: 'en' | 'es',
  commodity: 'electricity' | 'gas',
  current: ComparedCycle,
  last: ComparedCycle | null,
  reasons: UsageReasons | null = null,
) {
  return usageSentence(
    createLabels(language, usageLabels),
    createFormatter({ language }),
    commodity,
    current,
    last,
    reasons,
  )
}

describe('the sentence about usage', () => {
  it('says how much more and why', () => {
    expect(say('en', 'electricity', july, june, both)).toBe(
      'You used 310 kWh more than in June: 6 more days and hotter weather.',
    )
  })

  it('says it in Spanish', () => {
    expect(say('es', 'electricity', july, june, both)).toBe(
      'Usted consumió 310 kWh más que en junio: 6 días más y un clima más caluroso.',
    )
  })

  it('says the one reason that there is', () => {
    expect(say('en', 'electricity', july, june, { daysReason: 1, weatherReason: null })).toBe(
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
    const winter = { month: '2026-01', amount: 150 }
    const december = { month: '2025-12', amount: 132.5 }
    expect(say('en', 'gas', winter, december, { daysReason: 0, weatherReason: 'colder' })).toBe(
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
