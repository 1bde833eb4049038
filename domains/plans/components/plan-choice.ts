import type { Plan, PlanAccount } from './plan'
import type { PlanQuery } from './plan-query'

/** What choosing a plan is: a sign-up, or the change of an account's plan; `present` where there is nothing to choose. */
export type PlanChoice =
  | { readonly kind: 'signUp' | 'renewal' | 'change'; readonly path: string }
  | { readonly kind: 'present' }

/**
 * What choosing `plan` is. Plans are for the account's own home while its utility delivers there, and unless the page is
 * about another home.
 */
export function planChoiceOf(
  { code, utilityId }: Pick<Plan, 'code' | 'utilityId'>,
  query: Pick<PlanQuery, 'zip' | 'isOtherHome'>,
  account: PlanAccount,
): PlanChoice {
  if (!isOwnHome(query, account) || account?.utilityId !== utilityId || account.change === null) {
    return { kind: 'signUp', path: signUpPath(code, query.zip) }
  }
  const isRenewal = account.change.kind === 'Renewal'
  if (code === account.planCode && !isRenewal) return { kind: 'present' }
  const path = `/change-plan?${new URLSearchParams({ plan: code, account: account.id })}`
  return { kind: isRenewal ? 'renewal' : 'change', path }
}

/** Whether the plans that are looked for are for the home of the account, which has service. */
export function isOwnHome(
  { zip, isOtherHome }: Pick<PlanQuery, 'zip' | 'isOtherHome'>,
  account: PlanAccount,
): boolean {
  if (account === null || account.change === null || isOtherHome) return false
  return zip === null || zip === account.zipCode
}

/** The page where a sign-up for the plan of that code begins. */
function signUpPath(planCode: string, zip: string | null): string {
  return `/enroll/sign-up?${new URLSearchParams({ plan: planCode, ...(zip === null ? {} : { zip }) })}`
}
