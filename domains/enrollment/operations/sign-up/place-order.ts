import { fail } from '@porchlight/errors'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { create, update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { contactObject } from '../../../customers/objects/contact/object'
import type { ConsentType } from '../../../customers/operations/consents/read-consents'
import { recordConsent } from '../../../customers/operations/consents/record-consent'
import { mayMailTo } from '../../../customers/operations/limits/count-attempt'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { localDay } from '../../../customers/rules/calendar-day'
import { leadObject } from '../../objects/lead/object'
import { orderObject } from '../../objects/order/object'
import { advanceEnrollment } from '../enrollment-work/jobs'
import { type Authorization, authorizationVersion } from './authorizations'
import { createStart } from './create-start'
import { readSignUp } from './read-sign-up'
import { type FinishedSignUp, isFinished } from './sections'
import { sendEnrollmentConfirmation } from './send-confirmation'
import type { OfferedPlan } from './sign-up-plan'

/** What was agreed to. */
export interface Agreement {
  readonly plan: OfferedPlan
  readonly authorizations: readonly Authorization[]
  readonly textLanguage: 'en' | 'es'
}

export interface PlacedOrder {
  readonly orderId: string
  readonly confirmationNumber: string
}

/**
 * Creates the order of a sign-up, with its account, its contact and the consents, in one transaction; if the sign-up
 * has an order already, returns that one. Concurrent calls run one after the other.
 *
 * @param agreement null when the sign-up is known to have an order
 */
export async function findOrCreateOrder(
  context: MethodContext,
  leadId: string,
  agreement: Agreement | null,
): Promise<PlacedOrder> {
  const { systemViewer } = context
  return context.engine.inOneTransaction(async (engine, within) => {
    await within.query(lockStatement('signUp'), [`sign-up ${leadId}`])
    const inside = { ...context, engine }
    const signUp = await readSignUp(inside, leadId)
    if (signUp === null) throw fail('signUpNotFound')
    if (signUp.orderId !== null) return placedOrder(inside, signUp.orderId)
    if (agreement === null || !signUp.isOpen || !isFinished(signUp, localDay(context.now()))) {
      throw fail('signUpNotFound')
    }
    const contactId = await contactOf(inside, signUp)
    const { plan } = agreement
    const { accountId, orderId } = await createStart(inside, {
      ...signUp,
      contactId,
      brand: await actingBrand(inside),
      plan,
      creditStatus: plan.requiresDeposit ? 'Waiting' : 'Not_Needed',
      needsIdentityDocument: signUp.identityKind !== 'Social_Security',
    })
    await createConsents(inside, signUp, { contactId, accountId }, agreement)
    // The number is shown on the page: a mailbox that has reached its limit of mails today gets none (abuse case A26),
    // except that of a customer who has proved who they are.
    const isMailed = context.viewer.class === 'customer' || (await mayMailTo(context, signUp.email, within))
    await update(engine, systemViewer, leadObject, leadId, {
      Status: 'Converted',
      Step__c: 'Complete',
      Order__c: orderId,
      Confirmation_Mailed__c: isMailed,
    })
    if (isMailed) {
      await context.enqueue(sendEnrollmentConfirmation.name, { orderId }, { key: orderId, within })
    }
    await context.enqueue(advanceEnrollment.name, { orderId }, { key: orderId, within })
    return placedOrder(inside, orderId)
  })
}

type Inside = MethodContext & { readonly engine: RecordEngine }

async function placedOrder({ engine, systemViewer }: Inside, orderId: string): Promise<PlacedOrder> {
  const order = await read(engine, systemViewer, orderObject, orderId, ['Confirmation_Number__c'])
  if (order === null) throw fail('signUpNotFound')
  return { orderId, confirmationNumber: order.Confirmation_Number__c }
}

/**
 * Returns the contact of an order. Signed-in customers order as themselves. A guest's claim proves nothing, so a guest
 * gets a separate contact even when the name and the address are known: whether they belong together is settled by mail
 * or by staff.
 */
async function contactOf({ engine, systemViewer, viewer, hostBrand }: Inside, signUp: FinishedSignUp) {
  if (viewer.class === 'customer') return viewer.contactId
  return create(engine, systemViewer, contactObject, {
    FirstName: signUp.firstName,
    LastName: signUp.lastName,
    Email: signUp.email,
    MobilePhone: signUp.mobilePhone,
    MailingPostalCode: signUp.zipCode,
    Preferred_Language__c: signUp.language,
    Customer_Brand__c: hostBrand,
  })
}

async function createConsents(
  { engine, systemViewer, now, clientAddress }: Inside,
  signUp: FinishedSignUp,
  { contactId, accountId }: { readonly contactId: string; readonly accountId: string },
  { authorizations, textLanguage }: Agreement,
): Promise<void> {
  const consent = (type: ConsentType, text: string, language: 'en' | 'es') =>
    recordConsent(
      { engine, systemViewer },
      {
        contactId,
        accountId,
        type,
        action: 'Given',
        channel: 'Portal',
        text,
        version: authorizationVersion,
        language,
        at: now(),
        networkAddress: clientAddress,
      },
    )
  for (const { consentType, text } of authorizations) await consent(consentType, text, textLanguage)
  const language =
    signUp.language === 'es' ? 'Correos y documentos en español.' : 'Emails and documents in English.'
  await consent('Language', language, signUp.language)
}
