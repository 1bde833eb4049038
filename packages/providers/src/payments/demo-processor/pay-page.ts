import type { PaymentMethodKind } from '../payments-port'
import type { PayErrors } from './pay-form'
import { type PaymentWord, wordsOf } from './payment-words'
import { html, type Markup, processorPage } from './processor-page'
import type { StoredPayment } from './processor-store'
import { type TestMethod, testAccounts, testCards, testRoutingNumber } from './test-methods'

/** The hosted page: the amount, the form of one method, and the numbers to try. */
export function payPage(
  payment: StoredPayment,
  shown: { readonly method: PaymentMethodKind; readonly errors: PayErrors; readonly expiry: string },
  nonce: string,
): string {
  const t = wordsOf(payment.language)
  const amount = amountOf(payment)
  const path = `/pay/${payment.reference}`
  const { method, errors } = shown
  const field = (name: string, label: PaymentWord, hint: PaymentWord | null, attributes: Markup) => {
    const error = errors[name]
    const about = [hint === null ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`]
    return html`<div class="field"><label for="${name}">${t(label)}</label>${
      hint === null ? '' : html`<p class="hint" id="${name}-hint">${t(hint)}</p>`
    }<input id="${name}" name="${name}" required ${attributes} aria-describedby="${about.join(' ').trim()}"${
      error === undefined ? '' : html` aria-invalid="true"`
    }>${error === undefined ? '' : html`<p class="error" id="${name}-error">${t(error)}</p>`}</div>`
  }
  const digits = (autocomplete: string, length: string) =>
    html`inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" spellcheck="false"`
  const fields =
    method === 'card'
      ? html`${field('number', 'cardNumber', null, digits('cc-number', '23'))}<div class="two">${[
          field(
            'expiry',
            'expiry',
            'expiryHint',
            html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" value="${shown.expiry}"`,
          ),
          field('code', 'securityCode', 'securityCodeHint', digits('cc-csc', '4')),
        ]}</div>`
      : html`${field('routing', 'routingNumber', 'routingNumberHint', digits('off', '11'))}${field(
          'account',
          'accountNumber',
          'accountNumberHint',
          digits('off', '20'),
        )}<p class="note">${t('authorize', { name: payment.name, amount })}</p>`
  const tab = (kind: PaymentMethodKind, word: PaymentWord) =>
    html`<a href="${path}?with=${kind}"${kind === method ? html` aria-current="true"` : ''}>${t(word)}</a>`
  const body = html`<h1>${t('heading')}</h1><p class="amount">${amount}</p><p class="what">${payment.description}</p>
${errorList(errors, t)}
${payment.methods.length > 1 ? html`<nav aria-label="${t('ways')}">${[tab('card', 'byCard'), tab('bank', 'byBank')]}</nav>` : ''}
<section><form method="post" action="${path}" novalidate><input type="hidden" name="with" value="${method}">${fields}
<button>${t('pay', { amount })}</button></form>
<form method="post" action="${path}"><input type="hidden" name="cancel" value="yes">
<p class="back"><button class="plain">${t('cancel')}</button></p></form></section>
<section><h2>${t('testTitle')}</h2><p class="note">${
    method === 'card' ? t('testCards') : t('testAccounts', { number: testRoutingNumber })
  }</p>${testList(method === 'card' ? testCards : testAccounts, payment.language)}</section>`
  const { language, name, colour } = payment
  return processorPage({ language, title: t('pageTitle', { amount }), name, colour, body }, nonce)
}

/** What the address of a payment shows that does not wait any more. */
export function finishedPage(payment: StoredPayment, nonce: string): string {
  const t = wordsOf(payment.language)
  const body = html`<h1>${t('finishedTitle')}</h1><p>${t('finished')}</p>
<p><a class="button" href="${payment.returnAddress}">${t('goOn')}</a></p>`
  const { language, name, colour } = payment
  return processorPage({ language, title: t('finishedTitle'), name, colour, body }, nonce)
}

function errorList(errors: PayErrors, t: (word: PaymentWord) => string): Markup | string {
  const entries = Object.entries(errors)
  if (entries.length === 0) return ''
  return html`<div class="alert" role="alert"><strong>${t('problem')}</strong><ul>${entries.map(
    ([name, word]) => html`<li><a href="#${name}">${t(word)}</a></li>`,
  )}</ul></div>`
}

/** Numbers in groups of four, as they stand on cards. */
function testList(methods: readonly TestMethod[], language: 'en' | 'es'): Markup {
  return html`<dl>${methods.map(
    ({ number, label }) =>
      html`<dt>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dt><dd>${label[language]}</dd>`,
  )}</dl>`
}

function amountOf({ amountCents }: StoredPayment): string {
  return (amountCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
