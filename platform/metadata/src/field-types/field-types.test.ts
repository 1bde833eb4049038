import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FieldDataType } from '../declare/field'
import { toRecordId } from '../record/record-id'
import type { FieldTraits } from './field-type'
import { fieldTypes } from './field-types'
import type { FieldScalar } from './field-value'
import { isValueRefusal } from './refuse'

const traits: FieldTraits = {
  apiName: 'Field__c',
  label: { en: 'Field', es: 'Campo' },
  length: 40,
  precision: 12,
  scale: 2,
  picklistValues: [
    { value: 'Open', label: { en: 'Open', es: 'Abierto' } },
    { value: 'Shut', label: { en: 'Shut', es: 'Cerrado' } },
  ],
}

const dataTypes = Object.keys(fieldTypes) as FieldDataType[]

const plainText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && text !== '' && [...text].length <= 40)

const decimal = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((cents) => cents / 100)
const moment = fc
  .date({ min: new Date('1700-01-01T00:00:00Z'), max: new Date('3999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const idCharacter = fc.constantFrom(...'0123456789ABCabcXYZxyz')

/** Values that each type accepts and stores unchanged. */
const acceptable: Readonly<Record<FieldDataType, fc.Arbitrary<FieldScalar>>> = {
  Boolean: fc.boolean(),
  Currency: decimal,
  Date: moment.map((text) => text.slice(0, 10)),
  DateTime: moment,
  Double: decimal,
  Email: fc.constantFrom('a@example.com', "o'neil+x@sub.example.com", '1_2@a-b.example.com'),
  Int: fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }).map((value) => (value === 0 ? 0 : value)),
  Percent: decimal,
  Phone: fc.constantFrom('(713) 555-0142', '+1 713 555 0142', '713-555-0142 x12', '7135550142'),
  Picklist: fc.constantFrom('Open', 'Shut'),
  Reference: fc
    .string({ unit: idCharacter, minLength: 15, maxLength: 15 })
    .map((short) => toRecordId(short) ?? ''),
  String: plainText.filter((text) => !/[\n\r]/.test(text)),
  TextArea: plainText.map((text) => text.replaceAll('\r\n', '\n')),
  Url: fc.constantFrom('https://www.example.com/a?b=c#d', 'http://localhost:3000/', 'HTTPS://EXAMPLE.COM'),
}

describe('values in PostgreSQL', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createTestDatabase()
    const columns = dataTypes.map((name) => `"${name}" ${fieldTypes[name].columnType(traits)}`)
    await database.pool.query(`create table value (${columns.join(', ')})`)
  })

  afterAll(async () => {
    await database.close()
  })

  it.each(dataTypes)('%s comes back from its column as it was accepted', async (dataType) => {
    const type = fieldTypes[dataType]
    await fc.assert(
      fc.asyncProperty(acceptable[dataType], async (value) => {
        const accepted = type.toColumn(value, traits)
        expect(accepted).toEqual(value)
        const stored = await store(database, dataType, accepted)
        expect(type.fromColumn(stored)).toEqual(value)
      }),
      { numRuns: 40 },
    )
  })

  it.each(dataTypes)('%s keeps null', async (dataType) => {
    expect(fieldTypes[dataType].fromColumn(await store(database, dataType, null))).toBeNull()
    expect(fieldTypes[dataType].display(null, traits, 'en')).toBeNull()
  })

  it('orders text the same on every server, by character code', async () => {
    await database.pool.query(`insert into value ("String") values ('b'), ('B'), ('á'), ('a')`)
    const { rows } = await database.pool.query<{ String: string }>(
      `select "String" from value where "String" in ('b', 'B', 'á', 'a') and "Int" is null order by "String"`,
    )
    expect([...new Set(rows.map((row) => row.String))]).toEqual(['B', 'a', 'b', 'á'])
  })
})

describe('values that are refused', () => {
  const wrong: readonly [FieldDataType, unknown][] = [
    ['Boolean', 'true'],
    ['Boolean', 1],
    ['Currency', '12.50'],
    ['Currency', 12.345],
    ['Currency', 10_000_000_000],
    ['Currency', Number.NaN],
    ['Double', Number.POSITIVE_INFINITY],
    ['Percent', null],
    ['Date', '2026-02-29'],
    ['Date', '2026-13-01'],
    ['Date', '2026-1-1'],
    ['Date', '2026-11-20T00:00:00Z'],
    ['Date', '1699-12-31'],
    ['Date', 20_261_120],
    ['DateTime', '2026-11-20 12:00:00'],
    ['DateTime', '2026-11-20T12:00:00'],
    ['DateTime', '2026-02-30T12:00:00Z'],
    ['DateTime', '2026-11-20T24:00:00Z'],
    ['Email', 'nobody'],
    ['Email', 'a@b'],
    ['Email', 'a@@example.com'],
    ['Email', '.a@example.com'],
    ['Email', 'a b@example.com'],
    ['Email', 'a@-example.com'],
    ['Email', `${'a'.repeat(65)}@example.com`],
    ['Int', 1.5],
    ['Int', '1'],
    ['Int', 2_147_483_648],
    ['Phone', '555-01'],
    ['Phone', 'call me at 7135550142'],
    ['Phone', '1234567890123456'],
    ['Picklist', 'open'],
    ['Picklist', 'Ajar'],
    ['Reference', 'not an id'],
    ['Reference', '00117000'],
    ['String', 12],
    ['String', 'a\u0000b'],
    ['String', 'half a pair \ud83d'],
    ['String', 'two\nlines'],
    ['String', 'x'.repeat(41)],
    ['TextArea', 'x'.repeat(41)],
    ['TextArea', { toString: 'x' }],
    ['Url', 'javascript:alert(1)'],
    ['Url', 'ftp://example.com/'],
    ['Url', '//example.com'],
    ['Url', 'https://user:pass@example.com/'],
    ['Url', 'https://exa mple.com/'],
  ]

  it.each(wrong)('%s refuses %j with a sentence in both languages', (dataType, value) => {
    const refusal = fieldTypes[dataType].toColumn(value, traits)
    if (!isValueRefusal(refusal)) throw new TypeError('The value was accepted.')
    expect(refusal.reason.en).toMatch(/^[A-Z].+\.$/)
    expect(refusal.reason.es).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/)
    expect(refusal.reason.es).not.toBe(refusal.reason.en)
  })

  it('whatever is sent, the answer is a value or a refusal, and what is accepted stays accepted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dataTypes), fc.anything(), (dataType, value) => {
        const type = fieldTypes[dataType]
        const first = type.toColumn(value, traits)
        if (isValueRefusal(first) || first === null) return
        expect(type.toColumn(first, traits)).toEqual(first)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('values that are normalised', () => {
  const changed: readonly [FieldDataType, unknown, FieldScalar][] = [
    ['String', '  a  ', 'a'],
    ['String', '   ', null],
    ['Email', ' Dana@Example.COM ', 'dana@example.com'],
    ['TextArea', 'a\r\nb', 'a\nb'],
    ['Reference', '0011700000r5ucf', '0011700000r5ucfAAA'],
    ['Reference', '0011700000R5UCFAAA', '0011700000r5ucfAAA'],
    ['DateTime', '2026-11-20T12:00Z', '2026-11-20T12:00:00.000Z'],
    ['DateTime', '2026-11-20T12:00:00.5-06:00', '2026-11-20T18:00:00.500Z'],
    ['DateTime', '2026-11-20T12:00:00-0600', '2026-11-20T18:00:00.000Z'],
    ['Picklist', '', null],
    ['Double', -0, 0],
  ]

  it.each(changed)('%s stores %j as %j', (dataType, value, stored) => {
    expect(fieldTypes[dataType].toColumn(value, traits)).toBe(stored)
  })

  it('length counts characters as the database does, not UTF-16 units', () => {
    expect(fieldTypes.String.toColumn('😀'.repeat(40), traits)).toBe('😀'.repeat(40))
    expect(isValueRefusal(fieldTypes.String.toColumn('😀'.repeat(41), traits))).toBe(true)
  })

  it('a moment without fraction gets milliseconds', () => {
    expect(fieldTypes.DateTime.fromColumn('2026-11-20 12:00:00+00')).toBe('2026-11-20T12:00:00.000Z')
    expect(fieldTypes.DateTime.fromColumn('2026-11-20 12:00:00.12+00')).toBe('2026-11-20T12:00:00.120Z')
    expect(() => fieldTypes.DateTime.fromColumn('2026-11-20 12:00:00-06')).toThrow()
  })
})

describe('words shown for values', () => {
  const shown: readonly [FieldDataType, FieldScalar, string | null, string | null][] = [
    ['Currency', 1234.5, '$1,234.50', '$1,234.50'],
    ['Currency', -0.5, '-$0.50', '-$0.50'],
    ['Percent', 12.5, '12.5%', '12.5\u00a0%'],
    ['Date', '2026-11-20', 'November 20, 2026', '20 de noviembre de 2026'],
    [
      'DateTime',
      '2026-11-20T19:05:00.000Z',
      'November 20, 2026 at 1:05 PM',
      '20 de noviembre de 2026, 1:05 p.m.',
    ],
    ['DateTime', '2026-07-04T05:00:00.000Z', 'July 4, 2026 at 12:00 AM', '4 de julio de 2026, 12:00 a.m.'],
    [
      'DateTime',
      '2026-01-01T05:59:00.000Z',
      'December 31, 2025 at 11:59 PM',
      '31 de diciembre de 2025, 11:59 p.m.',
    ],
    ['Picklist', 'Shut', 'Shut', 'Cerrado'],
    ['Picklist', 'Retired', 'Retired', 'Retired'],
    ['Boolean', true, null, null],
    ['Double', 1234.5, null, null],
    ['Int', 7, null, null],
    ['String', 'a', null, null],
    ['Email', 'a@example.com', null, null],
    ['Phone', '713-555-0142', null, null],
    ['Reference', '0011700000r5ucfAAA', null, null],
    ['TextArea', 'a', null, null],
    ['Url', 'https://example.com', null, null],
  ]

  it.each(shown)('%s %j is "%s" in English and "%s" in Spanish', (dataType, value, en, es) => {
    expect(fieldTypes[dataType].display(value, traits, 'en')).toBe(en)
    expect(fieldTypes[dataType].display(value, traits, 'es')).toBe(es)
  })
})

/** Stores one value and reads it the way the record engine's driver does: all but booleans and ints as text. */
async function store(database: TestDatabase, column: string, value: unknown): Promise<unknown> {
  const booleanType = 16
  const intType = 23
  const { rows } = await database.pool.query<{ stored: unknown }>({
    text: `insert into value ("${column}") values ($1) returning "${column}" as stored`,
    values: [value],
    types: {
      getTypeParser: (type: number) => (text: string) => {
        if (type === booleanType) return text === 't'
        return type === intType ? Number(text) : text
      },
    },
  })
  return rows[0]?.stored
}
