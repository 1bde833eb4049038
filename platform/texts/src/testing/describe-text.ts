import { brandKeys, brandOf } from '@porchlight/brands'
import { type Language, labelProblems } from '@porchlight/i18n'
import segments from 'sms-segments-calculator'
import { describe, expect, test } from 'vitest'
import type { Text } from '../define-text'
import { renderText } from '../render-text'

const languages: readonly Language[] = ['en', 'es']

/**
 * Describes the tests that every text passes. `values` are the longest that occur, and read alike in both languages.
 */
export function describeText<Value extends string>(
  text: Text<Value>,
  values: Readonly<Record<Value, string>>,
): void {
  describe(text.name, () => {
    test('has its words in both languages, and they differ', () => {
      expect(labelProblems({ ...text.labels })).toEqual([])
      expect(text.labels.body.en).not.toBe(text.labels.body.es)
    })

    test.each(languages)(
      'says first who writes, fills every blank and keeps to its length in %s',
      (language) => {
        for (const brand of brandKeys) {
          const body = renderText(text, { brand, language, values })
          expect(body.startsWith(`${brandOf(brand).names.shortName}: `)).toBe(true)
          expect(body).not.toMatch(/[{}]/)
          for (const value of Object.values(values)) expect(body).toContain(value)
          const { segmentsCount } = new segments.SegmentedMessage(body)
          expect([body, segmentsCount <= text.segments[language]]).toEqual([body, true])
        }
      },
    )

    test('shows a hostile value on one line, and refuses an empty one', () => {
      for (const name of text.values) {
        const input = { brand: 'first', language: 'en' } as const
        const hostile = renderText(text, { ...input, values: { ...values, [name]: 'a\n\u202eb {brand}' } })
        expect(hostile).not.toMatch(/[\n\u202e]/)
        expect(() => renderText(text, { ...input, values: { ...values, [name]: ' ' } })).toThrow()
      }
    })
  })
}
