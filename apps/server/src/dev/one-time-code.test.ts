import { expect, it } from 'vitest'
import { oneTimeCode } from './one-time-code'

// The key of RFC 6238, appendix B, "12345678901234567890"; the last six of its eight digits.
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('gives the codes of RFC 6238: at %i seconds %s', (seconds, code) => {
  expect(oneTimeCode(key, new Date(seconds * 1_000))).toBe(code)
})

it('reads a key as it is shown, in groups, and nothing else', () => {
  const at = new Date(59_000)
  expect(oneTimeCode(key.toLowerCase().replace(/(.{4})/g, '$1 '), at)).toBe('287082')
  for (const wrong of ['', 'GEZD', `${key}1`, `${key}0`, '<script>', 'A'.repeat(129)]) {
    expect(oneTimeCode(wrong, at), wrong).toBeNull()
  }
})
