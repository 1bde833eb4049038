import { defineObject, resolveMetadata } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import { threadProcessorMs } from '@porchlight/test-kit/processor-time'
import { describe, expect, it } from 'vitest'
import { parseWhere } from './where'

const declared = defineObject({
  apiName: 'Case',
  keyPrefix: '500',
  label: { en: 'Case', es: 'Caso' },
  labelPlural: { en: 'Cases', es: 'Casos' },
  fields: {
    Name: { dataType: 'String', length: 80, nameField: true, label: { en: 'Name', es: 'Nombre' } },
  },
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  access: {},
})
const object = resolveMetadata([declared]).object('Case')
if (object === undefined) throw new TypeError('There is a Case.')
const parse = (value: unknown) => parseWhere(object, value)

const is = (field: string, operator: string, value: unknown): Condition => ({
  kind: 'compare',
  field,
  operator: operator as 'eq',
  value,
})

describe('a where', () => {
  it.each<[string, unknown, Condition | null]>([
    [
      'the sample of the documentation',
      '{AnnualRevenue: { gt: 1000000}}',
      is('AnnualRevenue', 'gt', 1_000_000),
    ],
    [
      'a relationship',
      '{ and:[ {StageName:{eq:"Prospecting"}}, {Account:{Name:{eq:"Dickenson plc"}}} ] }',
      {
        kind: 'and',
        conditions: [is('StageName', 'eq', 'Prospecting'), is('Account.Name', 'eq', 'Dickenson plc')],
      },
    ],
    [
      'several fields and several operators, which hold together',
      '{ Age: { gte: 1, lt: 2.5e1 }, Name: { ne: null } }',
      {
        kind: 'and',
        conditions: [is('Age', 'gte', 1), is('Age', 'lt', 25), is('Name', 'ne', null)],
      },
    ],
    [
      'groups within a relationship',
      '{ Account: { or: [ { Name: { like: "A%" } }, { Number: { in: [1, -2.5, null] } } ] } }',
      {
        kind: 'or',
        conditions: [is('Account.Name', 'like', 'A%'), is('Account.Number', 'in', [1, -2.5, null])],
      },
    ],
    ['not', '{ not: { Open: { eq: true } } }', { kind: 'not', condition: is('Open', 'eq', true) }],
    ['JSON text', '{"Name": {"nin": ["a", "b"]}}', is('Name', 'nin', ['a', 'b'])],
    ['an object', { Account: { Name: { eq: 'x' } } }, is('Account.Name', 'eq', 'x')],
    ['names with their object', '{ "Case.Name": { eq: "x" } }', is('Name', 'eq', 'x')],
    ['names with points', '{ Account.Name: { eq: "x" } }', is('Account.Name', 'eq', 'x')],
    ['a literal', '{ Due: { lt: { literal: TODAY } } }', is('Due', 'lt', { literal: 'TODAY' })],
    [
      'a range',
      { Due: { eq: { range: { last_n_days: 7 } } } },
      is('Due', 'eq', { literal: 'LAST_N_DAYS:7' }),
    ],
    ['a value of dates', '{ Due: { eq: { value: "2026-01-31" } } }', is('Due', 'eq', '2026-01-31')],
    ['escapes', String.raw`{ Name: { eq: "a\"b\\cñ" } }`, is('Name', 'eq', 'a"b\\cñ')],
    ['braces in text', '{ Name: { eq: "} ] {" } }', is('Name', 'eq', '} ] {')],
    ['nothing', undefined, null],
    ['empty text', '  ', null],
    ['an empty object', '{}', null],
    ['names that objects inherit', '{ constructor: { eq: 1 } }', is('constructor', 'eq', 1)],
    ['__proto__ in JSON', JSON.parse('{"__proto__": {"eq": 1}}'), is('__proto__', 'eq', 1)],
  ])('reads %s', (_, value, expected) => {
    expect(parse(value)).toEqual(expected)
  })

  it.each<[string, unknown, RegExp]>([
    ['text without quotes', '{ Name: { eq: Prospecting } }', /in quotes.*at character 15/],
    ['a brace that is not closed', '{ Name: { eq: 1 }', /'}' is missing.*at character 1\)/],
    ['something after the end', '{ Name: { eq: 1 } } x', /after its end \(at character 21\)/],
    ['a text that is not closed', '{ Name: { eq: "x } }', /not closed \(at character 15\)/],
    ['a wrong escape', String.raw`{ Name: { eq: "\q" } }`, /escape/],
    ['no colon', '{ Name { eq: 1 } }', /':' is expected after Name \(at character 8\)/],
    ['no value', '{ Name: { eq: } }', /a value is expected \(at character 15\)/],
    ['an unknown operator', '{ Name: { eq: 1, resembles: 2 } }', /resembles is no operator/],
    ['an operator without a field', '{ eq: 1 }', /field is expected/],
    ['a field without an operator', '{ Name: {} }', /needs an operator/],
    ['a field with a value', '{ Name: "x" }', /needs an operator.*at character 9/],
    ['and of one object', '{ and: { Name: { eq: 1 } } }', /and needs a list/],
    ['an empty or', '{ or: [] }', /at least one/],
    ['an empty part', '{ or: [{}] }', /empty condition/],
    ['an empty not', '{ not: {} }', /not needs a condition/],
    ['includes', '{ Name: { includes: ["a"] } }', /includes is for fields with several values/],
    ['an object as value', '{ Name: { eq: { a: 1, b: 2 } } }', /a value, a literal or a range/],
    ['a list in a list', '{ Name: { in: [[1]] } }', /list of values/],
    ['two ranges', '{ Due: { eq: { range: { last_n_days: 1, next_n_days: 2 } } } }', /one name/],
    ['a list instead of an object', '[]', /object in braces/],
    ['a number', 7, /object in braces/],
    ['text that is too long', `{ Name: { eq: "${'x'.repeat(16_000)}" } }`, /longer than 16000/],
    ['what is nested too deep', `${'{a:'.repeat(30)}1${'}'.repeat(30)}`, /nested deeper/],
    ['JSON that is nested too deep', JSON.parse(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`), /nested deeper/],
    ['too many parts', `{ Name: { in: [${'1 '.repeat(2_100)}] } }`, /more than 2000 parts/],
  ])('refuses %s', (_, value, reason) => {
    expect(() => parse(value)).toThrow(reason)
    expect(() => parse(value)).toThrow(expect.objectContaining({ key: 'invalidWhere', status: 400 }))
  })

  it('is read in a time that grows with its length, whatever it holds', () => {
    const started = threadProcessorMs()
    for (const text of [
      '{'.repeat(15_000),
      '"'.repeat(15_000),
      '\\'.repeat(15_000),
      ' '.repeat(15_000),
      `{a:${'-'.repeat(15_000)}`,
      `{${'a.'.repeat(7_000)}`,
    ]) {
      try {
        parse(text)
      } catch {
        // All that matters here is that it terminates.
      }
    }
    expect(threadProcessorMs() - started).toBeLessThan(1_000)
  })
})
