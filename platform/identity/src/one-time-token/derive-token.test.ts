import { expect, test } from 'vitest'
import { createTokenDeriver, type TokenOrigin } from './derive-token'

const origin: TokenOrigin = {
  purpose: 'passwordReset',
  brand: 'first',
  subjectId: 'user-ana',
  key: 'job 1',
  seed: Buffer.alloc(32, 7),
}
const derive = createTokenDeriver('a secret of one installation only')

test('one origin has one token, and each part of it another one', () => {
  // Links mailed before a release still open after it.
  expect(derive({ ...origin })).toBe('YdMg-XyHBgymwWc7RFjUS9v52uQffn53ijXje8sEO8w')
  const others: readonly Partial<TokenOrigin>[] = [
    { purpose: 'invitation' },
    { brand: 'second' },
    { subjectId: 'user-ivo' },
    { key: 'job 2' },
    { seed: Buffer.alloc(32, 8) },
  ]
  const tokens = [origin, ...others.map((change) => ({ ...origin, ...change }))].map(derive)
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(createTokenDeriver('another secret')(origin)).not.toBe(derive(origin))
})
