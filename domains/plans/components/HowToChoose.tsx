import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import { planLabels } from './labels'

/** The ways from a plan to a contract: here, or by phone. */
export function HowToChoose() {
  const t = useLabels(planLabels)
  return (
    <Card title={t('howToChoose')}>
      <p>{t('howToChooseText')}</p>
      <CallUs />
    </Card>
  )
}
