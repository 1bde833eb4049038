import { isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import type { listWebhooksContract } from '../../methods/list-webhooks/contract'
import { readActingUsers } from '../programs/acting-users'
import { findSubscription, listSubscriptions, readPosition, type Subscription } from './subscriptions'

type Answer = AnswerOf<typeof listWebhooksContract>
type Waiting = Answer['webhooks'][number]['waiting']

/** The number of changes scanned for pending events: beyond it, “at least” is enough. */
const maxScannedChanges = 200

/** All webhooks as administrators see them, or the one of that id with its number of pending events. */
export async function describeWebhooks(context: MethodContext, id: string | null): Promise<Answer> {
  const viewer = signedInAdmin(context)
  const { engine, metadata } = context
  const now = context.now()
  const webhooks = await engine.inOneTransaction(async (_engine, connection) => {
    const one = id === null ? null : await findSubscription(connection, id)
    return id === null ? listSubscriptions(connection) : one === null ? [] : [one]
  })
  const users = await readActingUsers(
    engine,
    viewer,
    webhooks.map(({ userId }) => userId),
  )
  const described = webhooks.map(async ({ userId, formerSecretUntil, ...webhook }) => ({
    ...webhook,
    objectApiNames: [...webhook.objectApiNames],
    actingUser: users.get(userId) ?? null,
    dueAt: webhook.isStopped ? null : webhook.dueAt,
    formerSecretUntil:
      formerSecretUntil !== null && Date.parse(formerSecretUntil) > now.getTime() ? formerSecretUntil : null,
    waiting: id === null ? null : await countWaiting(context, { ...webhook, userId }),
  }))
  const { language } = viewer
  const objects = [...metadata.objects.values()]
    .filter(({ access }) => access.admin.records.kind !== 'none')
    .map(({ apiName, labelPlural }) => ({ apiName, label: labelPlural[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return { webhooks: await Promise.all(described), objects }
}

/** Counts pending events as its user may see them now; null for a user who may not sign in. */
async function countWaiting(
  { engine, viewerOfUser }: MethodContext,
  { id, userId, objectApiNames }: Pick<Subscription, 'id' | 'userId' | 'objectApiNames'>,
): Promise<Waiting> {
  const viewer = await viewerOfUser(userId)
  if (viewer === null) return null
  const { position, hasPending } = await engine.inOneTransaction((_engine, connection) =>
    readPosition(connection, id),
  )
  // Its first event makes it reload everything.
  const readAfresh = { count: 1, isAll: true }
  if (position === null) return readAfresh
  try {
    const page = await engine.readVisibleChanges(viewer, { after: position, limit: maxScannedChanges })
    const matching = page.changes.filter(
      ({ objectApiName }) => objectApiNames.length === 0 || objectApiNames.includes(objectApiName),
    )
    return { count: matching.length + (hasPending ? 1 : 0), isAll: page.isCaughtUp }
  } catch (error) {
    const startsOver =
      isPorchlightError(error, 'changesExpired') || isPorchlightError(error, 'invalidChangePosition')
    if (startsOver) return readAfresh
    throw error
  }
}
