import type { BrandKey } from '@porchlight/brands'
import type { Target } from './abuse-world'
import { password } from './abuse-world'

/** A customer who was made for one check, with an account and an order. */
export interface Newcomer {
  readonly contactId: string
  readonly accountId: string
  readonly email: string
  readonly accountNumber: string
  readonly confirmationNumber: string
  readonly zipCode: string
}

/** One who has a login, with `password`. */
export interface SignedUp extends Newcomer {
  readonly userId: string
}

interface NewcomerOptions {
  readonly email?: string
  readonly brand?: BrandKey
  readonly status?: 'Active' | 'Cancelled'
}

let count = 0

/** Creates a customer without a login. */
export async function createNewcomer(
  { context: { engine, systemViewer } }: Target,
  { brand = 'first', status = 'Active', ...given }: NewcomerOptions = {},
): Promise<Newcomer> {
  count += 1
  const digits = String(count).padStart(5, '0')
  const email = given.email ?? `newcomer.${digits}@example.com`
  const zipCode = '77002'
  const service = {
    Service_Street__c: '12 Lantern Row',
    Service_City__c: 'Houston',
    Service_State__c: 'TX',
    Service_Postal_Code__c: zipCode,
  }
  const contactId = await engine.createRecord(systemViewer, 'Contact', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Email: email,
      Customer_Brand__c: brand,
      MailingPostalCode: zipCode,
    },
  })
  const accountNumber = `95${digits}000`
  const accountId = await engine.createRecord(systemViewer, 'Account', {
    fields: {
      Name: '12 Lantern Row',
      AccountNumber: accountNumber,
      Account_Brand__c: brand,
      ContactId: contactId,
      Commodity__c: 'Electricity',
      Status__c: status === 'Active' ? 'Active' : 'Pending',
      ...service,
    },
  })
  if (status === 'Cancelled') {
    await engine.updateRecord(systemViewer, accountId, { fields: { Status__c: status } })
  }
  const confirmationNumber = `K7Q5${digits}Z`
  await engine.createRecord(systemViewer, 'Order', {
    fields: {
      OrderNumber: `94${digits}11`,
      Confirmation_Number__c: confirmationNumber,
      AccountId: accountId,
      Case_Type__c: 'Move_In',
      Requested_Start_Date__c: '2026-12-15',
      Plan_Name__c: 'Fixed 12',
      ...service,
    },
  })
  return { contactId, accountId, email, accountNumber, confirmationNumber, zipCode }
}

/** Creates a customer who has signed up. */
export async function createSignedUp(target: Target, options: NewcomerOptions = {}): Promise<SignedUp> {
  const { engine, systemViewer, identity } = target.context
  const newcomer = await createNewcomer(target, options)
  const userId = await engine.createRecord(systemViewer, 'User', {
    fields: {
      FirstName: 'Nadia',
      LastName: 'Harrowgate',
      Username: newcomer.email,
      Email: newcomer.email,
      ContactId: newcomer.contactId,
      Portal_Role__c: 'Customer',
    },
  })
  await identity.setPassword(userId, password)
  return { ...newcomer, userId }
}

/** Switches a login off, as staff do. */
export async function switchOff({ context }: Target, userId: string): Promise<void> {
  await context.engine.updateRecord(context.systemViewer, userId, { fields: { IsActive: false } })
}
