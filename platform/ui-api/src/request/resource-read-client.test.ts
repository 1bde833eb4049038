import type { ApiNameInput, ReadAdapter } from '@porchlight/data-service'
import { Type } from 'typebox'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { type AnswerOf, defineCall } from '../define/call'
import { objectName, optional, optionalInteger, required } from './parameters-client'
import { type ConfigOf, defineResourceRead } from './resource-read-client'

const contract = defineCall({
  name: 'getThings',
  method: 'GET',
  path: '/ui-api/things/{objectApiName}/of/{owners}',
  summary: 'Lists things.',
  params: Type.Object({ objectApiName: Type.String(), owners: Type.String() }),
  query: Type.Object({ page: Type.Optional(Type.String()), tags: Type.Optional(Type.String()) }),
  body: null,
  answer: Type.Object({ things: Type.Array(Type.String()) }),
  successStatus: 200,
  errorKind: 'read',
  errors: [],
  source: 'docs/specification/data-service.md section 7',
})

const strings = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.map(String) : null

const getThings = defineResourceRead<typeof contract>()({
  name: 'getThings',
  path: '/ui-api/things/{objectApiName}/of/{owners}',
  parameters: {
    objectApiName: objectName,
    owners: required<readonly string[]>(strings),
    page: optionalInteger,
    tags: optional<readonly string[]>(strings),
  },
  isEnough: ({ page, tags }) => page !== undefined || tags !== undefined,
  ttlMs: 30_000,
})

type Config = ConfigOf<typeof getThings>
type Checked = NonNullable<ReturnType<typeof getThings.checkConfig>>

const check = (config: unknown) => getThings.checkConfig(config as Config)

describe('a read that its contract declares', () => {
  it('requests the path from the parameters that it names, and the others as the query', () => {
    const checked = check({ page: 2, owners: ['a', 'b'], objectApiName: { objectApiName: ' Case ' } })
    expect(checked && getThings.resourceRequest(checked)).toMatchObject({
      method: 'GET',
      basePath: '/ui-api/things/{objectApiName}/of/{owners}',
      urlParams: { objectApiName: 'Case', owners: 'a,b' },
      queryParams: { page: 2, tags: undefined },
    })
  })

  it('has one key for configs that mean the same, whatever their order and what they hold beside it', () => {
    const first = check({ objectApiName: 'Case', owners: ['a'], page: 1 })
    const second = check({ page: 1, other: 3, owners: ['a'], objectApiName: { objectApiName: 'Case' } })
    const next = check({ objectApiName: 'Case', owners: ['a'], page: 2 })
    expect(first && second && getThings.key(first) === getThings.key(second)).toBe(true)
    expect(first && next && getThings.key(first) === getThings.key(next)).toBe(false)
  })

  it('is not valid without a required parameter, and leaves out an optional one of the wrong type', () => {
    expect(check({ owners: ['a'], page: 1 })).toBeNull()
    expect(check({ objectApiName: 'Case', owners: 'a', page: 1 })).toBeNull()
    expect(check({ objectApiName: 'Case', owners: ['a'], page: 1, tags: 'x' })).toMatchObject({
      tags: undefined,
    })
  })

  it('is not valid where the parameters are not enough together', () => {
    expect(check({ objectApiName: 'Case', owners: ['a'] })).toBeNull()
  })

  it('has the config and the answer of its contract', () => {
    expectTypeOf<Config['objectApiName']>().toEqualTypeOf<ApiNameInput>()
    expectTypeOf<{ objectApiName: 'Case'; owners: ['a'] }>().toExtend<Config>()
    expectTypeOf<{ objectApiName: 'Case' }>().not.toExtend<Config>()
    expectTypeOf<{ objectApiName: 'Case'; owners: ['a']; page: '2' }>().not.toExtend<Config>()
    expectTypeOf(getThings).toEqualTypeOf<ReadAdapter<Config, Checked, AnswerOf<typeof contract>>>()
  })
})
