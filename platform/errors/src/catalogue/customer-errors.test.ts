import { describe, expect, it } from 'vitest'
import { type CustomerError, type CustomerText, templateOf } from '../error-definition'
import { errorCatalogue } from './catalogue'
import { customerErrors, customerTextOf } from './customer-errors'

const rows: Readonly<Record<string, CustomerError>> = customerErrors

/** Returns the problems of a page's text: a language without text, or a placeholder, which no page fills. */
function problemsOf({ en, es }: CustomerText): readonly string[] {
  return [
    ...(en.trim() === '' || es.trim() === '' || en === es ? ['not in both languages'] : []),
    ...(/[{}]/.test(en + es) ? ['has a blank'] : []),
  ]
}

describe('an error that a customer can meet', () => {
  it.each(Object.keys(rows))('has a text for pages in both languages: %s', (key) => {
    expect(problemsOf(customerTextOf(key))).toEqual([])
  })

  it('is written once: the API answers with the English of the pages, or with a text of its own', () => {
    const twice = Object.values(rows).filter((row) => 'onPage' in row && row.onPage.en === row.message)
    expect(twice).toEqual([])
    expect(templateOf(errorCatalogue.zipNotServed)).toBe(customerTextOf('zipNotServed').en)
    expect(templateOf(errorCatalogue.notFound)).not.toBe(customerTextOf('notFound').en)
  })

  it('is the general one where the key has no text for customers, whatever its name', () => {
    for (const key of ['schemaMismatch', 'toString', '']) {
      expect(customerTextOf(key)).toEqual(customerErrors.internal.message)
    }
  })

  it('is reported when a language is missing or a blank would be shown', () => {
    expect(problemsOf({ en: 'Too large.', es: ' ' })).toEqual(['not in both languages'])
    expect(problemsOf({ en: 'Too large.', es: 'Too large.' })).toEqual(['not in both languages'])
    expect(problemsOf({ en: 'Wait {minutes}.', es: 'Espere {minutes}.' })).toEqual(['has a blank'])
  })
})
