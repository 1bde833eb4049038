import { type ResolvedField, type ResolvedObject, resolveMetadata } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { objects } from '../../objects'
import { erasurePlan, notErased } from './erasure-plan'

const metadata = resolveMetadata(objects)
const all = [...metadata.objects.values()]

/** The objects whose records lead to a contact, by any chain of references but to who wrote or handles them. */
function objectsOfCustomers(): ReadonlySet<string> {
  const found = new Set(['Contact'])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { apiName, fields } of all) {
      const leads = [...fields.values()].some(
        ({ reference }) =>
          reference !== null && reference.objectApiName !== 'User' && found.has(reference.objectApiName),
      )
      if (leads) found.add(apiName)
    }
  }
  return found
}

function objectNamed(apiName: string): ResolvedObject {
  const object = metadata.object(apiName)
  if (object === undefined) throw new Error(`There is no ${apiName}.`)
  return object
}

const typed = ['String', 'TextArea', 'Email', 'Phone', 'Url']
const isTyped = ({ dataType, system }: ResolvedField) => typed.includes(dataType) && !system

describe('the plan of an erasure', () => {
  it('decides about every object whose records lead to a customer, and no other', () => {
    const decided = [...erasurePlan.map(({ objectApiName }) => objectApiName), ...notErased]
    expect(decided.toSorted()).toEqual([...objectsOfCustomers()].toSorted())
  })

  it.each(erasurePlan)('finds the customer of $objectApiName by the path', ({ objectApiName, path }) => {
    const end = path.reduce((object: ResolvedObject | null, step) => {
      const reference = object?.fields.get(step)?.reference
      return step === 'Id' ? object : objectNamed(reference?.objectApiName ?? '')
    }, objectNamed(objectApiName))
    expect(end?.apiName).toBe('Contact')
  })

  it('deletes nothing before what cannot be without it', () => {
    const order = erasurePlan.flatMap(({ objectApiName, remaining }) =>
      remaining === null ? [objectApiName] : [],
    )
    for (const [index, apiName] of order.entries()) {
      const needed = [...objectNamed(apiName).fields.values()].flatMap(({ reference, required }) =>
        required && reference !== null ? [reference.objectApiName] : [],
      )
      expect(
        order.slice(0, index).filter((before) => needed.includes(before)),
        apiName,
      ).toEqual([])
    }
  })

  it('leaves no text on what stays, but these, which name nobody', () => {
    const left = all
      .filter(({ apiName }) => objectsOfCustomers().has(apiName))
      .flatMap(({ apiName, fields }) => {
        const step = erasurePlan.find(({ objectApiName }) => objectApiName === apiName)
        if (step?.remaining === null) return []
        return [...fields.values()]
          .filter((field) => isTyped(field) && !(field.apiName in (step?.remaining ?? {})))
          .map((field) => `${apiName}.${field.apiName}`)
      })
    expect(left.toSorted()).toEqual([
      // Numbers and names that we gave. City, state and ZIP code decide which taxes a bill has.
      'Account.AccountNumber',
      'Account.Plan_Name__c',
      'Account.Service_City__c',
      'Account.Service_Postal_Code__c',
      'Account.Service_State__c',
      'Bill_Line__c.Name',
      'Bill__c.Name',
      // What was agreed to, in our words.
      'Consent__c.Consent_Text__c',
      'Consent__c.Name',
      'Consent__c.Text_Version__c',
      // Empty, or nothing is erased.
      'Contact.Legal_Hold__c',
      'Deposit__c.Name',
      'Deposit__c.Payment_Confirmation_Number__c',
      'Ledger_Entry__c.About__c',
      'Ledger_Entry__c.Cause__c',
      'Ledger_Entry__c.Key__c',
      'Ledger_Entry__c.Name',
      'Order.Confirmation_Number__c',
      'Order.OrderNumber',
      'Order.Plan_Name__c',
      'Order.Previous_Plan_Name__c',
      'Order.Service_City__c',
      'Order.Service_Postal_Code__c',
      'Order.Service_State__c',
      'Payment_Arrangement__c.Name',
      'Payment__c.Name',
      // By which the processor finds the payment, should the bank take it back.
      'Payment__c.Processor_Reference__c',
      'Refund__c.Name',
      'Usage__c.Name',
      'User.Calc_Contact_Id__c',
      'User.TimeZoneSidKey',
      'WorkStep.Name',
    ])
  })
})
