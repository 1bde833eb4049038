import { expect, it } from 'vitest'
import { mergedText, replyTemplates } from './templates'

const fields = { firstName: 'Ana', number: '10001', brand: 'Northlamp' }

it('every template is filled in completely, in both languages, and is short enough to be sent', () => {
  for (const template of replyTemplates) {
    for (const language of ['en', 'es'] as const) {
      const text = mergedText(template, language, fields)
      expect(text).toContain('Ana')
      expect(text).not.toMatch(/[{}]/)
      expect(text.length).toBeLessThan(4_000)
    }
  }
})

it('a customer without a first name is greeted without one', () => {
  const [template] = replyTemplates
  if (template === undefined) throw new RangeError('no template')
  const nameless = { ...fields, firstName: '' }
  expect(mergedText(template, 'en', nameless)).toMatch(/^Hello,\n/)
  expect(mergedText(template, 'es', nameless)).toMatch(/^Hola:\n/)
})
