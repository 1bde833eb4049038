import type { TestWorld } from '@porchlight/test-kit/world'

/** Returns the id of the customer's account, preferring an active one. */
export async function accountOf({ context }: TestWorld, username: string): Promise<string> {
  const { rows } = await context.pool.query<{ id: string }>(
    `select a."Id" as id from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 order by a."Status__c" = 'Active' desc, a."Id" limit 1`,
    [username],
  )
  const [account] = rows
  if (account === undefined) throw new TypeError(`${username} has no account.`)
  return account.id
}
