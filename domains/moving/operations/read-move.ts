import { fail } from '@porchlight/errors'
import type { Language } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { readAutopay, type StoredAutopay } from '../../autopay/operations/stored-autopay'
import { accountObject } from '../../customers/objects/account/object'
import { servicePhone } from '../../customers/operations/mail/service-phone'
import { type OwnAccount, ownAccount } from '../../customers/operations/person/own-account'
import { localDay } from '../../customers/rules/calendar-day'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import { findMoveStart } from '../../enrollment/operations/move/move-of-order'
import { findOpenServiceStop } from '../../enrollment/operations/service-stop/open-service-stop'
import { type Authorization, authorizationsOf } from '../../enrollment/operations/sign-up/authorizations'
import {
  findServiceLocation,
  type ServiceLocation,
} from '../../enrollment/operations/sign-up/service-location'
import type { OfferedPlan } from '../../enrollment/operations/sign-up/sign-up-plan'
import { positionOn } from '../../ledger/rules/account-position'
import { type AccountUse, readAccountUse } from '../../plans/operations/plan-offer/account-use'
import { readPlanOffers } from '../../plans/operations/plan-offer/read-plan-offers'
import { readServiceAreas } from '../../utilities/operations/service-area/read-service-areas'
import { type MoveWish, markOfTexts, wishesOf } from './move-texts'

/** An account whose customer may move, with the terms of a move. */
export interface PossibleMove {
  readonly account: OwnAccount
  readonly use: AccountUse
  readonly isActive: boolean
  readonly contract: {
    readonly start: string | null
    readonly end: string | null
    readonly months: number | null
  }
  /** The stop of service that the account waits for, and whether it belongs to a move. */
  readonly open: { readonly stopId: string; readonly startId: string | null } | null
  readonly plans: readonly OfferedPlan[]
  readonly plan: OfferedPlan | null
  /** Where the new home is, by its ZIP code; null without a plan. */
  readonly location: ServiceLocation | null
  /** The plan that the account has, where it is offered at the new home. */
  readonly presentPlanCode: string | null
  readonly isPastDue: boolean
  readonly needsCredit: boolean
  readonly depositHeldCents: number
  readonly autopay: StoredAutopay | null
}

/**
 * Reads the terms of a move of an account of the signed-in customer. Errors: `notFound` for every other account;
 * `planNotOffered` for a plan that the account's brand does not offer at that ZIP code.
 */
export async function readMove(
  context: MethodContext,
  {
    accountId: requested,
    zipCode,
    planCode,
  }: {
    readonly accountId: string
    readonly zipCode?: string | undefined
    readonly planCode?: string | undefined
  },
): Promise<PossibleMove> {
  const { engine, viewer, systemViewer } = context
  const account = await ownAccount(context, requested)
  const { accountId } = account
  const use = await readAccountUse(context, accountId)
  const present = await read(engine, viewer, accountObject, accountId, [
    'Status__c',
    'Contract_Start_Date__c',
    'Contract_End_Date__c',
    'Contract_Term_Months__c',
  ])
  if (use === null || present === null) throw fail('notFound')
  const plans = zipCode === undefined ? [] : await readPlansAt(context, account, use, zipCode)
  const plan = plans.find(({ code }) => code === planCode) ?? null
  if (planCode !== undefined && plan === null) throw fail('planNotOffered')
  const today = localDay(context.now())
  const money = await readAccountMoney(engine, systemViewer, accountId, today)
  const { pastDueCents, depositHeldCents } = positionOn(money.totals, money.charges, today)
  return {
    account,
    use,
    isActive: present.Status__c === 'Active',
    contract: {
      start: present.Contract_Start_Date__c,
      end: present.Contract_End_Date__c,
      months: present.Contract_Term_Months__c,
    },
    open: await readOpen(context, accountId),
    plans,
    plan,
    location:
      plan === null || zipCode === undefined ? null : await findServiceLocation(context, plan, zipCode),
    presentPlanCode: plans.find(({ code }) => code === use.planCode)?.code ?? null,
    isPastDue: pastDueCents > 0,
    // A customer who has paid what was due has shown how they pay: no credit check is made, and no deposit is due.
    needsCredit: plan?.requiresDeposit === true && pastDueCents > 0,
    depositHeldCents,
    autopay: await readAutopay(engine, systemViewer, accountId),
  }
}

async function readOpen({ engine, viewer }: MethodContext, accountId: string): Promise<PossibleMove['open']> {
  const stop = await findOpenServiceStop(engine, viewer, accountId)
  if (stop === null) return null
  const start = await findMoveStart(engine, viewer, stop.id)
  return { stopId: stop.id, startId: start?.id ?? null }
}

/** The plans of the account's brand and commodity that are offered where that ZIP code is. */
async function readPlansAt(
  context: MethodContext,
  { brand }: OwnAccount,
  use: AccountUse,
  zipCode: string,
): Promise<readonly OfferedPlan[]> {
  const areas = await readServiceAreas(context, zipCode, ['Commodity__c', 'Is_Open__c', 'Utility__c'])
  const utilityIds = areas.flatMap(({ Commodity__c, Is_Open__c, Utility__c }) =>
    Commodity__c === use.commodity && Is_Open__c && Utility__c !== null ? [Utility__c] : [],
  )
  if (utilityIds.length === 0) return []
  const offers = await readPlanOffers(context, brand, { Utility__c: utilityIds }, { use: null, account: use })
  return offers.filter(({ commodity }) => commodity === use.commodity)
}

/** What the customer agrees to, and what they may take along, in that language; the mark identifies all of it. */
export async function textsOfMove(
  context: MethodContext,
  { account, plan, needsCredit, autopay }: PossibleMove,
  language: Language,
): Promise<{
  readonly authorizations: readonly Authorization[]
  readonly wishes: readonly MoveWish[]
  readonly mark: string
}> {
  if (plan === null) return { authorizations: [], wishes: [], mark: '' }
  const { brand, brandName, accountNumber, email, isPaperless, isEmailBounced } = account
  const authorizations = authorizationsOf(
    { brandName, plan: { ...plan, requiresDeposit: needsCredit }, caseType: 'Move_In' },
    language,
  )
  const wishes = wishesOf(
    {
      brandName,
      accountNumber,
      email: isEmailBounced ? null : email,
      autopay: autopay?.status === 'Active' ? autopay.method : null,
      isPaperless,
      servicePhone: await servicePhone(context, brand),
    },
    language,
  )
  return { authorizations, wishes, mark: markOfTexts([...authorizations, ...wishes]) }
}
