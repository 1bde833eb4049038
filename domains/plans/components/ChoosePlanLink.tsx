import { ButtonLink } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../facts/plan-labels'
import { planNameIn } from '../facts/plan-name'
import type { Plan, PlanAccount } from './plan'
import { type PlanChoice, planChoiceOf } from './plan-choice'
import type { PlanQuery } from './plan-query'

interface ChoosePlanLinkProps {
  readonly plan: Plan
  readonly query: PlanQuery
  /** The account whose home the plans are for; null for guests. */
  readonly account: PlanAccount
  readonly variant?: 'primary' | 'secondary'
}

/**
 * The way from a plan to a contract: for a home that has service with us, the change of its plan; else a sign-up with the
 * ZIP code that the plan was found by. None for the plan that the account has with time to run.
 */
export function ChoosePlanLink({ plan, query, account, variant = 'primary' }: ChoosePlanLinkProps) {
  const choice = usePlanChoice(plan, query, account)
  if (choice === null) return null
  return (
    <ButtonLink variant={variant} href={choice.href} aria-label={choice.fullLabel}>
      {choice.label}
    </ButtonLink>
  )
}

/** Returns where that link leads, and its label; null without one. */
export function usePlanChoice(plan: Plan, query: PlanQuery, account: PlanAccount) {
  const t = useLabels(planLabels)
  const address = useAddress()
  const { language } = usePage()
  const choice = planChoiceOf(plan, query, account)
  if (choice.kind === 'present') return null
  const name = names[choice.kind]
  return {
    href: address(choice.path),
    label: t(name),
    fullLabel: t(`${name}For`, { plan: planNameIn(plan, language) }),
  }
}

const names = {
  signUp: 'signUp',
  renewal: 'renewPlan',
  change: 'changePlan',
} as const satisfies Record<Exclude<PlanChoice['kind'], 'present'>, string>
