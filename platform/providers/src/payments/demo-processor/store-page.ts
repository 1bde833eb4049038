import { errorList, methodFields, methodTabs, type ShownMethod, testSection } from './method-fields'
import { paymentMessagesIn } from './payment-messages'
import { html, processorPage } from './processor-page'
import type { StoredSetup } from './setup-store'

/** Renders the hosted page on which a card or an account is entered to be stored. */
export function storePage(setup: StoredSetup, shown: ShownMethod, nonce: string): string {
  const { language, name, colour } = setup
  const t = paymentMessagesIn(language)
  const path = `/keep/${setup.reference}`
  const { method, errors } = shown
  const kind = (value: 'checking' | 'savings', isChosen: boolean) =>
    html`<label><input type="radio" name="type" value="${value}"${isChosen ? html` checked` : ''}>${t(value)}</label>`
  const body = html`<h1>${t('keepHeading')}</h1><p class="what">${setup.description}</p>
${errorList(language, errors, 'keepProblem')}
${methodTabs({ path, methods: setup.methods, language }, method)}
<section><form method="post" action="${path}" novalidate><input type="hidden" name="with" value="${method}">${methodFields(language, shown)}${
    method === 'card'
      ? ''
      : html`<fieldset><legend>${t('accountType')}</legend>${[kind('checking', true), kind('savings', false)]}</fieldset>`
  }
<button>${t(method === 'card' ? 'keepByCard' : 'keepByBank')}</button></form>
<form method="post" action="${path}"><input type="hidden" name="cancel" value="yes">
<p class="back"><button class="plain">${t('keepCancel')}</button></p></form></section>
${testSection(language, method)}`
  return processorPage({ language, title: t('keepTitle'), name, colour, body }, nonce)
}

/** Renders what the address shows once a method was stored, or when none will be. */
export function storedPage(setup: StoredSetup, nonce: string): string {
  const { language, name, colour } = setup
  const t = paymentMessagesIn(language)
  const body = html`<h1>${t('keepFinishedTitle')}</h1><p>${t('keepFinished')}</p>
<p><a class="button" href="${setup.returnAddress}">${t('goOn')}</a></p>`
  return processorPage({ language, title: t('keepFinishedTitle'), name, colour, body }, nonce)
}
