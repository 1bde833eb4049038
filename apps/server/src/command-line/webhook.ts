import { randomBytes } from 'node:crypto'
import {
  addSubscription,
  enableSubscription,
  listSubscriptions,
  removeSubscription,
  replaceSecret,
  type SubscriptionStore,
} from '@porchlight/domains/jobs'
import { fail } from '@porchlight/errors'
import { receiverProblem } from '@porchlight/providers/webhooks'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { viewerOfUser } from '../viewer/resolve-viewer'
import { auditCommand } from './audit-command'
import { withContext } from './beside-servers'
import { findUser } from './find-user'
import { type CommandArguments, readArguments } from './read-arguments'
import { say } from './say'

const usage = `npm run webhook -- add --name "Name" --user <username> --url https://app.example.com/changes [--objects Case,Account]
  npm run webhook -- list
  npm run webhook -- rotate --id <webhook id> [--at-once]
  npm run webhook -- enable --id <webhook id>
  npm run webhook -- remove --id <webhook id>`

/**
 * `npm run webhook -- add|list|rotate|enable|remove`: registers receivers that are sent what changed as a user sees it,
 * lists them, gives one a new secret, switches one on again, and removes one. A secret is printed once. Works while servers
 * run. `invalidSettings` when something is missing or unsafe.
 */
export async function webhook(settings: Settings, args: readonly string[]): Promise<void> {
  const texts = ['name', 'user', 'url', 'objects', 'id']
  const read = readArguments(args, { texts, flags: ['at-once'], usage })
  await withContext(settings, (context) => run(context, read))
}

async function run(context: ServerContext, read: CommandArguments): Promise<void> {
  const { pool, now } = context
  const id = read.texts.get('id') ?? ''
  const store: SubscriptionStore = {
    connection: pool,
    box: context.webhookSecrets,
    newSecret: () => `whsec_${randomBytes(32).toString('base64url')}`,
    now: now(),
  }
  switch (read.subject) {
    case 'add': {
      const subscription = await newSubscription(context, read)
      const made = await addSubscription(store, subscription)
      await auditCommand(pool, 'receiver-registered', { recordId: subscription.userId, id: made.id })
      say(`webhook id: ${made.id}`)
      say(`signing secret, which is not shown again: ${made.secret}`)
      return
    }
    case 'list':
      for (const {
        id,
        name,
        url,
        objectApiNames,
        isStopped,
        failures,
        lastFailure,
      } of await listSubscriptions(pool)) {
        const objects = objectApiNames.length === 0 ? 'all objects' : objectApiNames.join(',')
        const state = isStopped ? 'switched off' : failures > 0 ? `${failures} failures` : 'active'
        say(`${id}  ${name}  ${url}  ${objects}  ${state}${lastFailure === null ? '' : ` (${lastFailure})`}`)
      }
      return
    case 'rotate': {
      const atOnce = read.flags.has('at-once')
      const secret = await replaceSecret(store, id, { atOnce })
      refuseUnknown(secret !== null, id)
      await auditCommand(pool, 'receiver-secret-replaced', { id })
      say(`new signing secret, which is not shown again: ${secret}`)
      say(atOnce ? 'The former one signs no more.' : 'The former one signs as well for 24 hours.')
      return
    }
    case 'enable':
      refuseUnknown(await enableSubscription(pool, id, now()), id)
      say(`Switched the webhook ${id} on; it goes on where it was.`)
      return
    case 'remove':
      refuseUnknown(await removeSubscription(pool, id), id)
      await auditCommand(pool, 'receiver-removed', { id })
      say(`Removed the webhook ${id}.`)
      return
    default:
      throw fail('invalidSettings', { reason: `Use: ${usage}` })
  }
}

function refuseUnknown(isKnown: boolean, id: string): void {
  if (!isKnown) throw fail('invalidSettings', { reason: `There is no webhook ${id}.` })
}

async function newSubscription(context: ServerContext, { texts }: CommandArguments) {
  const { metadata, settings } = context
  const name = (texts.get('name') ?? '').trim()
  const url = texts.get('url') ?? ''
  const username = texts.get('user') ?? ''
  const objectApiNames = (texts.get('objects') ?? '').split(',').filter((word) => word !== '')
  const userId = await findUser(context, username, { isActive: true })
  const viewer = await viewerOfUser(userId, 'en', context)
  const unseen = objectApiNames.find((apiName) => {
    const object = metadata.object(apiName)
    return viewer !== null && (object?.access[viewer.class].records.kind ?? 'none') === 'none'
  })
  const problem =
    (name === '' || name.length > 80 ? 'Give a name of 1 to 80 characters.' : null) ??
    receiverProblem(url, settings.demo) ??
    (unseen === undefined ? null : `There is no object ${unseen} that ${username} may see.`)
  if (problem !== null) throw fail('invalidSettings', { reason: problem })
  return { name, userId, url, objectApiNames }
}
