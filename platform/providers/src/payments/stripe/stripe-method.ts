import type { MethodSetup, StoredMethod } from '../payments-port'
import { notUnderstood } from './stripe-calls'
import type { PaymentMethod, Session } from './stripe-objects'

/** The customer-facing names of card networks, by Stripe’s names. */
const networks: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/**
 * Reads a page on which a method is entered.
 *
 * @throws PaymentsFailure `unavailable` for what is no such page of ours
 */
export function methodSetup(session: Session): MethodSetup {
  const { id: reference, client_reference_id: idempotencyKey, mode, status, setup_intent: intent } = session
  if (mode !== 'setup' || idempotencyKey === null) throw notUnderstood()
  const reported = { reference, idempotencyKey, method: null }
  if (status === 'open') return { ...reported, state: 'open' }
  if (status === 'expired' || intent === null) return { ...reported, state: 'cancelled' }
  if (intent.status !== 'succeeded') return { ...reported, state: 'failed' }
  const method = intent.payment_method === null ? null : storedMethod(intent.payment_method)
  return method === null ? { ...reported, state: 'failed' } : { ...reported, state: 'kept', method }
}

function storedMethod({
  id: token,
  type,
  card,
  us_bank_account: account,
}: PaymentMethod): StoredMethod | null {
  if (type === 'card' && card != null) {
    return {
      token,
      kind: 'card',
      institution: networks[card.brand] ?? 'Card',
      lastFour: card.last4,
      expiryMonth: card.exp_month,
      expiryYear: card.exp_year,
      bankAccountType: null,
    }
  }
  if (type === 'us_bank_account' && account != null) {
    return {
      token,
      kind: 'bank',
      institution: (account.bank_name ?? 'Bank').slice(0, 60),
      lastFour: account.last4,
      expiryMonth: null,
      expiryYear: null,
      bankAccountType: account.account_type === 'savings' ? 'savings' : 'checking',
    }
  }
  return null
}
