import { describe, expect, it } from 'vitest'
import { isNarrow } from './likely-range'

describe('the range of a likely amount', () => {
  it.each([
    [{ low: 96, likely: 97, high: 97 }, true],
    [{ low: 19, likely: 20, high: 21 }, true],
    [{ low: 19, likely: 20, high: 22 }, false],
    [{ low: 195, likely: 200, high: 205 }, true],
    [{ low: 195, likely: 200, high: 206 }, false],
    [{ low: 88, likely: 97, high: 108 }, false],
    [{ low: 0, likely: 0, high: 0 }, true],
  ])('%j is narrow: %s', (range, narrow) => {
    expect(isNarrow(range)).toBe(narrow)
  })
})
