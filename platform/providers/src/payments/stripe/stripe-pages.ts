import type { Stripe } from 'stripe'
import type { MethodSetupRequest, PaymentMethodKind, PaymentRequest } from '../payments-port'
import { keyName, wayName } from './stripe-payment'

type PageParameters = Stripe.Checkout.SessionCreateParams

/** Stripe’s names of the payment methods. */
export const stripeMethods: Readonly<Record<PaymentMethodKind, 'card' | 'us_bank_account'>> = {
  card: 'card',
  bank: 'us_bank_account',
}

/** Returns the expansions to read with a page, or with each in a list. */
export function pageParts(path: '' | 'data.'): string[] {
  return [`${path}payment_intent.latest_charge`, `${path}setup_intent.payment_method`]
}

/**
 * Returns the parameters of the page on which a payment is made, for Stripe’s `customer`. The same request always has
 * the same parameters.
 */
export function paymentPage(request: PaymentRequest, customer: string): PageParameters {
  const { idempotencyKey, amountCents, description } = request
  return {
    ...page(request, customer),
    mode: 'payment',
    submit_type: 'pay',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: description } },
      },
    ],
    payment_intent_data: { description, metadata: { [keyName]: idempotencyKey, [wayName]: 'page' } },
  }
}

/** Returns the parameters of a page on which a method is entered that Stripe stores for its `customer`. */
export function setupPage(request: MethodSetupRequest, customer: string): PageParameters {
  return {
    ...page(request, customer),
    mode: 'setup',
    custom_text: { submit: { message: request.description } },
    setup_intent_data: { description: request.description, metadata: { [keyName]: request.idempotencyKey } },
  }
}

function page(request: MethodSetupRequest, customer: string) {
  const { idempotencyKey, methods, returnAddress, language, appearance } = request
  return {
    customer,
    client_reference_id: idempotencyKey,
    metadata: { [keyName]: idempotencyKey },
    allowed_payment_method_types: methods.map((method) => stripeMethods[method]),
    payment_method_options: methods.includes('bank')
      ? // An account that is only valid after two small deposits have arrived would hold a payment for days.
        { us_bank_account: { verification_method: 'instant' } }
      : {},
    // Link’s wallet is neither a card nor an account that we could name to its owner.
    wallet_options: { link: { display: 'never' } },
    success_url: returnAddress,
    cancel_url: returnAddress,
    // The Spanish of the Americas.
    locale: language === 'es' ? 'es-419' : 'en',
    branding_settings: { display_name: appearance.displayName, button_color: appearance.colour },
    expand: pageParts(''),
  } satisfies PageParameters
}
