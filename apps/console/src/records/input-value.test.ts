import { describe, expect, it } from 'vitest'
import { parseFieldValue, toInputValue } from './input-value'

describe('a field of a form', () => {
  it.each([
    ['String', 'Two words', 'Two words'],
    ['TextArea', null, ''],
    ['Currency', 12.5, '12.5'],
    ['Boolean', true, true],
    ['Boolean', null, false],
    ['Date', '2026-11-20', '2026-11-20'],
  ] as const)('of type %s shows %o and comes back as it was', (dataType, value, typed) => {
    expect(toInputValue(dataType, value)).toBe(typed)
    expect(parseFieldValue(dataType, typed)).toBe(value ?? (dataType === 'Boolean' ? false : null))
  })

  it('shows a moment in the time zone of the browser, to the minute', () => {
    const moment = '2026-11-20T18:05:00.000Z'
    expect(parseFieldValue('DateTime', toInputValue('DateTime', moment))).toBe(moment)
  })

  it('reads a number with separators, and leaves what is not a number to the server to refuse', () => {
    expect(parseFieldValue('Int', '1,200')).toBe(1200)
    expect(parseFieldValue('Currency', ' -1,234,500.25')).toBe(-1234500.25)
    expect(parseFieldValue('Int', 'many')).toBe('many')
    // With a decimal comma, 4.8 cents would become 48.
    for (const decimal of ['4,8', '9,65', '1.234,5', '12,3456']) {
      expect(parseFieldValue('Double', decimal)).toBe(decimal)
    }
  })
})
