import type { BrandKey } from '@porchlight/brands'
import type { MethodBench } from './method-bench'

/** A customer without a login, with one account and one order. */
export interface NewCustomer {
  readonly contactId: string
  readonly accountId: string
  readonly email: string | null
  readonly accountNumber: string
  readonly orderNumber: string
  readonly confirmationNumber: string
  readonly zipCode: string
}

/** Where customers are created: a `MethodBench`, or the required part of one. */
interface CustomerMaker {
  readonly world: { readonly context: Pick<MethodBench['world']['context'], 'engine'> }
  readonly systemViewer: MethodBench['systemViewer']
}

let customerNumber = 0

/** Creates such a customer through the record engine. */
export async function createCustomer(
  { world, systemViewer }: CustomerMaker,
  options: {
    readonly email?: string | null
    readonly brand?: BrandKey
    readonly status?: 'Active' | 'Cancelled' | 'Pending'
    readonly language?: 'en' | 'es'
    /** Without an order, as the billing import creates accounts. */
    readonly isImported?: boolean
  } = {},
): Promise<NewCustomer> {
  const { engine } = world.context
  customerNumber += 1
  const digits = String(customerNumber).padStart(4, '0')
  const { brand = 'first', status = 'Active', language = 'en' } = options
  const email = options.email === undefined ? `newcomer.${digits}@example.com` : options.email
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
      Preferred_Language__c: language,
      MailingPostalCode: zipCode,
    },
  })
  const accountNumber = `98000${digits}0`
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
    await engine.updateRecord(systemViewer, accountId, { fields: { Status__c: 'Cancelled' } })
  }
  const orderNumber = `97${digits}11`
  const confirmationNumber = `K7Q2${digits}9Z`
  if (options.isImported === true) {
    return { contactId, accountId, email, accountNumber, orderNumber, confirmationNumber, zipCode }
  }
  await engine.createRecord(systemViewer, 'Order', {
    fields: {
      OrderNumber: orderNumber,
      Confirmation_Number__c: confirmationNumber,
      AccountId: accountId,
      Case_Type__c: 'Move_In',
      Requested_Start_Date__c: '2026-12-15',
      Plan_Name__c: 'Fixed 12',
      ...service,
    },
  })
  return { contactId, accountId, email, accountNumber, orderNumber, confirmationNumber, zipCode }
}
