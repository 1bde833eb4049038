import { findActingUser } from '@porchlight/domains/administration/operations/programs/acting-users'
import { forCommand } from '@porchlight/domains/administration/operations/programs/program-change'
import {
  enableWebhook,
  prepareTest,
  registerWebhook,
  removeWebhook,
  replaceWebhookSecret,
} from '@porchlight/domains/administration/operations/webhooks/manage-webhooks'
import {
  findSubscription,
  listSubscriptions,
} from '@porchlight/domains/administration/operations/webhooks/subscriptions'
import { fail } from '@porchlight/errors'
import type { ServerContext } from '../composition/server-context'
import type { Settings } from '../settings/read-settings'
import { asOperator } from './audit-command'
import { withContext } from './beside-servers'
import { type CommandArguments, readArguments } from './read-arguments'
import { say } from './say'

const usage = `npm run webhook -- add --name "Name" --user <username> --url https://app.example.com/changes [--objects Case,Account]
  npm run webhook -- list
  npm run webhook -- test --id <webhook id>
  npm run webhook -- rotate --id <webhook id> [--at-once]
  npm run webhook -- enable --id <webhook id>
  npm run webhook -- remove --id <webhook id>`

/**
 * `npm run webhook -- add|list|test|rotate|enable|remove`: registers receivers that are sent what changed as a user sees it,
 * lists them, sends one a test, gives one a new secret, switches one on again, and removes one. A secret is printed once.
 * Works while servers run. `invalidSettings` when something is missing or unsafe.
 */
export async function webhook(settings: Settings, args: readonly string[]): Promise<void> {
  const texts = ['name', 'user', 'url', 'objects', 'id']
  const read = readArguments(args, { texts, flags: ['at-once'], usage })
  await withContext(settings, (context) => forCommand(() => run(context, read)))
}

async function run(context: ServerContext, read: CommandArguments): Promise<void> {
  const id = read.texts.get('id') ?? ''
  switch (read.subject) {
    case 'add':
      return add(context, read)
    case 'list':
      return show(context)
    case 'test': {
      await refuseUnknown(context, id)
      const send = await asOperator(context, (change) => prepareTest(change, context, id))
      const failure = await send()
      say(
        failure === null
          ? 'The receiver accepted the test.'
          : `The receiver did not accept the test: ${failure}`,
      )
      return
    }
    case 'rotate': {
      await refuseUnknown(context, id)
      const atOnce = read.flags.has('at-once')
      const secret = await asOperator(context, (change) =>
        replaceWebhookSecret(change, context, id, { atOnce }),
      )
      say(`new signing secret, which is not shown again: ${secret}`)
      say(atOnce ? 'The former one signs no more.' : 'The former one signs as well for 24 hours.')
      return
    }
    case 'enable':
      await refuseUnknown(context, id)
      await asOperator(context, (change) => enableWebhook(change, id))
      say(`Switched the webhook ${id} on; it goes on where it was.`)
      return
    case 'remove':
      await refuseUnknown(context, id)
      await asOperator(context, (change) => removeWebhook(change, id))
      say(`Removed the webhook ${id}.`)
      return
    default:
      throw fail('invalidSettings', { reason: `Use: ${usage}` })
  }
}

async function refuseUnknown({ pool }: ServerContext, id: string): Promise<void> {
  const isKnown = (await findSubscription(pool, id)) !== null
  if (!isKnown) throw fail('invalidSettings', { reason: `There is no webhook ${id}.` })
}

async function show({ pool }: ServerContext): Promise<void> {
  for (const { id, name, url, objectApiNames, isStopped, failures, lastFailure } of await listSubscriptions(
    pool,
  )) {
    const objects = objectApiNames.length === 0 ? 'all objects' : objectApiNames.join(',')
    const state = isStopped ? 'switched off' : failures > 0 ? `${failures} failures` : 'active'
    say(`${id}  ${name}  ${url}  ${objects}  ${state}${lastFailure === null ? '' : ` (${lastFailure})`}`)
  }
}

async function add(context: ServerContext, { texts }: CommandArguments): Promise<void> {
  const { engine, systemViewer } = context
  const username = texts.get('user') ?? ''
  const webhook = {
    name: (texts.get('name') ?? '').trim(),
    url: texts.get('url') ?? '',
    objectApiNames: (texts.get('objects') ?? '').split(',').filter((word) => word !== ''),
    username,
    userId: await findActingUser(engine, systemViewer, username),
  }
  const { id, secret } = await asOperator(context, (change) => registerWebhook(change, context, webhook))
  say(`webhook id: ${id}`)
  say(`signing secret, which is not shown again: ${secret}`)
}
