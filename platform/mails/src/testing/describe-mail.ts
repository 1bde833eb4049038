import { brandKeys, brandOf } from '@porchlight/brands'
import { type Language, labelProblems } from '@porchlight/i18n'
import { describe, expect, test } from 'vitest'
import type { Mail } from '../define-mail'
import { renderMail } from '../render-mail'
import { textsOf, voiceProblems } from './mail-texts'

const link = 'https://example.com/es/step?token=a&b=c'
const languages: readonly Language[] = ['en', 'es']

/** Texts that break out of HTML if they are not escaped. */
const attacks = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '{brand}{constructor}',
  '<!--',
  '</style><style>body{display:none}',
]

/** Describes the tests that every mail passes. `values` are example values that read alike in both languages. */
export function describeMail<Value extends string, Link extends string>(
  mail: Mail<Value, Link>,
  values: Readonly<Record<Value, string | number>>,
): void {
  const labels = { ...mail.labels }
  const { subject } = labels
  const links = { [mail.link]: link } as Record<Link, string>
  const render = (language: Language, changed: Readonly<Record<Value, string | number>> = values) =>
    renderMail(mail, { brand: 'second', language, values: changed, links })

  describe(mail.name, () => {
    test('has every text in both languages, and they differ', () => {
      expect(labelProblems(labels)).toEqual([])
      const spanish = textsOf(labels, 'es')
      expect(textsOf(labels, 'en').filter((text) => spanish.includes(text))).toEqual([])
    })

    test('keeps to the voice: short sentences, no English left in Spanish, usted', () => {
      expect(voiceProblems(labels)).toEqual([])
    })

    test('says nothing personal in its subject', () => {
      for (const text of languages.flatMap((language) => textsOf({ subject }, language))) {
        expect([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(['brand'])
      }
    })

    test.each(languages)('fills every blank and uses every value in %s', (language) => {
      const { subject, text, html } = render(language)
      expect(`${subject}${text}${html.replace(/<style>.*<\/style>/s, '')}`).not.toMatch(/[{}]/)
      for (const value of Object.values(values)) expect(text).toContain(String(value))
    })

    test.each(languages)('holds its link in both parts, as a button and spelled out, in %s', (language) => {
      const { text, html } = render(language)
      expect(text.split('\n')).toContain(link)
      const escaped = 'https://example.com/es/step?token=a&amp;b=c'
      expect(html.split(`href="${escaped}"`)).toHaveLength(3)
      expect(html).toContain(`>${escaped}</a>`)
    })

    test('is written in the name of each brand', () => {
      for (const brand of brandKeys) {
        const { subject, text, html } = renderMail(mail, { brand, language: 'en', values, links })
        const others = brandKeys.filter((key) => key !== brand).map((key) => brandOf(key).names.displayName)
        for (const part of [subject, text, html]) {
          expect(part).toContain(brandOf(brand).names.displayName)
          for (const other of others) expect(part).not.toContain(other)
        }
      }
    })

    test('shows hostile values as text', () => {
      const plain = tagsOf(render('en').html)
      for (const attack of attacks) {
        const hostile = Object.fromEntries(mail.values.map((name) => [name, attack]))
        const { html } = render('en', hostile as Record<Value, string>)
        expect(tagsOf(html)).toEqual(plain)
      }
    })
  })
}

/** Returns every tag with its attributes, in order. */
function tagsOf(html: string): readonly string[] {
  return html.match(/<[^>]*>/g) ?? []
}
