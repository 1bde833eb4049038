import { userObject } from '@porchlight/domains/customers/objects/user/object'
import { fail } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { first } from '@porchlight/server-methods/records/list'
import { composeContext } from '../composition/compose-context'
import { openInstallation } from '../composition/open-installation'
import type { ServerContext } from '../composition/server-context'
import { deviceGrant, listOAuthClients, registerOAuthClient, removeOAuthClient } from '../oauth/oauth-clients'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { checkDatabase } from './check-database'
import { readArguments } from './read-arguments'
import { say } from './say'

const usage = `npm run oauth-client -- create --name "Name" --scopes api:read,refresh_token
    --grants authorization_code,refresh_token --redirect https://app.example.com/callback [--origin https://app.example.com] [--public]
  npm run oauth-client -- create --name "Name" --scopes api:read --grants device_code,refresh_token --public
  npm run oauth-client -- create --name "Name" --scopes api --grants client_credentials --user <username>
  npm run oauth-client -- list
  npm run oauth-client -- remove --id <client id>`

/**
 * `npm run oauth-client -- create|list|remove`: registers programs that may ask for access, lists them, and removes one
 * with everything that was issued to it. A secret is printed once. Works while servers run. `invalidSettings` when
 * something is missing or unsafe.
 */
export async function oauthClient(settings: Settings, args: readonly string[]): Promise<void> {
  const texts = ['name', 'scopes', 'grants', 'redirect', 'origin', 'user', 'id']
  const read = readArguments(args, { texts, flags: ['public'], usage })
  const words = (name: string) => (read.texts.get(name) ?? '').split(',').filter((word) => word !== '')
  const installation = await openInstallation(settings, () => {}, 'shared')
  const { pool } = installation
  try {
    await checkDatabase(pool)
    switch (read.subject) {
      case 'create': {
        const context = await composeContext(settings, pool, { now: () => new Date() })
        try {
          const username = read.texts.get('user')
          const serviceUserId = username === undefined ? null : await userIdOf(context, username)
          const made = await registerOAuthClient(
            pool,
            {
              name: read.texts.get('name') ?? '',
              confidential: !read.flags.has('public'),
              redirectUris: words('redirect'),
              grantTypes: words('grants').map((grant) => (grant === 'device_code' ? deviceGrant : grant)),
              scopes: words('scopes'),
              allowedOrigins: words('origin'),
              serviceUserId,
            },
            context.now(),
          )
          await auditCommand(pool, 'program-registered', { recordId: serviceUserId, id: made.id })
          say(`client id: ${made.id}`)
          if (made.secret !== null) say(`client secret, which is not shown again: ${made.secret}`)
        } finally {
          await context.close()
        }
        return
      }
      case 'list':
        for (const { id, name, grantTypes, scopes } of await listOAuthClients(pool)) {
          say(`${id}  ${name}  ${grantTypes.join(',')}  ${scopes.join(',')}`)
        }
        return
      case 'remove': {
        const id = read.texts.get('id') ?? ''
        if (!(await removeOAuthClient(pool, id, new Date())))
          throw fail('invalidSettings', { reason: `There is no client ${id}.` })
        await auditCommand(pool, 'program-removed', { id })
        say(`Removed the client ${id} and everything that was issued to it.`)
        return
      }
      default:
        throw fail('invalidSettings', { reason: `Use: ${usage}` })
    }
  } finally {
    await installation.close()
  }
}

async function userIdOf(context: ServerContext, username: string): Promise<string> {
  const where = { Username: normaliseUsername(username) }
  const user = await first(context.engine, context.systemViewer, userObject, { fields: ['IsActive'], where })
  if (user?.IsActive !== true)
    throw fail('invalidSettings', { reason: `There is no active user ${username}.` })
  return user.id
}
