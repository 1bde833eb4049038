import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { chooseAddress } from '@porchlight/server-methods/form/choose-address'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { read } from '@porchlight/server-methods/records/read'
import { create } from '@porchlight/server-methods/records/write'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { contactObject } from '../../../customers/objects/contact/object'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { readPhone } from '../../../customers/operations/person/read-phone'
import { localDay } from '../../../customers/rules/calendar-day'
import { leadObject } from '../../objects/lead/object'
import { findOpenSignUp } from '../../operations/sign-up/open-sign-up'
import { readSignUp } from '../../operations/sign-up/read-sign-up'
import { saveSection } from '../../operations/sign-up/save-section'
import { nextPage } from '../../operations/sign-up/sections'
import { grantSignUp } from '../../operations/sign-up/sign-up-grant'
import { requirePlanId } from '../../operations/sign-up/sign-up-plan'
import { saveSignUpContactContract } from './contract'

interface ContactForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly riskChoice?: 'suggested' | 'asEntered' | ''
  readonly mobilePhone: string
  readonly language: 'en' | 'es'
}

type Particulars = Readonly<Record<string, string | null>>

/**
 * Whether a person of that name or address is already a customer is neither looked up nor revealed here (abuse case
 * A01): the form does the same for everybody.
 */
const handle = handleCall(saveSignUpContactContract, async ({ body }, context: MethodContext) => {
  const particulars = await readParticulars(context, body)
  const open = await findOpenSignUp(context)
  const planId = body.plan ? await requirePlanId(context, body.plan) : (open?.planId ?? null)
  if (planId === null) throw fail('planNotOffered')
  const zipCode = /^\s*(\d{5})/.exec(body.zip ?? '')?.[1]
  if (open !== null) {
    // Another plan may be of another utility, so that the service location has to be found again.
    const isOtherPlan = planId !== open.planId
    const place = isOtherPlan ? { Service_City__c: null, Service_State__c: null } : {}
    const zip = isOtherPlan && zipCode !== undefined ? { Service_Postal_Code__c: zipCode } : {}
    const fields = { ...particulars, Plan__c: planId, ...place, ...zip }
    return { body: await saveSection(context, open, fields) }
  }
  return { body: await begin(context, { ...particulars, Plan__c: planId }, zipCode ?? null) }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function begin(
  context: MethodContext,
  fields: Particulars,
  zipCode: string | null,
): Promise<AnswerOf<typeof saveSignUpContactContract>> {
  await countFromAddress(context, 'signUpFromAddress')
  const { engine, systemViewer } = context
  const leadId = await create(engine, systemViewer, leadObject, {
    ...fields,
    Lead_Brand__c: await actingBrand(context),
    LeadSource: 'Web',
    Service_Postal_Code__c: zipCode,
  })
  await grantSignUp(context, leadId)
  const signUp = await readSignUp(context, leadId)
  if (signUp === null) throw fail('signUpNotFound')
  return { location: nextPage(signUp, localDay(context.now())) }
}

/** Returns the details of the person signing up: known for a signed-in customer, as typed for everyone else. */
async function readParticulars(context: MethodContext, body: ContactForm): Promise<Particulars> {
  const { engine, viewer } = context
  if (viewer.class !== 'customer') return typedParticulars(context, body)
  const contact = await read(engine, viewer, contactObject, viewer.contactId, [
    'FirstName',
    'LastName',
    'Email',
    'MobilePhone',
  ])
  if (contact === null) return typedParticulars(context, body)
  return {
    FirstName: contact.FirstName ?? contact.LastName,
    LastName: contact.LastName,
    Email: contact.Email,
    MobilePhone: contact.MobilePhone,
    Preferred_Language__c: body.language,
  }
}

async function typedParticulars(context: MethodContext, body: ContactForm): Promise<Particulars> {
  requireFields(body, ['firstName', 'lastName', 'email', 'mobilePhone'])
  const mobilePhone = readPhone(body.mobilePhone)
  if (mobilePhone === 'invalid') throw fieldError('invalidPhone', 'mobilePhone')
  const entered = body.email.normalize('NFKC').trim().toLowerCase()
  const email = await chooseAddress(context.emailRisk, entered, body.riskChoice ?? '', 'email')
  return {
    FirstName: body.firstName.trim(),
    LastName: body.lastName.trim(),
    Email: email,
    MobilePhone: mobilePhone,
    Preferred_Language__c: body.language,
  }
}
