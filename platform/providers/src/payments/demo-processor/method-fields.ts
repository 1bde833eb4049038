import type { PaymentMethodKind } from '../payments-port'
import type { PayErrors } from './pay-form'
import { type PaymentMessageKey, paymentMessagesIn } from './payment-messages'
import { html, type Markup } from './processor-page'
import { type TestMethod, testAccounts, testCards, testRoutingNumber } from './test-methods'

/** The method whose fields a hosted page shows, and the errors in what was entered. */
export interface ShownMethod {
  readonly method: PaymentMethodKind
  readonly errors: PayErrors
  readonly expiry: string
}

/** Renders the fields of a card or of a bank account. */
export function methodFields(language: 'en' | 'es', { method, errors, expiry }: ShownMethod): Markup {
  const t = paymentMessagesIn(language)
  const field = (
    name: string,
    label: PaymentMessageKey,
    hint: PaymentMessageKey | null,
    attributes: Markup,
  ) => {
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
  if (method === 'bank') {
    return html`${field('routing', 'routingNumber', 'routingNumberHint', digits('off', '11'))}${field(
      'account',
      'accountNumber',
      'accountNumberHint',
      digits('off', '20'),
    )}`
  }
  return html`${field('number', 'cardNumber', null, digits('cc-number', '23'))}<div class="two">${[
    field(
      'expiry',
      'expiry',
      'expiryHint',
      html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" value="${expiry}"`,
    ),
    field('code', 'securityCode', 'securityCodeHint', digits('cc-csc', '4')),
  ]}</div>`
}

/** Renders the links between the fields of a card and those of an account, if the page accepts both. */
export function methodTabs(
  page: {
    readonly path: string
    readonly methods: readonly PaymentMethodKind[]
    readonly language: 'en' | 'es'
  },
  method: PaymentMethodKind,
): Markup | string {
  const t = paymentMessagesIn(page.language)
  if (page.methods.length < 2) return ''
  const tab = (kind: PaymentMethodKind, word: PaymentMessageKey) =>
    html`<a href="${page.path}?with=${kind}"${kind === method ? html` aria-current="true"` : ''}>${t(word)}</a>`
  return html`<nav aria-label="${t('ways')}">${[tab('card', 'byCard'), tab('bank', 'byBank')]}</nav>`
}

/** Renders the errors in what was entered, under `heading`. */
export function errorList(
  language: 'en' | 'es',
  errors: PayErrors,
  heading: PaymentMessageKey,
): Markup | string {
  const t = paymentMessagesIn(language)
  const entries = Object.entries(errors)
  if (entries.length === 0) return ''
  return html`<div class="alert" role="alert"><strong>${t(heading)}</strong><ul>${entries.map(
    ([name, word]) => html`<li><a href="#${name}">${t(word)}</a></li>`,
  )}</ul></div>`
}

/** Renders the test numbers. */
export function testSection(language: 'en' | 'es', method: PaymentMethodKind): Markup {
  const t = paymentMessagesIn(language)
  return html`<section><h2>${t('testTitle')}</h2><p class="note">${
    method === 'card' ? t('testCards') : t('testAccounts', { number: testRoutingNumber })
  }</p>${testList(method === 'card' ? testCards : testAccounts, language)}</section>`
}

/** Lists numbers in groups of four, as they are printed on cards. */
function testList(methods: readonly TestMethod[], language: 'en' | 'es'): Markup {
  return html`<dl>${methods.map(
    ({ number, label }) =>
      html`<dt>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dt><dd>${label[language]}</dd>`,
  )}</dl>`
}
