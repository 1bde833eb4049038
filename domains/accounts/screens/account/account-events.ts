import { codeOrder } from '@porchlight/page-parts/records/code-order'
import type { Bill } from '../../../energy/components/bills/bill'
import type { Payment } from '../../../payments/components/payment'

/** The data of the timeline; moments in ISO 8601, calendar dates `YYYY-MM-DD`. */
export interface HistorySource {
  readonly state: 'loading' | 'ready'
  /** Whether a source could not be had. */
  readonly isPartial: boolean
  readonly bills: readonly Bill[]
  readonly payments: readonly Payment[]
  readonly documents: readonly {
    readonly id: string
    readonly type: string
    readonly received: string | null
  }[]
  readonly orders: readonly {
    readonly id: string
    readonly number: string
    readonly created: string | null
    /** The first day of service or of the plan, or the last one of service; null while it is not confirmed. */
    readonly confirmedDay: string | null
    readonly caseType: string | null
  }[]
  readonly messages: readonly {
    readonly id: string
    readonly subject: string
    readonly created: string | null
  }[]
}

/** What begins or ends on the day of an order. */
const dayKinds = ['serviceStarted', 'planStarted', 'serviceEnded'] as const

/** Something that happened to an account. */
export type AccountEvent = { readonly id: string; readonly date: string } & (
  | { readonly kind: 'bill'; readonly bill: Bill }
  | { readonly kind: 'payment'; readonly payment: Payment }
  | { readonly kind: 'document'; readonly document: string }
  | {
      readonly kind: 'order' | (typeof dayKinds)[number]
      readonly orderId: string
      readonly number: string
    }
  | { readonly kind: 'message'; readonly subject: string }
)

/** Returns the newest `count` events up to `today` (`YYYY-MM-DD`), newest first: future events are not history. */
export function accountEvents(source: HistorySource, today: string, count: number): readonly AccountEvent[] {
  const events = [
    ...source.bills.map((bill) => ({ kind: 'bill' as const, id: bill.id, date: bill.date, bill })),
    ...source.payments.map((payment) => ({
      kind: 'payment' as const,
      id: payment.id,
      date: payment.date,
      payment,
    })),
    ...source.documents.map(({ id, type, received }) => ({
      kind: 'document' as const,
      id,
      date: received,
      document: type,
    })),
    ...source.orders.flatMap(({ id, number, created, confirmedDay, caseType }) => [
      { kind: 'order' as const, id, date: created, orderId: id, number },
      {
        kind: dayKindOf(caseType),
        id: `${id} day`,
        date: confirmedDay,
        orderId: id,
        number,
      },
    ]),
    ...source.messages.map(({ id, subject, created }) => ({
      kind: 'message' as const,
      id,
      date: created,
      subject,
    })),
  ]
  return events
    .filter((event): event is typeof event & { date: string } => isPast(event.date, today))
    .sort((one, other) => codeOrder(other.date, one.date) || codeOrder(one.id, other.id))
    .slice(0, count)
}

function dayKindOf(caseType: string | null): (typeof dayKinds)[number] {
  if (caseType === 'Stop_Service') return 'serviceEnded'
  return caseType === 'Plan_Change' ? 'planStarted' : 'serviceStarted'
}

function isPast(date: string | null, today: string): boolean {
  return date !== null && date !== '' && date.slice(0, 10) <= today
}
