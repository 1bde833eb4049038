import { describe, expect, test } from 'vitest'
import { describeFailure, maskText } from './describe-failure'

describe('what is kept of a failure', () => {
  test('holds no address, no link and no number of a person', () => {
    const text = maskText(
      'to <ana.lópez+x@example.com>, call (512) 555-0142 or 512.555.0142\r\nsee https://example.com/reset?t=abc 078-05-1120',
    )
    expect(text).toBe('to <[address]>, call ([number] or [number] see [link] [number]')
  })

  test('names the error, its code and its message in at most 300 characters', () => {
    const error = Object.assign(new TypeError('x'.repeat(1_000)), { code: 'ECONNREFUSED' })
    expect(describeFailure(error)).toMatch(/^TypeError ECONNREFUSED: x+$/)
    expect(describeFailure(error)).toHaveLength(300)
    expect(describeFailure(undefined)).toBe('A undefined was thrown.')
  })
})
