import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { first } from '@porchlight/server-methods/records/list'
import type { ServerContext } from '../composition/server-context'

/** The id of the user whom a command names; `invalidSettings` for none. */
export async function findUser({ engine, systemViewer }: ServerContext, username: string): Promise<string> {
  const where = { Username: normaliseUsername(username) }
  const user = await first(engine, systemViewer, userObject, { fields: [], where })
  if (user === null) throw fail('invalidSettings', { reason: `There is no user ${username}.` })
  return user.id
}
