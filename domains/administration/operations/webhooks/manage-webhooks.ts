import { randomBytes } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type { Services } from '@porchlight/server-methods/define/services'
import { changedFields } from '../programs/changed-fields'
import type { ProgramChange } from '../programs/program-change'
import { fieldProblem } from '../programs/refuse-unsafe-program'
import { sendToReceiver } from './send-to-receiver'
import {
  addSubscription,
  changeSubscription,
  enableSubscription,
  findSubscription,
  type NewSubscription,
  readSecrets,
  removeSubscription,
  replaceSecret,
  type Subscription,
  type SubscriptionStore,
  type SubscriptionTerms,
} from './subscriptions'

const auditedFields = ['name', 'url', 'serviceUserId', 'objectApiNames'] as const

type Audited = Pick<NewSubscription, 'name' | 'url' | 'userId' | 'objectApiNames'>

type WebhookServices = Pick<Services, 'metadata' | 'viewerOfUser' | 'webhooks' | 'webhookSecrets'>

/**
 * Registers a receiver for changes from now on, as its user may see them; the secret can be read here only. Fails
 * with `invalidProgramName`, `receiverNotAllowed` or `objectNotVisible` at the field, and with `tooManyWebhooks`.
 */
export async function registerWebhook(
  change: ProgramChange,
  services: WebhookServices,
  webhook: NewSubscription & { readonly username: string },
): Promise<{ readonly id: string; readonly secret: string }> {
  const { username, ...subscription } = webhook
  await refuseInvalid(services, subscription, username)
  const registered = await addSubscription(toStore(change, services), subscription)
  const { name, userId } = subscription
  await change.audit('receiver-registered', {
    id: registered.id,
    name,
    userId,
    changes: listChanges(null, subscription),
  })
  return registered
}

/**
 * Changes the name, URL and objects of a webhook; its user and its position stay. Fails as `registerWebhook` does, and with
 * `notFound` for an unknown id.
 */
export async function changeWebhook(
  change: ProgramChange,
  services: WebhookServices,
  id: string,
  terms: SubscriptionTerms,
): Promise<void> {
  const before = await requireWebhook(change, id)
  const { userId } = before
  const after = { ...terms, userId }
  await refuseInvalid(services, after, 'its user')
  const changes = listChanges(before, after)
  if (changes.length === 0) return
  await changeSubscription(change.connection, id, terms)
  await change.audit('receiver-changed', { id, name: terms.name, userId, changes })
}

/** Fails at the field that is wrong. `username` names the user in the sentence. */
async function refuseInvalid(
  services: WebhookServices,
  { name, url, userId, objectApiNames }: NewSubscription,
  username: string,
): Promise<void> {
  if (name === '' || name.length > 80) throw fieldProblem('invalidProgramName', 'name')
  if (!services.webhooks.canBeReceiver(url)) throw fieldProblem('receiverNotAllowed', 'url', { value: url })
  const viewer = await services.viewerOfUser(userId)
  const hiddenObject = objectApiNames.find((apiName) => {
    const object = services.metadata.object(apiName)
    return viewer !== null && (object?.access[viewer.class].records.kind ?? 'none') === 'none'
  })
  if (hiddenObject !== undefined)
    throw fieldProblem('objectNotVisible', 'objectApiNames', { object: hiddenObject, username })
}

/**
 * Gives a webhook a new secret, which can be read here only. Fails as `replaceSecret` does; `notFound` for an unknown id.
 */
export async function replaceWebhookSecret(
  change: ProgramChange,
  services: WebhookServices,
  id: string,
  { atOnce }: { readonly atOnce: boolean },
): Promise<string> {
  const { name, userId } = await requireWebhook(change, id)
  const secret = await replaceSecret(toStore(change, services), id, { atOnce })
  await change.audit('receiver-secret-replaced', { id, name, userId })
  return secret
}

/** Switches a webhook on again: it goes on where it was. `notFound` for an unknown id. */
export async function enableWebhook(change: ProgramChange, id: string): Promise<void> {
  const { name, userId } = await requireWebhook(change, id)
  await enableSubscription(change.connection, id, change.now)
  await change.audit('receiver-switched-on', { id, name, userId })
}

/** Ends a webhook; `notFound` for an unknown id. */
export async function removeWebhook(change: ProgramChange, id: string): Promise<void> {
  const webhook = await requireWebhook(change, id)
  await removeSubscription(change.connection, id)
  const { name, userId } = webhook
  await change.audit('receiver-removed', { id, name, userId, changes: listChanges(webhook, null) })
}

/**
 * Prepares to send a receiver a signed request without events, which a receiver that checks signatures accepts and has
 * nothing to store of. Nothing of the webhook changes, whatever comes of it. `notFound` for an unknown id.
 *
 * @returns what sends it, outside the transaction, and gives why it was not accepted, as `WebhooksPort` says, or null
 */
export async function prepareTest(
  { connection, now, audit }: ProgramChange,
  services: WebhookServices,
  id: string,
): Promise<() => Promise<string | null>> {
  const { url, name, userId } = await requireWebhook({ connection }, id)
  const secrets = await readSecrets(connection, id, now)
  await audit('receiver-tested', { id, name, userId })
  return () => sendToReceiver(services, { id, url, ...secrets }, [], now)
}

async function requireWebhook(
  { connection }: Pick<ProgramChange, 'connection'>,
  id: string,
): Promise<Subscription> {
  const webhook = await findSubscription(connection, id)
  if (webhook === null) throw fail('notFound')
  return webhook
}

function toStore({ connection, now }: ProgramChange, { webhookSecrets }: WebhookServices): SubscriptionStore {
  return {
    connection,
    box: webhookSecrets,
    newSecret: () => `whsec_${randomBytes(32).toString('base64url')}`,
    now,
  }
}

/** Returns what the audit log lists when a webhook is added or removed; see `changedFields`. */
function listChanges(before: Audited | null, after: Audited | null) {
  return changedFields(auditedFields, withUser(before), withUser(after))
}

const withUser = (webhook: Audited | null) => webhook && { ...webhook, serviceUserId: webhook.userId }
