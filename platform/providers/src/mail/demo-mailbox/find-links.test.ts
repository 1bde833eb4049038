import { expect, test } from 'vitest'
import { findLinks } from './find-links'

test('links are found once each, without the full stop of their sentence, and with their entities read', () => {
  const text =
    'Open https://example.com/a?x=1&y=2. Or (https://example.com/b), not http:// or mailto:a@example.com'
  const html =
    '<a href="https://example.com/a?x=1&amp;y=2">A</a> <a style="" href="https://example.com/c">C</a>'
  expect(findLinks(text, html)).toEqual([
    'https://example.com/a?x=1&y=2',
    'https://example.com/b',
    'https://example.com/c',
  ])
})
