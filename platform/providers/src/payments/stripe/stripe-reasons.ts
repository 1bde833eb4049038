import type { PaymentReason } from '../payments-port'

/**
 * Our reasons for declines by banks and networks: Stripe’s codes of declines (https://docs.stripe.com/declines/codes),
 * of failed bank debits and of disputes. Codes that are not listed are a plain decline.
 */
const reasons: Readonly<Record<string, PaymentReason>> = {
  insufficient_funds: 'insufficientFunds',
  card_velocity_exceeded: 'insufficientFunds',
  withdrawal_count_limit_exceeded: 'insufficientFunds',
  expired_card: 'cardExpired',
  expired_payment_method: 'cardExpired',
  invalid_expiry_month: 'cardExpired',
  invalid_expiry_year: 'cardExpired',
  account_closed: 'accountClosed',
  bank_account_closed: 'accountClosed',
  bank_account_unusable: 'accountClosed',
  incorrect_account_details: 'accountClosed',
  no_account: 'accountClosed',
  new_account_information_available: 'accountClosed',
  authentication_required: 'notAuthorized',
  bank_account_restricted: 'notAuthorized',
  bank_ownership_changed: 'notAuthorized',
  debit_not_authorized: 'notAuthorized',
  fraudulent: 'notAuthorized',
  payment_intent_authentication_failure: 'notAuthorized',
  payment_intent_mandate_invalid: 'notAuthorized',
  revocation_of_all_authorizations: 'notAuthorized',
  revocation_of_authorization: 'notAuthorized',
  stop_payment_order: 'notAuthorized',
  transaction_not_allowed: 'notAuthorized',
  unrecognized: 'notAuthorized',
  bank_cannot_process: 'processingError',
  issuer_not_available: 'processingError',
  payment_method_provider_timeout: 'processingError',
  processing_error: 'processingError',
  reenter_transaction: 'processingError',
  try_again_later: 'processingError',
}

/** Returns the reason of the first of Stripe’s codes that has one; null without a code. */
export function reasonOfCodes(codes: readonly (string | null | undefined)[]): PaymentReason | null {
  const given = codes.filter((code) => code != null)
  const known = given.find((code) => Object.hasOwn(reasons, code))
  if (known !== undefined) return reasons[known] ?? null
  return given.length === 0 ? null : 'cardDeclined'
}
