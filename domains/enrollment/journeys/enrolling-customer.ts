import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import type { Visit } from '../../../tests/journeys/portal-visit'
import { startWalk, type Walk } from '../../getting-in/journeys/getting-in-world'

/** Somebody who enrols and has no login yet, with one order that is pending. */
export interface EnrollingCustomer {
  readonly contactId: string
  readonly accountId: string
  readonly orderId: string
  readonly confirmationNumber: string
  readonly zipCode: string
  readonly email: string
}

let customers = 0

/** Creates such a customer of the visit's brand and language, with the steps of those types that wait for them. */
export async function createEnrolling(
  { context }: TestWorld,
  { brand, language }: Visit,
  steps: readonly string[],
): Promise<EnrollingCustomer> {
  const { engine, systemViewer } = context
  customers += 1
  const digits = String(customers).padStart(4, '0')
  const zipCode = '77002'
  const email = `enrolling.${digits}@example.com`
  const service = {
    Service_Street__c: '12 Lantern Row',
    Service_City__c: 'Houston',
    Service_State__c: 'TX',
    Service_Postal_Code__c: zipCode,
  }
  const create = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
    engine.createRecord(systemViewer, objectApiName, { fields })
  const contactId = await create('Contact', {
    FirstName: 'Nadia',
    LastName: 'Harrowgate',
    Email: email,
    MobilePhone: `71355501${digits.slice(-2)}`,
    Customer_Brand__c: brand,
    Preferred_Language__c: language,
    MailingPostalCode: zipCode,
  })
  const accountId = await create('Account', {
    Name: '12 Lantern Row',
    AccountNumber: `97000${digits}0`,
    Account_Brand__c: brand,
    ContactId: contactId,
    Commodity__c: 'Electricity',
    Status__c: 'Pending',
    ...service,
  })
  const confirmationNumber = `E7Q2${digits}9Z`
  const orderId = await create('Order', {
    Confirmation_Number__c: confirmationNumber,
    AccountId: accountId,
    Case_Type__c: 'Move_In',
    Requested_Start_Date__c: '2026-12-15',
    Plan_Name__c: 'Fixed 12',
    ...service,
  })
  for (const [index, type] of steps.entries()) {
    await create('WorkStep', {
      Order__c: orderId,
      Step_Type__c: type,
      Responsible__c: 'Customer',
      ExecutionOrder: index + 1,
      Due_Date__c: '2026-12-01',
    })
  }
  return { contactId, accountId, orderId, confirmationNumber, zipCode, email }
}

/** Makes the order of `customer` require a document; returns the requirement's id. */
export function requestDocument(
  { context }: TestWorld,
  { accountId, orderId }: EnrollingCustomer,
  type: string,
  isRequired = true,
): Promise<string> {
  return context.engine.createRecord(context.systemViewer, 'Document_Requirement__c', {
    fields: {
      Account__c: accountId,
      Order__c: orderId,
      Document_Type__c: type,
      Is_Required__c: isRequired,
      Due_Date__c: '2026-12-01',
    },
  })
}

/** A window in which the customer's order has been looked up. */
export async function lookedUpWalk(
  browser: Browser,
  world: TestWorld,
  visit: Visit,
  customer: EnrollingCustomer,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Walk> {
  const walk = await startWalk(browser, world, visit, options)
  await walk.open('/enrollment-status')
  await walk.send({ identifier: customer.confirmationNumber, zipCode: customer.zipCode })
  await walk.page.waitForURL(/enrollment-status$/)
  return walk
}
