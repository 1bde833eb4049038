import type { TestWorld } from '@porchlight/test-kit/world'
import type { Visit } from '../../../tests/journeys/portal-visit'

/** A demo order of each brand that is under way, as its customer knows it. */
export const lookUpOf = {
  first: { identifier: '4100660408', zipCode: '77573' },
  second: { identifier: '4200660307', zipCode: '78401' },
  third: { identifier: '4300660509', zipCode: '76102' },
} as const satisfies Record<Visit['brand'], { readonly identifier: string; readonly zipCode: string }>

/** Demo customers who wait for their service. */
export const enrollingCustomers = {
  first: 'winifred.abercastle@example.com',
  second: 'yesenia.altamar-cobos@example.com',
} as const

/** The id of the order of the account of that number. */
export async function orderOf(world: TestWorld, accountNumber: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select o."Id" as id from record."Order" o join record."Account" a on a."Id" = o."AccountId"
      where a."AccountNumber" = $1`,
    [accountNumber],
  )
  const [order] = rows
  if (order === undefined) throw new RangeError(`no order of account ${accountNumber}`)
  return order.id
}
