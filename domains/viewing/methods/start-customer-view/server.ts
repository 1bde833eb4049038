import { fail } from '@porchlight/errors'
import { customerViewMs } from '@porchlight/identity'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { create } from '@porchlight/server-methods/records/write'
import type { BodyOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { contactObject } from '../../../customers/objects/contact/object'
import { userObject } from '../../../customers/objects/user/object'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { caseObject } from '../../../messages/objects/case/object'
import type { ViewReason } from '../../facts/view-reasons'
import { customerViewObject } from '../../objects/customer-view/object'
import { endView } from '../../operations/end-view'
import { findOwnView } from '../../operations/find-own-view'
import { startCustomerViewContract } from './contract'

/** The maximum difference between the clocks of servers and database: the end is recorded once all of them have passed it. */
const clockDifferenceMs = 60_000

const handle = handleCall(startCustomerViewContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { engine, identity, systemViewer, hostBrand, now } = context
  const contactId = toRecordId(body.contactId)
  if (contactId === null) throw fail('invalidRecordId', { parameter: 'contactId', value: body.contactId })
  const contact = await read(engine, viewer, contactObject, contactId, [
    'Customer_Brand__c',
    'Preferred_Language__c',
  ])
  if (contact === null) throw fail('notFound')
  const sessionToken = await requireBrowserSession(context)
  const login = await first(engine, systemViewer, userObject, {
    fields: ['IsActive', 'Portal_Role__c'],
    where: { ContactId: contactId },
  })
  if (login === null || !login.IsActive || login.Portal_Role__c !== 'Customer') throw fail('notFound')
  // Its cookie is valid on this host only, and shows its brand.
  if (contact.Customer_Brand__c !== hostBrand) throw fail('viewAtOtherBrand')
  const { reason, caseId, note } = await requireReason(context, contactId, body)

  const before = await findOwnView(context)
  if (before !== null) await endView(context, viewer, before)
  const startedAt = now()
  const expiresAt = new Date(startedAt.getTime() + customerViewMs)
  const token = await engine.inOneTransaction(async (inside, connection) => {
    const viewId = await create(inside, systemViewer, customerViewObject, {
      Contact__c: contactId,
      Staff__c: viewer.userId,
      Reason__c: reason,
      Note__c: note,
      Case__c: caseId,
      Started_At__c: startedAt.toISOString(),
      Expires_At__c: expiresAt.toISOString(),
    })
    const view = { viewId, staffUserId: viewer.userId, customerUserId: login.id, contactId }
    const started = await identity.startCustomerView(
      { ...view, sessionToken, brand: hostBrand, language: viewer.language },
      connection,
    )
    const reasonText = note === null ? reason : `${reason}: ${note}`
    await context.audit(
      'customer-view-started',
      { viewId, ...(caseId === null ? {} : { caseId }) },
      { recordId: contactId, reason: reasonText, within: connection },
    )
    await context.enqueue(
      'end-customer-view',
      { viewId, contactId },
      {
        key: `end-customer-view ${viewId}`,
        within: connection,
        runAt: new Date(expiresAt.getTime() + clockDifferenceMs),
      },
    )
    return started
  })
  context.customerView.start(token)
  const path = contact.Preferred_Language__c === 'es' ? '/es' : '/'
  return { body: { path, expiresAt: expiresAt.toISOString() } }
})

/** A view is part of a browser's session; programs have nothing to look at. */
async function requireBrowserSession({ identity, session }: MethodContext): Promise<string> {
  const found = session.token === null ? null : await identity.peekSession(session.token)
  if (found?.kind !== 'browser' || session.token === null) throw fail('notFound')
  return session.token
}

/** Returns the reason as stored. A case has to be one of this customer's that the viewer sees. */
async function requireReason(
  { engine, viewer }: MethodContext,
  contactId: string,
  body: BodyOf<typeof startCustomerViewContract>,
): Promise<{ readonly reason: ViewReason; readonly caseId: string | null; readonly note: string | null }> {
  const [note, caseNumber] = [body.note.trim(), body.caseNumber.trim()]
  const reason = body.reason === '' && caseNumber !== '' ? 'Case' : body.reason
  if (reason === '') throw fieldError('requiredFieldMissing', 'reason')
  if (reason === 'Case' && caseNumber === '') throw fieldError('requiredFieldMissing', 'caseNumber')
  if (reason === 'Other' && note === '') throw fieldError('requiredFieldMissing', 'note')
  const found =
    caseNumber === ''
      ? null
      : await first(engine, viewer, caseObject, {
          fields: [],
          where: { CaseNumber: caseNumber, ContactId: contactId },
        })
  if (caseNumber !== '' && found === null) throw fieldError('invalidFieldValue', 'caseNumber')
  return { reason, caseId: found?.id ?? null, note: note === '' ? null : note }
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
