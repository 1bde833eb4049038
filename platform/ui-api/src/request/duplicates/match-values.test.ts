import { describe, expect, test } from 'vitest'
import { candidateCondition, valuesMatch } from './match-values'
import { likeness, plainWords } from './text-likeness'

describe('names', () => {
  test.each([
    ['José', 'Jose'],
    ['Ana', 'Anna'],
    ['J.', 'John'],
  ])('%s and %s may be one first name', (first, second) => {
    expect(valuesMatch('FirstName', first, second)).toBe(true)
    expect(valuesMatch('FirstName', second, first)).toBe(true)
  })

  test.each([
    ['Maria', 'Mario'],
    ['John', 'Joan'],
    ['K.', 'John'],
  ])('%s and %s are two', (first, second) => {
    expect(valuesMatch('FirstName', first, second)).toBe(false)
  })

  test.each([
    ['Gonzalez', 'González'],
    ['Gonzalez', 'Gonzales'],
    ['Whitcombe', 'Whitcomb'],
    ['O’Neill', "O'Neil"],
  ])('%s and %s may be one last name', (first, second) => {
    expect(valuesMatch('LastName', first, second)).toBe(true)
  })

  test('an initial is no last name', () => {
    expect(valuesMatch('LastName', 'G', 'Gonzalez')).toBe(false)
  })
})

test.each([
  ['120 N. Main Street', '120 North Main St', true],
  ['120 Main St #4', '120 Main Street Apt 4', true],
  ['120 Main', '120 Main St', true],
  ['120 Main St', '122 Main St', false],
  ['120 Main St Apt 4', '120 Main St', false],
  ['120 Elm Creek Dr', '120 Elm Creek Ln', false],
])('%s and %s are the same address: %s', (first, second, same) => {
  expect(valuesMatch('Street', first, second)).toBe(same)
})

test('phones are compared by their ten digits, without country code and extension', () => {
  expect(valuesMatch('Phone', '+1 713 555-0121 ext. 9', '(713) 555-0121')).toBe(true)
  expect(valuesMatch('Phone', '713 555 0121', '713 555 0122')).toBe(false)
  expect(valuesMatch('Phone', '+44 20 7946 0000', '442079460000')).toBe(true)
})

test('the usual spellings of a phone are looked for, as they are stored', () => {
  const condition = candidateCondition('Phone', 'MobilePhone', '713.555.0121')
  expect(condition).toMatchObject({ kind: 'compare', operator: 'in' })
  const spellings = condition?.kind === 'compare' ? condition.value : []
  expect(spellings).toEqual(
    expect.arrayContaining([
      '(713) 555-0121',
      '+17135550121',
      '7135550121',
      '1-713-555-0121',
      '+1 (713) 555-0121',
    ]),
  )
})

test('postal codes are the same by their first five digits', () => {
  expect(valuesMatch('PostalCode', '77084-1234', '77084')).toBe(true)
  expect(valuesMatch('PostalCode', '77085', '77084')).toBe(false)
})

test('likeness is 1 for the same, 0 for nothing in common, and does not depend on the order', () => {
  expect(likeness('martha', 'marhta')).toBeCloseTo(0.9611, 4)
  expect(likeness('dixon', 'dicksonx')).toBeCloseTo(0.8133, 4)
  expect(likeness('dwayne', 'duane')).toBeCloseTo(likeness('duane', 'dwayne'), 10)
  expect([likeness('abc', 'abc'), likeness('abc', 'xyz'), likeness('', 'abc')]).toEqual([1, 0, 0])
})

test('words are plain without accents, signs and capitals', () => {
  expect(plainWords('  ÁRBOL,  de la—Peña ')).toBe('arbol de la pena')
})

test('a street of marks that the normal form puts in order is compared at once', () => {
  const street = `a${'\u0315\u0316'.repeat(20_000)}`
  const before = process.cpuUsage()
  expect(valuesMatch('Street', street, '12 Oak St')).toBe(false)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(100)
})
