import { fail } from '@porchlight/errors'
import type { ServerContext } from '../composition/server-context'
import { deviceGrant, listOAuthClients, registerOAuthClient, removeOAuthClient } from '../oauth/oauth-clients'
import type { Settings } from '../settings/read-settings'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { findUser } from './find-user'
import { type CommandArguments, readArguments } from './read-arguments'
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
  await withContext(settings, (context) => run(context, read))
}

async function run(context: ServerContext, read: CommandArguments): Promise<void> {
  const { pool } = context
  switch (read.subject) {
    case 'create':
      return create(context, read)
    case 'list':
      for (const { id, name, grantTypes, scopes } of await listOAuthClients(pool)) {
        say(`${id}  ${name}  ${grantTypes.join(',')}  ${scopes.join(',')}`)
      }
      return
    case 'remove': {
      const id = read.texts.get('id') ?? ''
      if (!(await removeOAuthClient(pool, id, context.now())))
        throw fail('invalidSettings', { reason: `There is no client ${id}.` })
      await auditCommand(pool, 'program-removed', { id })
      say(`Removed the client ${id} and everything that was issued to it.`)
      return
    }
    default:
      throw fail('invalidSettings', { reason: `Use: ${usage}` })
  }
}

async function create(context: ServerContext, { texts, flags }: CommandArguments): Promise<void> {
  const list = (name: string) => (texts.get(name) ?? '').split(',').filter((item) => item !== '')
  const username = texts.get('user')
  const serviceUserId = username === undefined ? null : await findUser(context, username, { isActive: true })
  const client = await registerOAuthClient(
    context.pool,
    {
      name: texts.get('name') ?? '',
      confidential: !flags.has('public'),
      redirectUris: list('redirect'),
      grantTypes: list('grants').map((grant) => (grant === 'device_code' ? deviceGrant : grant)),
      scopes: list('scopes'),
      allowedOrigins: list('origin'),
      serviceUserId,
    },
    context.now(),
  )
  await auditCommand(context.pool, 'program-registered', { recordId: serviceUserId, id: client.id })
  say(`client id: ${client.id}`)
  if (client.secret !== null) say(`client secret, which is not shown again: ${client.secret}`)
}
