import { errorList, methodFields, methodTabs, type ShownMethod, testSection } from './method-fields'
import { paymentMessagesIn } from './payment-messages'
import { html, processorPage } from './processor-page'
import type { StoredPayment } from './processor-store'

/** Renders the hosted page: the amount, the form of one method, and the test numbers. */
export function payPage(payment: StoredPayment, shown: ShownMethod, nonce: string): string {
  const { language, name, colour } = payment
  const t = paymentMessagesIn(language)
  const amount = amountOf(payment)
  const path = `/pay/${payment.reference}`
  const { method, errors } = shown
  const body = html`<h1>${t('heading')}</h1><p class="amount">${amount}</p><p class="what">${payment.description}</p>
${errorList(language, errors, 'problem')}
${methodTabs({ path, methods: payment.methods, language }, method)}
<section><form method="post" action="${path}" novalidate><input type="hidden" name="with" value="${method}">${methodFields(language, shown)}${
    method === 'card' ? '' : html`<p class="note">${t('authorize', { name, amount })}</p>`
  }
<button>${t('pay', { amount })}</button></form>
<form method="post" action="${path}"><input type="hidden" name="cancel" value="yes">
<p class="back"><button class="plain">${t('cancel')}</button></p></form></section>
${testSection(language, method)}`
  return processorPage({ language, title: t('pageTitle', { amount }), name, colour, body }, nonce)
}

/** Renders what the address of a payment shows once it is no longer waiting. */
export function finishedPage(payment: StoredPayment, nonce: string): string {
  const t = paymentMessagesIn(payment.language)
  const body = html`<h1>${t('finishedTitle')}</h1><p>${t('finished')}</p>
<p><a class="button" href="${payment.returnAddress}">${t('goOn')}</a></p>`
  const { language, name, colour } = payment
  return processorPage({ language, title: t('finishedTitle'), name, colour, body }, nonce)
}

function amountOf({ amountCents }: StoredPayment): string {
  return (amountCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
