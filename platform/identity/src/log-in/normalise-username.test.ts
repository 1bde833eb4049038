import { expect, test } from 'vitest'
import { canBeUsername } from './normalise-username'

test('a username has 1 to 320 characters, and no NUL, which PostgreSQL does not take', () => {
  expect(['', 'a', 'a'.repeat(320), 'a'.repeat(321), 'a\0b'].map(canBeUsername)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
