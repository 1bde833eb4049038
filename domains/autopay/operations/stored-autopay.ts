import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'
import type { MethodType } from '../../payments/facts/payment-values'

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

const methodFields = [
  'Method_Type__c',
  'Institution__c',
  'Last_Four__c',
  'Expiry_Month__c',
  'Expiry_Year__c',
  'Bank_Account_Type__c',
]

/** AutoPay of the account as the platform sees it; null when it is off. */
export async function readAutopay(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
): Promise<StoredAutopay | null> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Autopay__c',
    selection: {
      fields: ['Status__c', 'Suspension_Reason__c', 'Start_Date__c', 'Consent__c', 'Payment_Method__c'],
      optionalFields: [],
    },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
        { kind: 'compare', field: 'Status__c', operator: 'in', value: ['Active', 'Suspended'] },
      ],
    },
    orderings: [{ field: 'CreatedDate', ascending: false }],
    pageSize: 1,
  })
  const [record] = records
  if (record === undefined) return null
  const method = await readMethod(engine, systemViewer, fieldText(record, 'Payment_Method__c') ?? '')
  if (method === null) return null
  return {
    autopayId: record.id,
    status: fieldText(record, 'Status__c') === 'Active' ? 'Active' : 'Suspended',
    reason: fieldText(record, 'Suspension_Reason__c'),
    startDate: fieldText(record, 'Start_Date__c') ?? '',
    consentId: fieldText(record, 'Consent__c'),
    method,
  }
}

/** A kept method as the platform sees it; null when there is none of that id. */
export async function readMethod(
  engine: RecordEngine,
  systemViewer: Viewer,
  paymentMethodId: string,
): Promise<AutopayMethod | null> {
  const record = await engine.readRecord(systemViewer, paymentMethodId, {
    fields: methodFields,
    optionalFields: [],
  })
  if (record === null) return null
  const isCard = fieldText(record, 'Method_Type__c') === 'Card'
  return {
    paymentMethodId: record.id,
    type: isCard ? 'Card' : 'Bank_Account',
    institution: fieldText(record, 'Institution__c') ?? '',
    lastFour: fieldText(record, 'Last_Four__c') ?? '',
    expiryMonth: numberOf(record, 'Expiry_Month__c'),
    expiryYear: numberOf(record, 'Expiry_Year__c'),
    bankAccountType: isCard
      ? null
      : fieldText(record, 'Bank_Account_Type__c') === 'Savings'
        ? 'Savings'
        : 'Checking',
  }
}

function numberOf(record: RecordRepresentation, field: string): number | null {
  const value = record.fields[field]?.value
  return typeof value === 'number' ? value : null
}

/** The last day on which a card can be debited, `YYYY-MM-DD`; null for bank accounts. */
export function lastDayOf({ expiryMonth, expiryYear }: AutopayMethod): string | null {
  if (expiryMonth === null || expiryYear === null) return null
  return new Date(Date.UTC(expiryYear, expiryMonth, 0)).toISOString().slice(0, 10)
}
