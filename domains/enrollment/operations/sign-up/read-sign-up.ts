import type { TypedRecord } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { leadObject } from '../../objects/lead/object'
import type { StartType } from '../../objects/order/start-dates'

/** How the person proves their identity. */
export const identityKinds = ['Social_Security', 'State_Id', 'Passport', 'Consular_Id', 'Later'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** What was typed into a sign-up so far; empty texts are null. */
export interface SignUp {
  readonly leadId: string
  readonly isOpen: boolean
  /** The order created from it. */
  readonly orderId: string | null
  /** Whether the number of that order is mailed. */
  readonly isConfirmationMailed: boolean
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
  'Confirmation_Mailed__c',
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
] as const

/** Reads a sign-up as the system: its id comes from the browser's own grant. Null when it is gone. */
export async function readSignUp(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  leadId: string,
): Promise<SignUp | null> {
  const lead = await read(engine, systemViewer, leadObject, leadId, fields)
  return lead === null ? null : toSignUp(lead)
}

function toSignUp(lead: TypedRecord<typeof leadObject, (typeof fields)[number]>): SignUp {
  return {
    leadId: lead.id,
    isOpen: lead.Status === 'New' || lead.Status === 'Contacted',
    orderId: lead.Order__c,
    isConfirmationMailed: lead.Confirmation_Mailed__c,
    planId: lead.Plan__c,
    firstName: lead.FirstName,
    lastName: lead.LastName,
    email: lead.Email,
    mobilePhone: lead.MobilePhone,
    language: lead.Preferred_Language__c === 'es' ? 'es' : 'en',
    caseType: lead.Case_Type__c,
    street: lead.Service_Street__c,
    city: lead.Service_City__c,
    state: lead.Service_State__c,
    zipCode: lead.Service_Postal_Code__c,
    esiid: lead.ESIID__c,
    gasAccountNumber: lead.Gas_Account_Number__c,
    startDate: lead.Requested_Start_Date__c,
    identityKind: lead.Identity_Kind__c,
    identityLastFour: lead.Identity_Last_Four__c,
  }
}
