import type { OAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import type Provider from 'oidc-provider'
import type { ServerContext } from '../composition/server-context'
import { grantLifetimeSeconds } from './oauth-store'

/**
 * Records that a person gave a program these scopes. The grant lives and dies with a bearer session, which the person
 * finds in the list of sign-ins.
 *
 * @returns the id of the grant
 */
export async function issueGrant(
  { identity }: Pick<ServerContext, 'identity'>,
  provider: Provider,
  client: OAuthClient,
  scopes: readonly string[],
  userId: string,
): Promise<string> {
  const details = { deviceLabel: client.name, scopes }
  const { session } = await identity.issueBearerToken(userId, grantLifetimeSeconds * 1000, details)
  const made = new provider.Grant({ accountId: userId, clientId: client.id })
  made.jti = session.id
  made.addOIDCScope(scopes.join(' '))
  return await made.save()
}
