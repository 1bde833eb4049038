import { FailedPayment } from '../../payments/components/PaymentOutcome'
import { useOwedBill } from './use-owed-bill'

/** That the last payment of what is owed came to nothing; nothing where it did not. */
export function LastPaymentFailed({ accountId }: { readonly accountId: string }) {
  const { lastPayment } = useOwedBill(accountId)
  return lastPayment === null ? null : <FailedPayment payment={lastPayment} />
}
