import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { sentMessageObject } from '../../../customers/objects/sent-message/object'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { verifyEmailLink } from '../../mails/verify-email-link/mail'
import { emailChangeStatusContract } from './contract'

/** Customers cannot read records of sent mails; this returns the outcome of this one mail. */
const handle = handleCall(emailChangeStatusContract, async (_request, context: MethodContext) => {
  const { userId, contactId } = signedInCustomer(context)
  const { engine, identity, systemViewer } = context
  const change = await identity.findLatestEmailChange(userId)
  if (change?.state !== 'open') return { body: { newEmail: null, isReturned: false } }
  const mail = await first(engine, systemViewer, sentMessageObject, {
    fields: ['Outcome__c'],
    where: {
      Contact__c: contactId,
      Message_Kind__c: verifyEmailLink.name,
      Sent_At__c: { gte: change.requestedAt.toISOString() },
    },
    orderedBy: ['-Sent_At__c'],
  })
  const isReturned = mail?.Outcome__c === 'Refused' || mail?.Outcome__c === 'Not_Delivered'
  return { body: { newEmail: change.newEmail, isReturned } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
