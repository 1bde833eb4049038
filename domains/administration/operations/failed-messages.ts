import { listDeadLetters, type Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { refusedForGood } from '../../customers/operations/mail/send-mail'
import { failedTexts } from '../../customers/operations/texts/failed-texts'
import { undeliveredEvents } from '../../energy/operations/billing-delivery/outbox'
import { importRefusals } from '../../energy/operations/billing-import/import-refusals'
import { orderObject } from '../../enrollment/objects/order/object'
import { maxShown } from '../facts/operations-limits'
import type { failedMessagesContract } from '../methods/failed-messages/contract'
import { listJobRecordIds } from './job-records'
import { listFailingSubscriptions } from './webhooks/subscriptions'

type FailedMessage = AnswerOf<typeof failedMessagesContract>['messages'][number]
type Context = Pick<MethodContext, 'engine' | 'metadata'>

/** Reads messages that were refused or did not arrive from each kind’s tables; at most `maxShown` of each. */
export async function readFailedMessages(context: Context, viewer: Viewer): Promise<FailedMessage[]> {
  const orders = await list(context.engine, viewer, orderObject, {
    fields: ['OrderNumber', 'Market_Status__c', 'LastModifiedDate'],
    where: { Market_Status__c: ['Rejected', 'Unavailable'] },
    orderedBy: ['-LastModifiedDate'],
    limit: maxShown,
  })
  const marketMessages = orders.map((order): FailedMessage => {
    const kind = order.Market_Status__c === 'Rejected' ? 'marketRejected' : 'marketAway'
    return {
      key: order.id,
      kind,
      what: order.OrderNumber ?? '',
      code: '',
      at: order.LastModifiedDate,
      recordId: order.id,
    }
  })
  const others = await context.engine.inOneTransaction(async (_engine, connection) => [
    ...(await readBillingFailures(connection)),
    ...(await readMailAndTextFailures(connection, context)),
    ...(await readWebhookFailures(connection)),
  ])
  return [...marketMessages, ...others]
}

async function readBillingFailures(connection: Queryable): Promise<readonly FailedMessage[]> {
  const events = await undeliveredEvents(connection, maxShown)
  const refusals = await importRefusals(connection, maxShown)
  return [
    ...events.map(({ accountId, type, refusedWith, waiting, at }, index): FailedMessage => {
      const about = { key: `event ${index}`, at, recordId: accountId }
      return type === null
        ? { ...about, kind: 'billingWaits', what: String(waiting), code: '' }
        : { ...about, kind: 'billingRefused', what: type, code: String(refusedWith ?? '') }
    }),
    ...refusals.map(({ id, number, reason, at }): FailedMessage => {
      return {
        key: `import ${id}`,
        kind: 'importRefused',
        what: number ?? '',
        code: reason,
        at,
        recordId: null,
      }
    }),
  ]
}

/** Reads webhooks that were switched off, and those whose receiver is failing. */
async function readWebhookFailures(connection: Queryable): Promise<readonly FailedMessage[]> {
  const subscriptions = await listFailingSubscriptions(connection, maxShown)
  return subscriptions.map(({ id, name, isStopped, lastFailure, failingSince, dueAt }): FailedMessage => {
    const about = { key: `webhook ${id}`, what: name, code: lastFailure ?? '', recordId: null }
    return isStopped
      ? { ...about, kind: 'webhookStopped', at: failingSince }
      : { ...about, kind: 'webhookWaits', at: dueAt }
  })
}

/** What was sent to people: texts that failed, and mails whose job was given up because their server refuses them. */
async function readMailAndTextFailures(
  connection: Queryable,
  { metadata }: Context,
): Promise<readonly FailedMessage[]> {
  const texts = await failedTexts(connection, maxShown)
  const deadLetters = await listDeadLetters(connection, maxShown)
  return [
    ...deadLetters
      .filter(({ failure }) => failure?.includes(refusedForGood) === true)
      .map((letter): FailedMessage => {
        const [recordId = null] = listJobRecordIds(letter, metadata)
        const at = letter.failedAt.toISOString()
        return { key: `mail ${letter.id}`, kind: 'mailRefused', what: letter.jobName, code: '', at, recordId }
      }),
    ...texts.map(({ key, lastFour, state, at }): FailedMessage => {
      return { key: `text ${key}`, kind: 'textFailed', what: lastFour, code: state, at, recordId: null }
    }),
  ]
}
