import { lockStatement } from '@porchlight/advisory-locks'
import { fail } from '@porchlight/errors'
import { recordTypeIdOf } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { create, update } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import type { ConsentType } from '../../../customers/operations/consents/read-consents'
import { recordConsent } from '../../../customers/operations/consents/record-consent'
import { mayMailTo } from '../../../customers/operations/limits/count-attempt'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { localDay } from '../../../customers/rules/calendar-day'
import { leadObject } from '../../objects/lead/object'
import { orderObject } from '../../objects/order/object'
import { rescissionEnd } from '../../objects/order/start-dates'
import { workStepObject } from '../../objects/work-step/object'
import { advanceEnrollment } from '../enrollment-work/jobs'
import { type Authorization, authorizationVersion } from './authorizations'
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
 * Makes an order of a sign-up, with its account, its contact and the consents, in one transaction; of a sign-up that
 * is an order already, gives that one. Two at once take their turn.
 *
 * @param agreement null when the sign-up is known to be an order
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
    const accountId = await createAccount(inside, signUp, contactId, agreement.plan)
    const orderId = await createOrder(inside, signUp, accountId, agreement.plan)
    await createSteps(inside, signUp, { accountId, orderId })
    await createConsents(inside, signUp, { contactId, accountId }, agreement)
    await update(engine, systemViewer, leadObject, leadId, {
      Status: 'Converted',
      Step__c: 'Complete',
      Order__c: orderId,
    })
    // The number stands on the page: a mailbox that has had its share of mails today is left alone (abuse case A26).
    if (await mayMailTo(context, signUp.email, within)) {
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
 * A customer who is signed in orders as themselves. A guest's word proves nothing, so a guest is a contact of its own
 * even when the name and the address are known: whether they belong together is settled by mail or by staff.
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

function addressFields(signUp: FinishedSignUp) {
  return {
    Service_Street__c: signUp.street,
    Service_City__c: signUp.city,
    Service_State__c: signUp.state,
    Service_Postal_Code__c: signUp.zipCode,
  }
}

async function createAccount(
  inside: Inside,
  signUp: FinishedSignUp,
  contactId: string,
  plan: OfferedPlan,
): Promise<string> {
  return create(inside.engine, inside.systemViewer, accountObject, {
    Name: signUp.street,
    Account_Brand__c: await actingBrand(inside),
    ContactId: contactId,
    Commodity__c: plan.commodity,
    ESIID__c: signUp.esiid,
    Gas_Account_Number__c: signUp.gasAccountNumber,
    ...addressFields(signUp),
    Plan_Name__c: plan.name,
    Plan__c: signUp.planId,
    Utility__c: plan.utilityId,
  })
}

async function createOrder(
  { engine, systemViewer, now }: Inside,
  signUp: FinishedSignUp,
  accountId: string,
  plan: OfferedPlan,
): Promise<string> {
  return create(engine, systemViewer, orderObject, {
    AccountId: accountId,
    RecordTypeId: recordTypeIdOf('Order', signUp.caseType),
    Case_Type__c: signUp.caseType,
    Requested_Start_Date__c: signUp.startDate,
    Rescission_End_Date__c:
      signUp.caseType === 'Switch'
        ? rescissionEnd({ state: signUp.state, commodity: plan.commodity }, localDay(now()))
        : null,
    Plan_Name__c: plan.name,
    Plan__c: signUp.planId,
    Utility__c: plan.utilityId,
    Credit_Status__c: plan.requiresDeposit ? 'Waiting' : 'Not_Needed',
    Market_Status__c: 'Not_Sent',
    ...addressFields(signUp),
  })
}

/** The utility's confirmation comes last; an identity document first, where no number was given. */
async function createSteps(
  { engine, systemViewer }: Inside,
  signUp: FinishedSignUp,
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
): Promise<void> {
  const step = (fields: Readonly<Record<string, string | number>>) =>
    create(engine, systemViewer, workStepObject, {
      Order__c: orderId,
      Due_Date__c: signUp.startDate,
      ...fields,
    })
  if (signUp.identityKind !== 'Social_Security') {
    await step({ Step_Type__c: 'Documents', Responsible__c: 'Customer', ExecutionOrder: 2 })
    await engine.createRecord(systemViewer, 'Document_Requirement__c', {
      fields: {
        Account__c: accountId,
        Order__c: orderId,
        Document_Type__c: 'Identity',
        Is_Required__c: true,
        Due_Date__c: signUp.startDate,
      },
    })
  }
  await step({ Step_Type__c: 'Utility', Responsible__c: 'Utility', ExecutionOrder: 9 })
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
    signUp.language === 'es' ? 'Correos y documentos en español.' : 'Mails and documents in English.'
  await consent('Language', language, signUp.language)
}
