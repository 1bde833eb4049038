import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import { planLabels } from '../facts/plan-labels'
import type { Plan, PlanAccount } from './plan'
import { planChoiceOf } from './plan-choice'
import type { PlanQuery } from './plan-query'

interface HowToChooseProps {
  /** The plans of the page. */
  readonly plans: readonly Plan[]
  readonly query: PlanQuery
  /** The account whose home the plans are for; null for guests. */
  readonly account: PlanAccount
  /** `quiet` below a hero. */
  readonly tone?: 'plain' | 'quiet'
}

/** The button that the text names has to be on the page: the first that is. */
const texts = [
  ['signUp', 'howToChooseText'],
  ['renewal', 'howToRenewText'],
  ['change', 'howToChangeText'],
] as const

/** The ways from a plan to a contract: here, or by phone. */
export function HowToChoose({ plans, query, account, tone = 'plain' }: HowToChooseProps) {
  const t = useLabels(planLabels)
  const choices = new Set(plans.map((plan) => planChoiceOf(plan, query, account).kind))
  return (
    <Card title={t('howToChoose')} tone={tone}>
      <p>{t(texts.find(([kind]) => choices.has(kind))?.[1] ?? 'howToStayText')}</p>
      <CallUs />
    </Card>
  )
}
