import { expect, it } from 'vitest'
import { heldTexts, parseHeldText } from './held-message'

it('any number of held records fits into notifications, and comes out of them', () => {
  const recordIds = Array.from({ length: 2_000 }, (_, index) => `500${String(index).padStart(12, '0')}AAA`)
  const connectionId = 'c0ffee00-0000-4000-8000-000000000000'
  const message = { connectionId, userId: '005000000000001AAA', recordIds }
  const texts = heldTexts(message)
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000)
  const parts = texts.map(parseHeldText)
  expect(parts.flatMap((part) => part.recordIds)).toEqual(recordIds)
  for (const part of parts) expect(part).toMatchObject({ connectionId, userId: message.userId })
})
