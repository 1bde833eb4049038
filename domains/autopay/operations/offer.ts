import type { Queryable } from '@porchlight/jobs'
import type { Language } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { servicePhone } from '../../customers/operations/mail/service-phone'
import type { OwnAccount } from '../../customers/operations/person/own-account'
import { localDay } from '../../customers/rules/calendar-day'
import type { PayableBill } from '../../payments/operations/bill-payment/read-bill'
import { plannedDebitOf } from '../../payments/operations/planned-debits'
import { autopayAuthorization, textMark } from './authorization'
import { isIncluded } from './first-debit'
import { openBillOf } from './open-bill'
import type { AutopayMethod } from './stored-autopay'

/** The effect on the bill that is open today when AutoPay is turned on now. */
export interface TodaysBill {
  readonly bill: PayableBill
  /** Whether it is debited on its due date; otherwise it is for the customer to pay. */
  readonly isIncluded: boolean
}

/** The account’s open bill, and whether an authorisation of today debits it; null when nothing is due. */
export async function todaysBill(
  { systemViewer, now }: Pick<MethodContext, 'systemViewer' | 'now'>,
  engine: RecordEngine,
  connection: Queryable,
  accountId: string,
): Promise<TodaysBill | null> {
  const bill = await openBillOf(engine, systemViewer, accountId)
  if (bill === null) return null
  const planned = await plannedDebitOf(connection, bill.billId)
  const wasMade = planned !== null && planned.paymentId !== null
  return { bill, isIncluded: !wasMade && isIncluded(bill.dueDate, localDay(now())) }
}

/** The current text that a customer agrees to. */
export interface AutopayOffer {
  readonly text: string
  /** Names the text in the form that agrees to it. */
  readonly mark: string
  readonly startDate: string
}

/** Returns the current authorization of debits by that method in that language. */
export async function autopayOffer(
  context: MethodContext,
  account: OwnAccount,
  method: AutopayMethod,
  today: TodaysBill | null,
  language: Language,
): Promise<AutopayOffer> {
  const { brandName, customerName, accountNumber, brand } = account
  const included = today?.isIncluded === true ? today.bill : null
  const startDate = included?.dueDate ?? localDay(context.now())
  const text = autopayAuthorization(
    {
      brandName,
      customerName,
      accountNumber,
      method,
      startDate,
      first: included === null ? null : { cents: included.dueCents, date: included.dueDate },
      servicePhone: await servicePhone(context, brand),
    },
    language,
  )
  return { text, mark: textMark(text), startDate }
}
