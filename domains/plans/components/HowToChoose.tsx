import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import { planLabels } from '../facts/plan-labels'
import type { PlanAccount } from './plan'
import { isOwnHome } from './plan-choice'
import type { PlanQuery } from './plan-query'

interface HowToChooseProps {
  readonly query: PlanQuery
  /** The account whose home the plans are for; null for guests. */
  readonly account: PlanAccount
  /** `quiet` below a hero. */
  readonly tone?: 'plain' | 'quiet'
}

/** The ways from a plan to a contract: here, or by phone. */
export function HowToChoose({ query, account, tone = 'plain' }: HowToChooseProps) {
  const t = useLabels(planLabels)
  const own = isOwnHome(query, account) ? account?.change : null
  return (
    <Card title={t('howToChoose')} tone={tone}>
      <p>
        {t(own == null ? 'howToChooseText' : own.kind === 'Renewal' ? 'howToRenewText' : 'howToChangeText')}
      </p>
      <CallUs />
    </Card>
  )
}
