import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { first } from '@porchlight/server-methods/records/list'
import type { ServerContext } from '../composition/server-context'

/** Returns the id and the stored username of the user that a command names; `invalidSettings` for none. */
export async function findUser(
  { engine, systemViewer }: ServerContext,
  typed: string,
): Promise<{ readonly userId: string; readonly username: string }> {
  const username = normaliseUsername(typed)
  const where = { Username: username }
  const user = await first(engine, systemViewer, userObject, { fields: [], where })
  if (user === null) throw fail('invalidSettings', { reason: `There is no user ${typed}.` })
  return { userId: user.id, username }
}
