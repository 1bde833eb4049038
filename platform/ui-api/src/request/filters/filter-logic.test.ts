import { describe, expect, it } from 'vitest'
import { keepFilters, parseFilterLogic, writeFilterLogic } from './filter-logic'

describe('a filter logic', () => {
  it.each([
    ['(1 OR 2) AND 3', 3],
    ['1 AND NOT (2 OR 3)', 3],
    ['1 OR (2 AND 3 AND (4 OR 1))', 4],
  ])('%s is read and written back', (text, count) => {
    const logic = parseFilterLogic(text, count)
    expect(logic === null ? null : writeFilterLogic(logic)).toBe(text)
  })

  it.each([null, '', '1 and 2 and 3', '(1 AND 2 AND 3)'])(
    '%j stands for all filters, without a string',
    (text) => {
      const logic = parseFilterLogic(text, 3)
      expect(logic === null ? 'unread' : writeFilterLogic(logic)).toBeNull()
    },
  )

  it.each([
    ['a filter that is not there', '1 AND 4'],
    ['a filter that is left out', '1 AND 2'],
    ['AND and OR side by side', '1 AND 2 OR 3'],
    ['a parenthesis that is not closed', '(1 AND 2 AND 3'],
    ['a parenthesis too many', '1 AND 2 AND 3)'],
    ['a word that is none', '1 XOR 2 AND 3'],
    ['two numbers side by side', '1 2 3'],
    ['nothing between the words', '1 AND AND 2 AND 3'],
    ['a zero', '0 AND 1 AND 2 AND 3'],
    ['parentheses without end', `${'('.repeat(100)}1 AND 2 AND 3${')'.repeat(100)}`],
    ['NOT without end', `${'NOT '.repeat(90)}1 AND 2 AND 3`],
    ['a text without end', '1 AND 2 AND 3'.padEnd(500)],
  ])('refuses %s', (_, text) => {
    expect(parseFilterLogic(text, 3)).toBeNull()
  })

  it('keeps its form when filters are taken out', () => {
    const logic = parseFilterLogic('(1 OR 2) AND NOT 3', 3)
    if (logic === null) throw new TypeError('It can be read.')
    const without = (...retained: readonly number[]) => {
      const left = keepFilters(logic, retained)
      return left === null ? 'nothing' : (writeFilterLogic(left) ?? 'all')
    }
    expect([without(1, 2), without(2, 3), without(3), without(1), without()]).toEqual([
      '1 OR 2',
      '1 AND NOT 2',
      'NOT 1',
      'all',
      'nothing',
    ])
  })
})
