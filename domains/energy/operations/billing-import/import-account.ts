import { fail } from '@porchlight/errors'
import type { Viewer } from '@porchlight/metadata'
import type { BillingAccountChange } from '@porchlight/providers/billing'
import type { RecordEngine } from '@porchlight/record-engine'
import { fieldText } from '../../../customers/operations/person/field-text'
import { findByNumber } from './find-by-number'

/**
 * Takes an account as the billing system has it. Whose a new one is, is said by it: a customer of its own, or that of
 * another account. Nobody is found by name or e-mail address, which others could bear.
 */
export async function importAccount(
  engine: RecordEngine,
  viewer: Viewer,
  change: BillingAccountChange,
): Promise<void> {
  const { accountNumber, opening, status, balance, planName } = change
  const known = await findByNumber(engine, viewer, 'Account', 'AccountNumber', accountNumber, ['Status__c'])
  const billed = { Balance__c: balance, ...(planName === null ? {} : { Plan_Name__c: planName }) }
  if (known !== null) {
    const isMoving = fieldText(known, 'Status__c') !== status
    await engine.updateRecord(viewer, known.id, {
      fields: isMoving ? { ...billed, Status__c: status } : billed,
    })
    return
  }
  if (opening === null)
    throw fail('invalidFieldValue', { field: 'opening', reason: 'say whose account it is.' })
  const isGas = opening.commodity === 'Gas'
  await engine.createRecord(viewer, 'Account', {
    fields: {
      ...billed,
      Name: opening.street,
      AccountNumber: accountNumber,
      Account_Brand__c: opening.brand,
      ContactId: await contactOf(engine, viewer, opening),
      Commodity__c: opening.commodity,
      [isGas ? 'Gas_Account_Number__c' : 'ESIID__c']: opening.servicePoint,
      Status__c: 'Active',
      Service_Street__c: opening.street,
      Service_City__c: opening.city,
      Service_State__c: opening.state,
      Service_Postal_Code__c: opening.postalCode,
    },
  })
}

async function contactOf(
  engine: RecordEngine,
  viewer: Viewer,
  { brand, customer }: NonNullable<BillingAccountChange['opening']>,
): Promise<string> {
  if ('sameAsAccount' in customer) {
    const fields = ['ContactId', 'Account_Brand__c']
    const other = await findByNumber(
      engine,
      viewer,
      'Account',
      'AccountNumber',
      customer.sameAsAccount,
      fields,
    )
    const contactId = other === null ? null : fieldText(other, 'ContactId')
    const isOfBrand = other !== null && fieldText(other, 'Account_Brand__c') === brand
    if (contactId !== null && isOfBrand) return contactId
    throw fail('invalidFieldValue', { field: 'sameAsAccount', reason: 'name a known account of this brand.' })
  }
  return engine.createRecord(viewer, 'Contact', {
    fields: {
      FirstName: customer.firstName,
      LastName: customer.lastName,
      Email: customer.email,
      MobilePhone: customer.mobilePhone,
      MailingPostalCode: customer.postalCode,
      Preferred_Language__c: customer.language,
      Customer_Brand__c: brand,
    },
  })
}
