import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { consentObject } from '../../../customers/objects/consent/object'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { undoConsentContract } from './contract'
import { undoOf } from './undo-of'

const handle = handleCall(undoConsentContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const consentId = toRecordId(body.consentId)
  const record =
    consentId === null
      ? null
      : await read(context.engine, viewer, consentObject, consentId, ['Consent_Type__c', 'Account__c'])
  const undo = record === null ? undefined : undoOf[record.Consent_Type__c]
  if (record === null || undo === undefined) throw fail('notFound')
  const accountId = record.Account__c
  await undo(context, viewer, { accountId, language: body.language === 'es' ? 'es' : 'en' })
  return { body: { location: '/consents?undone' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
