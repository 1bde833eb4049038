import { demoContactId } from '../contact/demo'
import type { DemoCast } from '../demo-world/cast'
import { demoId } from '../demo-world/demo-id'
import type { DemoRecord } from '../demo-world/demo-world'
import type { DemoPerson } from '../demo-world/person'
import { randomDigits, seededRandom } from '../demo-world/seeded-random'

const cardNetworks = ['Visa', 'Mastercard', 'Discover']
const banks = ['Harbor Pine Bank', 'Mesquite Valley Credit Union', 'Bluff County Savings']

type MethodType = 'Card' | 'Bank_Account'

/** What is kept of a person's card or bank account; the same two for each person. */
export interface DemoMethod {
  readonly id: string
  readonly type: MethodType
  readonly lastFour: string
}

/** The person's card or bank account. */
export function demoMethod(seed: number, personKey: string, type: MethodType): DemoMethod {
  const random = seededRandom(seed, `method ${personKey} ${type}`)
  return { id: demoId(seed, 'a08', `${personKey} ${type}`), type, lastFour: randomDigits(random, 4) }
}

/** A card and a bank account for each customer who pays that way. */
export function demoPaymentMethods(cast: DemoCast): readonly DemoRecord[] {
  return cast.people.flatMap((person, index) => {
    const payments = cast.households
      .filter((household) => household.person.key === person.key)
      .flatMap((household) => household.ledger.payments)
    const types = (['Card', 'Bank_Account'] as const).filter((type) =>
      payments.some(({ method, channel }) => method === type && channel !== 'Mail'),
    )
    return types.map((type) => methodOf(cast, person, index, type))
  })
}

function methodOf(
  { seed, today }: DemoCast,
  person: DemoPerson,
  index: number,
  type: MethodType,
): DemoRecord {
  const { id, lastFour } = demoMethod(seed, person.key, type)
  const isCard = type === 'Card'
  const year = Number(today.slice(0, 4))
  // Some cards expire this very month, some have expired.
  const expires =
    index % 8 === 3 ? { month: Number(today.slice(5, 7)), year } : { month: 1 + (index % 12), year: year + 2 }
  const isExpired = isCard && index % 8 === 5
  return {
    objectApiName: 'Payment_Method__c',
    id,
    fields: {
      Contact__c: demoContactId(seed, person.key),
      Method_Type__c: type,
      Institution__c: (isCard ? cardNetworks : banks)[index % 3] ?? 'Harbor Pine Bank',
      Last_Four__c: lastFour,
      Expiry_Month__c: isCard ? expires.month : null,
      Expiry_Year__c: isCard ? (isExpired ? year - 1 : expires.year) : null,
      Bank_Account_Type__c: isCard ? null : index % 4 === 0 ? 'Savings' : 'Checking',
      Status__c: isExpired ? 'Expired' : index % 15 === 7 ? 'Removed' : 'Active',
      Processor_Token__c: `demo_${type.toLowerCase()}_${id}`,
    },
  }
}
