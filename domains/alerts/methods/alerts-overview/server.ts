import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readTextConsents } from '../../../customers/operations/consents/read-text-consents'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { textableNumber } from '../../../customers/operations/texts/textable-number'
import { agreesToOffers } from '../../../customers/rules/text-consents'
import { alertKinds } from '../../facts/alert-kinds'
import { findAlertsState } from '../../operations/alerts-state'
import { alertConsentTexts, alertConsentVersion } from '../../operations/consent-texts'
import { offerTextsVersion, offerTextsWords } from '../../operations/offer-texts'
import { alertsOverviewContract } from './contract'

const handle = handleCall(alertsOverviewContract, async (_call, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  const { customer, step, number, codeSentAt, isCodeOver, isStopped } = await findAlertsState(context, viewer)
  const { brand, kindsOn, alerts, threshold } = customer
  const before = alertKinds.filter((kind) => alerts.some((alert) => alert.kind === kind))
  const sender = context.textSender(brand)
  return {
    body: {
      step: customer.accountIds.length === 0 ? ('none' as const) : step,
      number: number?.national ?? null,
      kinds: [...(kindsOn.length > 0 ? kindsOn : before)],
      offered: [...customer.kindsOffered],
      threshold,
      codeSentAt: codeSentAt?.toISOString() ?? null,
      isCodeOver,
      isStopped,
      sender: textableNumber(sender)?.national ?? sender,
      consentWords:
        number === null ? null : alertConsentTexts(brand, context.viewer.language, number.national),
      consentVersion: alertConsentVersion,
      offers:
        step !== 'on' || number === null
          ? null
          : {
              isOn: agreesToOffers(await readTextConsents(context, viewer.contactId)),
              words: offerTextsWords(brand, context.viewer.language, number.national),
              version: offerTextsVersion,
            },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
