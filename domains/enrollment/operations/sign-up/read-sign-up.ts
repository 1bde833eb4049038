import type { RecordRepresentation } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldText } from '../../../customers/operations/person/field-text'
import type { StartType } from '../../objects/order/start-dates'

/** How somebody shows who they are. */
export const identityKinds = ['Social_Security', 'State_Id', 'Passport', 'Consular_Id', 'Later'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** What was typed into a sign-up so far; empty texts are null. */
export interface SignUp {
  readonly leadId: string
  readonly isOpen: boolean
  /** The order that it became. */
  readonly orderId: string | null
  readonly planId: string | null
  readonly firstName: string | null
  readonly lastName: string
  readonly email: string | null
  /** `(713) 555-0121` */
  readonly mobilePhone: string | null
  readonly language: 'en' | 'es'
  readonly caseType: StartType | null
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zipCode: string | null
  readonly esiid: string | null
  readonly gasAccountNumber: string | null
  /** `YYYY-MM-DD` */
  readonly startDate: string | null
  readonly identityKind: IdentityKind | null
  readonly identityLastFour: string | null
}

const fields = [
  'Status',
  'Order__c',
  'Plan__c',
  'FirstName',
  'LastName',
  'Email',
  'MobilePhone',
  'Preferred_Language__c',
  'Case_Type__c',
  'Service_Street__c',
  'Service_City__c',
  'Service_State__c',
  'Service_Postal_Code__c',
  'ESIID__c',
  'Gas_Account_Number__c',
  'Requested_Start_Date__c',
  'Identity_Kind__c',
  'Identity_Last_Four__c',
]

/** Reads a sign-up as the system: its id comes from the browser's own grant. Null when it is gone. */
export async function readSignUp(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  leadId: string,
): Promise<SignUp | null> {
  const lead = await engine.readRecord(systemViewer, leadId, { fields, optionalFields: [] })
  return lead === null ? null : toSignUp(lead)
}

function toSignUp(lead: RecordRepresentation): SignUp {
  const text = (field: string) => fieldText(lead, field)
  const caseType = text('Case_Type__c')
  const status = text('Status')
  return {
    leadId: lead.id,
    isOpen: status === 'New' || status === 'Contacted',
    orderId: text('Order__c'),
    planId: text('Plan__c'),
    firstName: text('FirstName'),
    lastName: text('LastName') ?? '',
    email: text('Email'),
    mobilePhone: text('MobilePhone'),
    language: text('Preferred_Language__c') === 'es' ? 'es' : 'en',
    caseType: caseType === 'Move_In' || caseType === 'Switch' ? caseType : null,
    street: text('Service_Street__c'),
    city: text('Service_City__c'),
    state: text('Service_State__c'),
    zipCode: text('Service_Postal_Code__c'),
    esiid: text('ESIID__c'),
    gasAccountNumber: text('Gas_Account_Number__c'),
    startDate: text('Requested_Start_Date__c'),
    identityKind: identityKinds.find((kind) => kind === text('Identity_Kind__c')) ?? null,
    identityLastFour: text('Identity_Last_Four__c'),
  }
}
