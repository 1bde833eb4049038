import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOffered } from '../../../customer-service/operations/read-brand-features'
import { recordConsent } from '../../../customers/operations/consents/record-consent'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import type { TextableNumber } from '../../../customers/operations/texts/textable-number'
import { alertKindFacts } from '../../facts/alert-kind-facts'
import { alertKinds } from '../../facts/alert-kinds'
import { type AlertsState, findAlertsState } from '../../operations/alerts-state'
import { alertConsentTexts, alertConsentVersion } from '../../operations/consent-texts'
import { writeAlerts } from '../../operations/write-alerts'
import { saveTextAlertsContract } from './contract'
import { sendAlertsOn } from './job'

/** The range of the expected bill above which a customer is alerted, in dollars. */
const thresholds = { least: 1, most: 10_000, usual: 200 }

const handle = handleCall(saveTextAlertsContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const state = await findAlertsState(context, viewer)
  const { customer, step, number } = state
  if (customer.accountIds.length === 0) throw fail('forbidden')
  const kinds = customer.kindsOffered.filter((kind) => body[kind] === 'yes')
  const isNew = step !== 'on'
  if (isNew) await requireOffered(context, customer.brand, 'textAlerts')
  const missing = [
    ...(step === 'code' && (body.code ?? '').trim() === '' ? ['code'] : []),
    ...(kinds.length === 0 ? alertKinds.slice(0, 1) : []),
    ...(isNew && body.agreed !== 'yes' ? ['agreed'] : []),
  ]
  if (missing.length > 0) throw fieldError('requiredFieldMissing', ...missing)
  const hasThreshold = kinds.some((kind) => alertKindFacts[kind].hasThreshold)
  const threshold = hasThreshold ? readThreshold(body.threshold ?? '') : null
  if (number === null || step === 'number') throw fail('textedCodeOver')
  if (state.isStopped) throw fail('numberStopped')
  if (isNew && body.consentVersion !== alertConsentVersion) throw fail('consentChanged')
  if (step === 'code') await checkCode(context, viewer.contactId, body.code ?? '')
  const verifiedAt = isNew ? context.now().toISOString() : verifiedAtOf(state, number)
  const choice = { kinds, number: number.national, verifiedAt, threshold }
  await context.engine.inOneTransaction(async (engine, connection) => {
    const parts = { engine, systemViewer: context.systemViewer }
    await writeAlerts(parts, customer, choice, context.now())
    if (!isNew) return
    await countAttempt(context, 'alertsOfPerson', viewer.contactId, connection)
    const language = body.language === 'es' ? 'es' : 'en'
    const consentId = await recordConsent(parts, {
      contactId: viewer.contactId,
      accountId: null,
      type: 'Text_Alerts',
      action: 'Given',
      channel: 'Portal',
      text: alertConsentTexts(customer.brand, language, number.national),
      version: alertConsentVersion,
      language,
      at: context.now(),
      networkAddress: context.clientAddress,
    })
    const payload = { contactId: viewer.contactId, consentId, brand: customer.brand, language }
    await context.enqueue(sendAlertsOn.name, payload, { key: consentId, within: connection })
  })
  return { body: { location: isNew ? '/alerts?on' : '/alerts?saved' } }
})

async function checkCode({ identity }: MethodContext, contactId: string, code: string): Promise<void> {
  const answer = await identity.usePhoneCode(contactId, code)
  if (answer === 'wrong') throw fieldError('wrongTextedCode', 'code')
  if (answer === 'over') throw fail('textedCodeOver')
}

function verifiedAtOf({ customer }: AlertsState, number: TextableNumber): string {
  const stored = customer.alerts.find(
    (alert) => alert.number === number.national && alert.verifiedAt !== null,
  )
  if (stored?.verifiedAt == null) throw fail('textedCodeOver')
  return stored.verifiedAt
}

/** Whole dollars or with cents, with or without the sign; the usual amount where nothing is typed. */
function readThreshold(typed: string): number {
  const text = typed.replace(/[$,\s]/g, '')
  if (text === '') return thresholds.usual
  const amount = /^\d{1,5}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  if (!(amount >= thresholds.least && amount <= thresholds.most)) {
    throw fieldError('invalidFieldValue', 'threshold')
  }
  return amount
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
