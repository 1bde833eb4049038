import { isBrandKey } from '@porchlight/brands'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { planNameIn } from '../../facts/plan-name'
import { productObject } from '../../objects/product/object'
import { offerStateOf } from '../../rules/plan-dates/offer-state'
import { listPlansContract } from './contract'

const mostShown = 1_000

/** The field that a plan with this part of a price has. */
const markOfPart = {
  tiers: 'Tier_2_Charge__c',
  windows: 'Window_1_Charge__c',
  minimumFee: 'Minimum_Usage_Fee__c',
  credits: 'Bill_Credit__c',
  buyback: 'Buyback_Price__c',
} as const
const partsOfPrice = ['tiers', 'windows', 'minimumFee', 'credits', 'buyback'] as const

const handle = handleCall(listPlansContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  if (!isBrandKey(body.brandName)) throw fail('notFound')
  const today = localDay(context.now())
  const records = await list(context.engine, viewer, productObject, {
    fields: [
      'Id',
      'ProductCode',
      'Name',
      'Name_ES__c',
      'Commodity__c',
      'Utility__r.Name',
      'IsActive',
      'Offered_From__c',
      'Offered_Until__c',
      'Rate_Type__c',
      'Energy_Charge__c',
      'Base_Charge__c',
      ...Object.values(markOfPart),
    ],
    where: { Plan_Brand__c: body.brandName },
    orderedBy: ['Name', '-Offered_From__c', 'ProductCode'],
    limit: mostShown + 1,
  })
  const plans = records.slice(0, mostShown).map((plan) => {
    const { Offered_From__c: from, Offered_Until__c: until } = plan
    return {
      id: plan.Id,
      code: plan.ProductCode,
      name: planNameIn({ name: plan.Name, nameEs: plan.Name_ES__c }, viewer.language),
      utilityName: plan['Utility__r.Name'] ?? '',
      commodity: plan.Commodity__c,
      state: offerStateOf({ isActive: plan.IsActive, from, until }, today),
      from,
      until,
      energyCharge: plan.Energy_Charge__c,
      baseCharge: plan.Base_Charge__c,
      rateType: plan.Rate_Type__c,
      parts: partsOfPrice.filter((part) => plan[markOfPart[part]] !== null),
    }
  })
  return { body: { plans, isMore: records.length > mostShown } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
