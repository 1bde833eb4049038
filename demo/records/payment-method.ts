import { type MethodType, methodTypes } from '@porchlight/domains/payments/facts/payment-values'
import { autopayHouseholds, debitedMethod } from '../world/autopay-households'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import type { DemoPeople } from '../world/people'
import type { DemoPerson } from '../world/person'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoContactId } from './contact'

const cardNetworks = ['Visa', 'Mastercard', 'Discover']
const banks = ['Harbor Pine Bank', 'Mesquite Valley Credit Union', 'Bluff County Savings']

/** The data that a payment repeats of a person's card or bank account; each person has at most one of each. */
export interface DemoMethod {
  readonly id: string
  readonly type: MethodType
  readonly lastFour: string
}

/** Returns the person's card or bank account. */
export function demoMethod(seed: number, personKey: string, type: MethodType): DemoMethod {
  const random = seededRandom(seed, `method ${personKey} ${type}`)
  return { id: demoId(seed, 'a08', `${personKey} ${type}`), type, lastFour: randomDigits(random, 4) }
}

/** Returns a card and a bank account for each customer who pays that way. */
export function demoPaymentMethods(people: DemoPeople): readonly DemoRecord[] {
  const debited = new Set(
    autopayHouseholds(people).map((household) => `${household.person.key} ${debitedMethod(household)}`),
  )
  return people.people.flatMap((person, index) => {
    const payments = people.households
      .filter((household) => household.person.key === person.key)
      .flatMap((household) => household.ledger.payments)
    const types = methodTypes.filter((type) =>
      payments.some(({ method, channel }) => method === type && channel !== 'Mail'),
    )
    return types.map((type) =>
      type === 'Card'
        ? cardOf(people, person, index, debited.has(`${person.key} Card`))
        : bankAccountOf(people, person, index, debited.has(`${person.key} Bank_Account`)),
    )
  })
}

/** Some cards expire in the current month. Those that are not debited may have expired or been removed. */
function cardOf(
  { seed, today }: DemoPeople,
  person: DemoPerson,
  index: number,
  isDebited: boolean,
): DemoRecord {
  const year = Number(today.slice(0, 4))
  const isExpired = !isDebited && index % 8 === 5
  const expiresNow = index % 8 === 3
  return methodOf(seed, person, 'Card', {
    Institution__c: cardNetworks[index % cardNetworks.length] ?? 'Visa',
    Expiry_Month__c: expiresNow ? Number(today.slice(5, 7)) : 1 + (index % 12),
    Expiry_Year__c: isExpired ? year - 1 : expiresNow ? year : year + 2,
    Status__c: isExpired ? 'Expired' : isRemoved(index, isDebited) ? 'Removed' : 'Active',
  })
}

function bankAccountOf(
  { seed }: DemoPeople,
  person: DemoPerson,
  index: number,
  isDebited: boolean,
): DemoRecord {
  return methodOf(seed, person, 'Bank_Account', {
    Institution__c: banks[index % banks.length] ?? 'Harbor Pine Bank',
    Bank_Account_Type__c: index % 4 === 0 ? 'Savings' : 'Checking',
    Status__c: isRemoved(index, isDebited) ? 'Removed' : 'Active',
  })
}

function isRemoved(index: number, isDebited: boolean): boolean {
  return !isDebited && index % 15 === 7
}

function methodOf(
  seed: number,
  person: DemoPerson,
  type: MethodType,
  particulars: DemoRecord['fields'],
): DemoRecord {
  const { id, lastFour } = demoMethod(seed, person.key, type)
  return {
    objectApiName: 'Payment_Method__c',
    id,
    fields: {
      Contact__c: demoContactId(seed, person.key),
      Method_Type__c: type,
      Last_Four__c: lastFour,
      Processor_Token__c: `demo_${type.toLowerCase()}_${id}`,
      ...particulars,
    },
  }
}
