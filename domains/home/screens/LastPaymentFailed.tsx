import { FailedPayment } from '../../payments/components/PaymentOutcome'
import { useOwedBill } from './use-owed-bill'

/** Reports that the last payment of the amount owed failed; nothing where it did not. */
export function LastPaymentFailed({ accountId }: { readonly accountId: string }) {
  const { lastPayment } = useOwedBill(accountId)
  return lastPayment === null ? null : <FailedPayment payment={lastPayment} />
}
