import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { dollars, madeOn, momentOf } from '../world/moment'
import { addDays } from '../world/month'
import type { DemoPeople } from '../world/people'
import { randomDigits, seededRandom } from '../world/seeded-random'
import { demoAccountId } from './account'
import { demoBillId } from './bill'
import { demoDepositId, depositsOf, paidOf, refundedOn } from './deposit'
import { demoMethod } from './payment-method'

const outcomes = {
  Returned: { returnedAfterDays: 2, reason: 'Insufficient_Funds' },
  Declined: { returnedAfterDays: null, reason: 'Card_Declined' },
} as const

/** Returns every payment of a bill and of a deposit. */
export function demoPayments(people: DemoPeople): readonly DemoRecord[] {
  return [...billPayments(people), ...depositPayments(people), ...leftPages(people)]
}

/** Returns the id of the payment of a household's bill. */
export function demoPaymentId(
  seed: number,
  homeKey: string,
  { monthName, key }: { readonly monthName: string; readonly key: string },
): string {
  return demoId(seed, 'a07', `${homeKey} ${monthName} ${key}`, madeOn(`${monthName}-28`))
}

function billPayments({ seed, households }: DemoPeople): readonly DemoRecord[] {
  return households.flatMap(({ person, home, ledger }) =>
    ledger.payments.map((payment) => {
      const key = `${home.key} ${payment.monthName} ${payment.key}`
      const { status, date } = payment
      const failed = status === 'Returned' || status === 'Declined' ? outcomes[status] : null
      const isKept = payment.channel !== 'Mail'
      const method = demoMethod(seed, person.key, payment.method)
      return {
        objectApiName: 'Payment__c',
        id: demoPaymentId(seed, home.key, payment),
        fields: {
          Name: confirmationNumber(seed, key),
          Account__c: demoAccountId(seed, home.key),
          Purpose__c: 'Bill',
          Bill__c: demoBillId(seed, home.key, payment.monthName),
          Amount__c: dollars(payment.amount),
          Fee__c: 0,
          Status__c: status,
          Channel__c: payment.channel,
          Payment_Date__c: date,
          Settled_Date__c: status === 'Settled' || status === 'Refunded' ? addDays(date, 2) : null,
          Returned_Date__c:
            failed?.returnedAfterDays == null ? null : addDays(date, failed.returnedAfterDays),
          Return_Reason__c: failed?.reason ?? null,
          Payment_Method__c: isKept ? method.id : null,
          Method_Type__c: payment.method,
          Last_Four__c: isKept ? method.lastFour : null,
          Processor_Reference__c: `demo_${confirmationNumber(seed, key)}`,
          CreatedDate: momentOf(date, 14),
        },
      }
    }),
  )
}

function depositPayments(people: DemoPeople): readonly DemoRecord[] {
  const { seed, today } = people
  return depositsOf(people).flatMap((deposit) => {
    const paid = paidOf(deposit)
    if (paid === null) return []
    const number = confirmationNumber(seed, `deposit ${deposit.order.key}`)
    const isRefunded = deposit.status === 'Refunded'
    return [
      {
        objectApiName: 'Payment__c',
        id: demoId(seed, 'a07', `deposit ${deposit.order.key}`),
        fields: {
          Name: number,
          Account__c: demoAccountId(seed, deposit.order.household.home.key),
          Purpose__c: 'Deposit',
          Deposit__c: demoDepositId(seed, deposit.order.key),
          Amount__c: dollars(paid.cents),
          Fee__c: 0,
          Status__c: isRefunded ? 'Refunded' : 'Settled',
          Channel__c: 'Portal',
          Payment_Date__c: paid.date,
          Settled_Date__c: paid.date,
          Refunded_Date__c: refundedOn(deposit, today),
          Method_Type__c: 'Card',
          Last_Four__c: randomDigits(seededRandom(seed, `card ${deposit.order.key}`), 4),
          Processor_Reference__c: `demo_${number}`,
          CreatedDate: momentOf(paid.date, 16),
        },
      },
    ]
  })
}

/** Customers who still owe a deposit have opened the page where it is paid, and left it. */
function leftPages(people: DemoPeople): readonly DemoRecord[] {
  const { seed } = people
  return depositsOf(people)
    .filter(({ status }) => status === 'Due')
    .map(({ order, required }) => {
      const number = confirmationNumber(seed, `left ${order.key}`)
      return {
        objectApiName: 'Payment__c',
        id: demoId(seed, 'a07', `left ${order.key}`),
        fields: {
          Name: number,
          Account__c: demoAccountId(seed, order.household.home.key),
          Purpose__c: 'Deposit',
          Deposit__c: demoDepositId(seed, order.key),
          Amount__c: dollars(required),
          Fee__c: 0,
          Status__c: 'Cancelled',
          Channel__c: 'Portal',
          Payment_Date__c: order.createdDate,
          Processor_Reference__c: `demo_${number}`,
          CreatedDate: momentOf(order.createdDate, 16),
        },
      }
    })
}

function confirmationNumber(seed: number, key: string): string {
  return `P${randomDigits(seededRandom(seed, `payment ${key}`), 12)}`
}
