import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fieldOf } from '../compile/linked'
import { resolveSelection } from '../compile/selection'
import { openTestWorld, type TestWorld } from '../testing/test-world'
import { compileList, type ListShape } from './compile-list'
import { resolveOrderKeys } from './order-keys'

const envelope =
  't."Id" as c0, t."SystemModstamp" as c1, t."LastModifiedDate" as c2, t."LastModifiedById" as c3'

describe('the SQL of a list', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())

  const sqlOf = (
    ascending: boolean,
    position: ListShape['position'],
    parentInput: number | null = null,
  ): string => {
    const object = world.metadata.object('Account')
    if (object === undefined) throw new TypeError('The test objects have an Account.')
    const selection = { fields: [], optionalFields: [] }
    const orderings = [{ field: 'Name', ascending }]
    const parent =
      parentInput === null ? null : { reference: fieldOf(object, 'ContactId'), input: parentInput }
    const plan = compileList(world.context, {
      object,
      viewerClass: 'advisor',
      node: resolveSelection(world.metadata, 'advisor', object, selection),
      keys: resolveOrderKeys(world.metadata, 'advisor', object, orderings, 'en'),
      limitInput: 0,
      position,
      parent,
      condition: null,
      search: null,
    })
    return plan.statement.text
  }

  const from = 'from record."Account" t where t."Brand__c" = $'

  it('restricts, orders by the keys and then the id, and limits', () => {
    expect(sqlOf(false, { kind: 'start' })).toBe(
      `select ${envelope}, t."Name" as c4 ${from}1 order by t."Name" desc, t."Id" desc limit $2`,
    )
  })

  it('asks for the parent to be visible to the same viewer', () => {
    expect(sqlOf(true, { kind: 'start' }, 1)).toBe(
      `select ${envelope}, t."Name" as c4 ${from}1 and t."ContactId" = $2` +
        ' and exists (select 1 from record."Contact" j1 where j1."Id" = $2 and j1."Brand__c" = $1)' +
        ' order by t."Name", t."Id" limit $3',
    )
  })

  it('goes on after a boundary by a comparison of rows that an index serves', () => {
    expect(sqlOf(false, { kind: 'after', inputs: [1, 2] })).toBe(
      `select ${envelope}, t."Name" as c4 ${from}3 and (t."Name", t."Id") < ($1, $2)` +
        ' order by t."Name" desc, t."Id" desc limit $4',
    )
  })

  it('finds the nulls that come last ascending in a part of their own', () => {
    const part = (boundary: string) =>
      `(select ${envelope}, t."Name" as c4 ${from}3 and ${boundary} order by t."Name", t."Id" limit $4)`
    expect(sqlOf(true, { kind: 'after', inputs: [1, 2] })).toBe(
      `select * from (${part('(t."Name", t."Id") > ($1, $2)')} union all ${part('t."Name" is null')}) p` +
        ' order by c4, c0 limit $4',
    )
  })
})
