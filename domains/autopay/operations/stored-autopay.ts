import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import type { MethodType } from '../../payments/facts/payment-values'
import { paymentMethodObject } from '../../payments/objects/payment-method/object'
import { autopayObject } from '../objects/autopay/object'

/** A card or a bank account that AutoPay debits. */
export interface AutopayMethod {
  readonly paymentMethodId: string
  readonly type: MethodType
  readonly institution: string
  readonly lastFour: string
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly bankAccountType: 'Checking' | 'Savings' | null
}

/** AutoPay of an account that is on, or that waits for another method. */
export interface StoredAutopay {
  readonly autopayId: string
  readonly status: 'Active' | 'Suspended'
  readonly reason: string | null
  readonly startDate: string
  readonly consentId: string | null
  readonly method: AutopayMethod
}

/** AutoPay of the account as the platform sees it, of which there is one at most; null when it is off. */
export async function readAutopay(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
): Promise<StoredAutopay | null> {
  const autopay = await first(engine, systemViewer, autopayObject, {
    fields: ['Status__c', 'Suspension_Reason__c', 'Start_Date__c', 'Consent__c', 'Payment_Method__c'],
    where: { Account__c: accountId, Status__c: ['Active', 'Suspended'] },
  })
  if (autopay === null) return null
  return {
    autopayId: autopay.id,
    status: autopay.Status__c === 'Active' ? 'Active' : 'Suspended',
    reason: autopay.Suspension_Reason__c,
    startDate: autopay.Start_Date__c,
    consentId: autopay.Consent__c,
    method: await readMethod(engine, systemViewer, autopay.Payment_Method__c),
  }
}

/** A stored method as the platform sees it. */
export async function readMethod(
  engine: RecordEngine,
  systemViewer: Viewer,
  paymentMethodId: string,
): Promise<AutopayMethod> {
  const method = await read(engine, systemViewer, paymentMethodObject, paymentMethodId, [
    'Method_Type__c',
    'Institution__c',
    'Last_Four__c',
    'Expiry_Month__c',
    'Expiry_Year__c',
    'Bank_Account_Type__c',
  ])
  if (method === null) throw new TypeError(`There is no method ${paymentMethodId}.`)
  return {
    paymentMethodId: method.id,
    type: method.Method_Type__c,
    institution: method.Institution__c,
    lastFour: method.Last_Four__c,
    expiryMonth: method.Expiry_Month__c,
    expiryYear: method.Expiry_Year__c,
    bankAccountType: method.Method_Type__c === 'Card' ? null : (method.Bank_Account_Type__c ?? 'Checking'),
  }
}

/** The last day on which a card can be debited, `YYYY-MM-DD`; null for bank accounts. */
export function lastDayOf({ expiryMonth, expiryYear }: AutopayMethod): string | null {
  if (expiryMonth === null || expiryYear === null) return null
  return new Date(Date.UTC(expiryYear, expiryMonth, 0)).toISOString().slice(0, 10)
}
