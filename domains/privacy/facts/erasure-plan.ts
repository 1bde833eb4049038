import { mailGroupFields } from '../../customers/facts/mail-groups'

/** How the records of one object are handled when their owner is erased. */
export interface ErasureStep {
  readonly objectApiName: string
  /** From a record to the owner: the contact, where a customer is erased. */
  readonly path: readonly string[]
  /** What the fields hold that are cleared, with `{id}` for the record's own id; null: the records are deleted. */
  readonly remaining: Readonly<Record<string, string | boolean | null>> | null
}

/** The records are deleted. */
export const deleted = (objectApiName: string, ...path: readonly string[]): ErasureStep => ({
  objectApiName,
  path,
  remaining: null,
})

const cleared = (
  objectApiName: string,
  path: readonly string[],
  remaining: NonNullable<ErasureStep['remaining']>,
): ErasureStep => ({ objectApiName, path, remaining })

/** The name of an erased customer, wherever a name is required. */
export const erasedName = 'Erased'

const noName = { FirstName: null, LastName: erasedName, Name: erasedName }

/**
 * What is erased of a customer, in this order: what refers to other records before those. The person comes first, so that
 * nothing is sent to them any more. Accounts and orders stay for the money that they explain, without the home.
 */
export const erasurePlan: readonly ErasureStep[] = [
  cleared('User', ['ContactId'], {
    ...noName,
    Username: '{id}@erased.invalid',
    Email: null,
    IsActive: false,
  }),
  cleared('Contact', ['Id'], {
    ...noName,
    Email: null,
    MobilePhone: null,
    OtherPhone: null,
    MailingPostalCode: null,
    ...Object.fromEntries(mailGroupFields.map((field) => [field, null])),
  }),
  deleted('Alert_Subscription__c', 'Account__c', 'ContactId'),
  deleted('Autopay__c', 'Account__c', 'ContactId'),
  deleted('Payment_Method__c', 'Contact__c'),
  deleted('Sent_Message__c', 'Contact__c'),
  deleted('Customer_View__c', 'Contact__c'),
  deleted('ContentDocumentLink', 'ContentDocumentId', 'Contact__c'),
  deleted('ContentVersion', 'ContentDocumentId', 'Contact__c'),
  deleted('ContentDocument', 'Contact__c'),
  deleted('CaseComment', 'ParentId', 'ContactId'),
  deleted('Case', 'ContactId'),
  deleted('Document_Requirement__c', 'Account__c', 'ContactId'),
  deleted('Identity_Verification__c', 'Account__c', 'ContactId'),
  deleted('Notice__c', 'Account__c', 'ContactId'),
  deleted('Lead', 'Known_Contact__c'),
  deleted('Opportunity', 'AccountId', 'ContactId'),
  deleted('Interval_Read__c', 'Account__c', 'ContactId'),
  cleared('Consent__c', ['Contact__c'], { Network_Address__c: null }),
  cleared('Payment__c', ['Account__c', 'ContactId'], { Last_Four__c: null }),
  cleared('Refund__c', ['Account__c', 'ContactId'], { Note__c: erasedName, Decision_Note__c: null }),
  cleared('Deposit__c', ['Account__c', 'ContactId'], { Internal_Notes__c: null, Risk_Score__c: null }),
  cleared('WorkStep', ['Order__c', 'AccountId', 'ContactId'], { Internal_Notes__c: null }),
  cleared('Order', ['AccountId', 'ContactId'], {
    Service_Street__c: null,
    Forwarding_Street__c: null,
    Forwarding_City__c: null,
    Forwarding_State__c: null,
    Forwarding_Postal_Code__c: null,
  }),
  cleared('Account', ['ContactId'], {
    Name: erasedName,
    ESIID__c: null,
    Gas_Account_Number__c: null,
    Service_Street__c: null,
  }),
]

/**
 * Data that stay as they are: amounts, days and units, which the law has retailers store, and which identify no one.
 */
export const notErased: readonly string[] = [
  'Bill__c',
  'Bill_Line__c',
  'Ledger_Entry__c',
  'Payment_Arrangement__c',
  'Usage__c',
]
