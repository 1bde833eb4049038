import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { first } from '@porchlight/server-methods/records/list'
import type { ServerContext } from '../composition/server-context'

/** The id of the user whom a command names, or of the active one alone; `invalidSettings` for none. */
export async function findUser(
  { engine, systemViewer }: ServerContext,
  username: string,
  { isActive = false }: { readonly isActive?: boolean } = {},
): Promise<string> {
  const where = { Username: normaliseUsername(username) }
  const user = await first(engine, systemViewer, userObject, { fields: ['IsActive'], where })
  if (user === null || (isActive && user.IsActive !== true)) {
    throw fail('invalidSettings', { reason: `There is no ${isActive ? 'active ' : ''}user ${username}.` })
  }
  return user.id
}
