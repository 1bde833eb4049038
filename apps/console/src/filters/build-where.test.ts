import { describe, expect, it } from 'vitest'
import { buildWhere } from './build-where'
import type { Filter } from './filter'

const where = (dataType: string, ...filters: readonly Filter[]) => buildWhere(filters, () => dataType)
const filter = (operator: string, ...operands: readonly string[]): Filter => ({
  fieldApiName: 'Field',
  operator,
  operands,
})

describe('filters as a condition', () => {
  it('of none is no condition', () => {
    expect(where('String')).toBeUndefined()
  })

  it.each([
    ['Picklist', filter('Equals', 'New'), { Field: { eq: 'New' } }],
    [
      'Picklist',
      filter('Equals', 'New', 'Old'),
      { or: [{ Field: { eq: 'New' } }, { Field: { eq: 'Old' } }] },
    ],
    [
      'Picklist',
      filter('NotEqual', 'New', 'Old'),
      { and: [{ Field: { ne: 'New' } }, { Field: { ne: 'Old' } }] },
    ],
    ['String', filter('Equals', ''), { Field: { eq: null } }],
    ['String', filter('Contains', 'a%b'), { Field: { like: '%a_b%' } }],
    ['String', filter('NotContain', 'a'), { not: { Field: { like: '%a%' } } }],
    ['String', filter('StartsWith', 'a'), { Field: { like: 'a%' } }],
    ['Boolean', filter('Equals', 'false'), { Field: { eq: false } }],
    ['Currency', filter('GreaterOrEqual', '12.5'), { Field: { gte: 12.5 } }],
    ['Date', filter('LessThan', '2026-01-31'), { Field: { lt: { value: '2026-01-31' } } }],
    [
      'DateTime',
      filter('GreaterThan', '2026-01-31T06:00:00.000Z'),
      { Field: { gt: { value: '2026-01-31T06:00:00.000Z' } } },
    ],
  ])('%s compares by its data type: %o', (dataType, one, expected) => {
    expect(where(dataType, one)).toEqual({ and: [expected] })
  })
})
