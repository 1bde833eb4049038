import type { BrandKey } from '@porchlight/brands'
import { type FieldInput, recordTypeIdOf } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { localDay } from '../../../customers/rules/calendar-day'
import { timeZoneOfHome } from '../../../customers/rules/time-zone-of-home'
import { orderObject } from '../../objects/order/object'
import { rescissionEnd, type StartType } from '../../objects/order/start-dates'
import { workStepObject } from '../../objects/work-step/object'
import { firstDocumentDue, readDocumentRules, typesRequiredFor } from '../document-rules'
import type { OfferedPlan } from './sign-up-plan'

/** A home whose service is to start, for whom and on which terms. */
export interface ServiceStart {
  readonly contactId: string
  readonly brand: BrandKey
  readonly caseType: StartType
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly esiid: string | null
  readonly gasAccountNumber: string | null
  /** `YYYY-MM-DD` */
  readonly startDate: string
  readonly planId: string
  readonly plan: OfferedPlan
  readonly creditStatus: 'Waiting' | 'Not_Needed'
  readonly needsIdentityDocument: boolean
  /** Further fields of the order. */
  readonly more?: FieldInput<typeof orderObject>
}

type Inside = Pick<MethodContext, 'systemViewer' | 'now'> & { readonly engine: RecordEngine }

/** Creates the account of a home, pending, and the order that starts its service, with its steps; returns both ids. */
export async function createStart(
  inside: Inside,
  start: ServiceStart,
): Promise<{ readonly accountId: string; readonly orderId: string }> {
  const accountId = await createAccount(inside, start)
  const orderId = await createOrder(inside, start, accountId)
  await createSteps(inside, start, { accountId, orderId })
  return { accountId, orderId }
}

function addressFields({ street, city, state, zipCode }: ServiceStart) {
  return {
    Service_Street__c: street,
    Service_City__c: city,
    Service_State__c: state,
    Service_Postal_Code__c: zipCode,
  }
}

function createAccount({ engine, systemViewer }: Inside, start: ServiceStart): Promise<string> {
  const { plan } = start
  return create(engine, systemViewer, accountObject, {
    Name: start.street,
    Account_Brand__c: start.brand,
    ContactId: start.contactId,
    Commodity__c: plan.commodity,
    ESIID__c: start.esiid,
    Gas_Account_Number__c: start.gasAccountNumber,
    ...addressFields(start),
    Time_Zone__c: timeZoneOfHome({ state: start.state, postalCode: start.zipCode }),
    Plan_Name__c: plan.name,
    Plan__c: start.planId,
    Utility__c: plan.utilityId,
  })
}

function createOrder(
  { engine, systemViewer, now }: Inside,
  start: ServiceStart,
  accountId: string,
): Promise<string> {
  const { plan, caseType, state } = start
  return create(engine, systemViewer, orderObject, {
    AccountId: accountId,
    RecordTypeId: recordTypeIdOf('Order', caseType),
    Case_Type__c: caseType,
    Requested_Start_Date__c: start.startDate,
    Rescission_End_Date__c:
      caseType === 'Switch' ? rescissionEnd({ state, commodity: plan.commodity }, localDay(now())) : null,
    Plan_Name__c: plan.name,
    Plan__c: start.planId,
    Utility__c: plan.utilityId,
    Credit_Status__c: start.creditStatus,
    Market_Status__c: 'Not_Sent',
    ...addressFields(start),
    ...start.more,
  })
}

/** The utility's confirmation comes last; first the documents that the brand's rules or a missing number require. */
async function createSteps(
  inside: Inside,
  start: ServiceStart,
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
): Promise<void> {
  const { engine, systemViewer, now } = inside
  const { needsIdentityDocument, startDate } = start
  const step = (fields: Readonly<Record<string, string | number | null>>) =>
    create(engine, systemViewer, workStepObject, { Order__c: orderId, Due_Date__c: startDate, ...fields })
  const rules = await readDocumentRules(engine, systemViewer, start.brand)
  const types = new Set([
    ...(needsIdentityDocument ? ['Identity'] : []),
    ...typesRequiredFor(rules, start.caseType),
  ])
  if (types.size > 0) {
    await step({
      Step_Type__c: 'Documents',
      Responsible__c: 'Customer',
      ExecutionOrder: 2,
      Due_Date__c: firstDocumentDue(rules, [...types], localDay(now()), startDate),
    })
  }
  for (const type of types) {
    await engine.createRecord(systemViewer, 'Document_Requirement__c', {
      fields: { Account__c: accountId, Order__c: orderId, Document_Type__c: type, Is_Required__c: true },
    })
  }
  await step({ Step_Type__c: 'Utility', Responsible__c: 'Utility', ExecutionOrder: 9 })
}
