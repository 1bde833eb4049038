import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateRefusal } from '../../objects/order/start-dates'
import { openSignUp } from '../../operations/sign-up/open-sign-up'
import { hasServiceAt } from '../../operations/sign-up/own-home'
import { saveSection } from '../../operations/sign-up/save-section'
import { findServiceLocation, servicePointPrefix } from '../../operations/sign-up/service-location'
import { type OfferedPlan, requirePlan } from '../../operations/sign-up/sign-up-plan'
import { saveSignUpServiceContract } from './contract'

const handle = handleCall(saveSignUpServiceContract, async ({ body }, context: MethodContext) => {
  const signUp = await openSignUp(context)
  const plan = await requirePlan(context, signUp.planId)
  requireFields(body, ['caseType', 'street', 'zipCode'])
  const zipCode = /^\s*(\d{5})(-?\d{4})?\s*$/.exec(body.zipCode)?.[1]
  if (zipCode === undefined) throw fieldError('invalidZip', 'zipCode')
  const serviceLocation = await findServiceLocation(context, plan, zipCode)
  if (serviceLocation === null) throw fieldError('zipNotServed', 'zipCode')
  const isElectric = plan.commodity === 'Electricity'
  const esiid = isElectric ? await readEsiid(context, plan, body.esiid, body.servicePointChoice) : null
  const gasAccount = isElectric ? null : readGasAccount(body.gasAccountNumber)
  const street = body.street.replace(/\s+/g, ' ').trim()
  const { commodity } = plan
  if (await hasServiceAt(context, { commodity, street, zipCode, servicePoint: esiid ?? gasAccount })) {
    throw fieldError('homeHasService', 'street')
  }
  const caseType = body.caseType === 'Switch' ? 'Switch' : 'Move_In'
  const { startDate } = signUp
  const isDateLost =
    startDate !== null && startDateRefusal(caseType, startDate, localDay(context.now())) !== null
  return {
    body: await saveSection(context, signUp, {
      Case_Type__c: caseType,
      Service_Street__c: street,
      Service_City__c: serviceLocation.city,
      Service_State__c: serviceLocation.state,
      Service_Postal_Code__c: zipCode,
      ESIID__c: esiid,
      Gas_Account_Number__c: gasAccount,
      ...(isDateLost ? { Requested_Start_Date__c: null } : {}),
    }),
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/**
 * Returns the ESI ID without the separators that people type between its digits; null when none was typed. One whose
 * prefix does not match the plan's utility is rejected with `unusualServicePoint` until the person has chosen to keep
 * it: prefixes warn, they do not decide (`docs/specification/trade.md` section 2.1).
 */
async function readEsiid(
  context: MethodContext,
  plan: OfferedPlan,
  typed: string | undefined,
  choice: 'asEntered' | '' | undefined,
): Promise<string | null> {
  const esiid = (typed ?? '').replace(/[\s-]/g, '')
  if (esiid === '') return null
  if (!/^10\d{15}(\d{5})?$/.test(esiid)) throw fieldError('invalidServicePoint', 'esiid')
  const prefix = await servicePointPrefix(context, plan.utilityId)
  if (prefix !== null && !esiid.startsWith(prefix) && choice !== 'asEntered') {
    throw fieldError('unusualServicePoint', 'esiid')
  }
  return esiid
}

function readGasAccount(typed: string | undefined): string | null {
  const number = (typed ?? '').replace(/[\s-]/g, '')
  if (number === '') return null
  if (!/^\d{5,20}$/.test(number)) throw fieldError('invalidGasAccount', 'gasAccountNumber')
  return number
}
