import { fail } from '@porchlight/errors'
import { type AttemptLimit, type Identity, mailboxKey } from '@porchlight/identity'
import { enqueueJob } from '@porchlight/jobs'
import type { ServiceRequest, Viewer } from '@porchlight/metadata'
import { read } from '@porchlight/server-methods/records/read'
import type { ActionServices } from '@porchlight/ui-api/server'
import { attemptLimits } from '../../../customers/operations/limits/attempt-limits'
import { countMailToPerson } from '../../../customers/operations/limits/count-attempt'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import type { RecordReader } from '../../../customers/operations/person/record-reader'
import { sendRegistrationLink } from '../../../getting-in/methods/find-my-account/job'
import { clearSecondFactors } from '../../../getting-in/operations/second-factor/clear-second-factors'
import { caseObject } from '../../../messages/objects/case/object'
import { sendCaseReply } from '../../../messages/operations/action-services/send-case-reply'
import { sendEmailChangeNotice, sendEmailVerification } from '../../../profile/methods/change-email/job'
import { orderPages } from '../order-task/task-subject'
import { sendOrderLink } from './send-order-link'

const minuteMs = 60_000

/** The connection of a transaction; jobs that are enqueued by it exist exactly if it commits. */
type Connection = Parameters<ActionServices['request']>[2]

export interface ActionServicesOptions extends RecordReader {
  readonly identity: Identity
  readonly now: () => Date
}

/**
 * Carries out what quick actions request: each request becomes jobs in the transaction of the action's writes. A mail
 * that repeats one of a minute ago is left out; a link that lets a person in is counted like one that
 * people request themselves, and refused beyond the limit.
 */
export function createActionServices(options: ActionServicesOptions): ActionServices {
  const { identity } = options
  const isWithin = async (connection: Connection, scope: string, key: string, limit: AttemptLimit) =>
    (await identity.countAttempt(scope, key, limit, connection)).allowed
  const isNewKey = (connection: Connection, key: string) =>
    isWithin(connection, 'actionMail', key, attemptLimits.mailEachMinute)

  const services: Readonly<Record<string, Service>> = {
    sendRegistrationLink: async ({ contactId = '' }, connection) => {
      await countMailToPerson(options, contactId, connection)
      await enqueueJob(connection, sendRegistrationLink.name, { contactId })
    },
    sendOrderLink: async ({ orderId = '', page = '' }, connection) => {
      if (!orderPages.some((known) => known === page)) throw fail('notFound')
      if (!(await isNewKey(connection, `${orderId} ${page}`))) return
      await enqueueJob(connection, sendOrderLink.name, { orderId, page })
    },
    sendCaseReply: async ({ caseId = '' }, connection) => {
      if (await isNewKey(connection, caseId)) {
        await enqueueJob(connection, sendCaseReply.name, { caseId })
        return
      }
      const reader = [options.engine, options.systemViewer] as const
      if ((await read(...reader, caseObject, caseId, ['SuppliedEmail']))?.SuppliedEmail == null) return
      // A guest can read what was written in the meantime only in the mail.
      const key = `${caseId} ${Math.floor(options.now().getTime() / minuteMs)}`
      const runAt = new Date(Date.now() + minuteMs)
      await enqueueJob(connection, sendCaseReply.name, { caseId }, { key, runAt })
    },
    clearSecondFactors: async ({ userId = '' }, connection, viewer) => {
      if (viewer.class === 'guest' || (await readLoginUser(options, userId)) === null) throw fail('notFound')
      await clearSecondFactors(options, connection, { userId, clearedBy: viewer.userId ?? 'system' })
    },
    changeLoginEmail: async ({ userId = '', newEmail = '' }, connection) => {
      const user = await readLoginUser(options, userId)
      if (user === null) throw fail('notFound')
      await countMailToPerson(options, userId, connection)
      const request = { userId, oldEmail: user.username, newEmail }
      const { id: changeId } = await identity.requestEmailChange(request, connection)
      const { mailboxEachMinute } = attemptLimits
      if (await isWithin(connection, 'mailboxEachMinute', mailboxKey(newEmail), mailboxEachMinute)) {
        await enqueueJob(connection, sendEmailVerification.name, { changeId }, { key: changeId })
      }
      await enqueueJob(connection, sendEmailChangeNotice.name, { changeId }, { key: changeId })
    },
  }

  return {
    request: async ({ service, payload }, viewer, connection) => {
      const carryOut = services[service]
      if (carryOut === undefined) throw fail('invalidMetadata', { reason: `There is no service ${service}.` })
      await carryOut(payload, connection, viewer)
    },
  }
}

type Service = (payload: ServiceRequest['payload'], connection: Connection, viewer: Viewer) => Promise<void>
