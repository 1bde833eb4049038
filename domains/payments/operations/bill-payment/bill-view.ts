import type { PayableBill } from './read-bill'
import { leastAmountCents } from './typed-amount'

/** The bill as `billToPayFields` describe it. */
export function toBillView({ status, billDate, dueDate, closingCents, dueCents }: PayableBill) {
  return {
    status,
    billDate,
    dueDate,
    billed: closingCents / 100,
    due: dueCents / 100,
    least: Math.min(leastAmountCents, dueCents) / 100,
    fee: 0,
  }
}
