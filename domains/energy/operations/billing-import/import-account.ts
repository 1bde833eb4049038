import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { BillingAccountChange } from '@porchlight/providers/billing'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { contactObject } from '../../../customers/objects/contact/object'
import { timeZoneOfHome } from '../../../customers/rules/time-zone-of-home'
import { productObject } from '../../../plans/objects/product/object'
import { utilityOfHome } from '../../../utilities/operations/service-area/utility-of-home'
import { averageBillingOf, type BillingReport } from './import-average-billing'

type Opening = NonNullable<BillingAccountChange['opening']>

/** An account to be stored: as billing reports it, or of a customer who is stored already. */
export type AccountToImport = Omit<BillingAccountChange, 'opening'> & {
  readonly opening:
    | null
    | (Omit<Opening, 'customer'> & {
        readonly customer: Opening['customer'] | { readonly contactId: string }
      })
}

/**
 * Stores an account as the billing system reports it, including whose a new one is: that of a new customer, or of the
 * customer of another account. No customer is matched by name or email address, which others could have.
 */
export async function importAccount(
  { engine, ...report }: BillingReport & { readonly engine: RecordEngine },
  viewer: Viewer,
  change: AccountToImport,
): Promise<void> {
  const { accountNumber, status } = change
  const known = await first(engine, viewer, accountObject, {
    fields: ['Status__c', 'Average_Billing__c'],
    where: { AccountNumber: accountNumber },
  })
  if (known === null) {
    await createAccount(engine, viewer, { ...change, averaged: await averageBillingOf(report, null, change) })
    return
  }
  // Billing may not know yet that service ended here; its balance counts all the same.
  const isKnown = known.Status__c === status || (known.Status__c === 'Closed' && status === 'Active')
  const moved = isKnown ? {} : { Status__c: status }
  const averaged = await averageBillingOf(report, known, change)
  const billed = await billedOf(engine, viewer, change)
  await update(engine, viewer, accountObject, known.id, { ...billed, ...moved, ...averaged })
}

/** Stores a new account, and returns its id; `averaged` is average billing as fields of the account. */
export async function createAccount(
  engine: Pick<RecordEngine, 'createRecord' | 'listRecords'>,
  viewer: Viewer,
  { averaged = {}, ...change }: AccountToImport & { readonly averaged?: object },
): Promise<string> {
  const { accountNumber, opening, status } = change
  if (opening === null)
    throw fail('invalidFieldValue', { field: 'opening', reason: 'say whose account it is.' })
  const isGas = opening.commodity === 'Gas'
  return create(engine, viewer, accountObject, {
    ...(await billedOf(engine, viewer, change)),
    ...averaged,
    Name: opening.street,
    AccountNumber: accountNumber,
    Account_Brand__c: opening.brand,
    ContactId: await contactOf(engine, viewer, opening),
    Commodity__c: opening.commodity,
    [isGas ? 'Gas_Account_Number__c' : 'ESIID__c']: opening.servicePoint,
    Utility__c: await utilityOfHome(engine, viewer, opening),
    Time_Zone__c: timeZoneOfHome(opening),
    Status__c: status,
    Service_Street__c: opening.street,
    Service_City__c: opening.city,
    Service_State__c: opening.state,
    Service_Postal_Code__c: opening.postalCode,
  })
}

/** Returns the data that billing reports of an account, as fields of the account. */
async function billedOf(engine: Pick<RecordEngine, 'listRecords'>, viewer: Viewer, change: AccountToImport) {
  const { balance, planName } = change
  return {
    Balance__c: balance,
    ...(planName === null ? {} : { Plan_Name__c: planName }),
    ...(await contractOf(engine, viewer, change)),
  }
}

/** The contract as fields of the account; a plan that the catalogue does not have is not linked. */
async function contractOf(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  { contract }: AccountToImport,
): Promise<Readonly<Record<string, string | number | null>>> {
  if (contract === undefined || contract === null) return {}
  const { planCode, startDate, endDate, termMonths } = contract
  const plan =
    planCode === null
      ? null
      : await first(engine, viewer, productObject, { fields: [], where: { ProductCode: planCode } })
  return {
    Plan__c: plan?.id ?? null,
    Contract_Start_Date__c: startDate,
    Contract_End_Date__c: endDate,
    Contract_Term_Months__c: termMonths,
  }
}

async function contactOf(
  engine: Pick<RecordEngine, 'createRecord' | 'listRecords'>,
  viewer: Viewer,
  { brand, customer }: NonNullable<AccountToImport['opening']>,
): Promise<string> {
  if ('contactId' in customer) return customer.contactId
  if ('sameAsAccount' in customer) {
    const other = await first(engine, viewer, accountObject, {
      fields: ['ContactId'],
      where: { AccountNumber: customer.sameAsAccount, Account_Brand__c: brand },
    })
    if (other !== null && other.ContactId !== null) return other.ContactId
    throw fail('invalidFieldValue', { field: 'sameAsAccount', reason: 'name a known account of this brand.' })
  }
  return create(engine, viewer, contactObject, {
    FirstName: customer.firstName,
    LastName: customer.lastName,
    Email: customer.email,
    MobilePhone: customer.mobilePhone,
    MailingPostalCode: customer.postalCode,
    Preferred_Language__c: customer.language,
    Customer_Brand__c: brand,
  })
}
