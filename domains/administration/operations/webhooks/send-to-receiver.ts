import { signWebhook } from '@porchlight/providers/webhooks'
import type { Services } from '@porchlight/server-methods/define/services'
import type { LeasedSubscription, WebhookEvent } from './delivery-state'

/**
 * Posts events to a webhook's receiver, signed with each secret that counts.
 *
 * @returns why they were not accepted, or null
 */
export async function sendToReceiver(
  { webhooks, webhookSecrets }: Pick<Services, 'webhooks' | 'webhookSecrets'>,
  { id, url, secret, formerSecret }: Pick<LeasedSubscription, 'id' | 'url' | 'secret' | 'formerSecret'>,
  events: readonly WebhookEvent[],
  now: Date,
): Promise<string | null> {
  const secrets = [secret, formerSecret].flatMap((sealed) => {
    const opened = sealed === null ? null : webhookSecrets.open(id, sealed)
    return opened === null ? [] : [opened]
  })
  // Sealed under another secret of the installation.
  if (secrets.length === 0) return 'secretLost'
  const body = JSON.stringify({ subscriptionId: id, events })
  return webhooks.send({ url, body, signature: signWebhook(body, secrets, now) })
}
