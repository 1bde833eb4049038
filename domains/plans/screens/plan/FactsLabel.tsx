import { brandOf } from '@porchlight/brands'
import { Card, DescriptionList } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { BothLanguages } from '../../components/BothLanguages'
import type { Plan } from '../../components/plan'
import { factsLabelOf } from '../../facts/facts-label'
import { columnLabels } from './columns'
import styles from './PlanDetails.module.css'

interface FactsLabelProps {
  readonly plan: Plan
  /** Of the provider, from the PUCT; null when it is not known. */
  readonly certificateNumber: string | null
}

/** The facts label (16 TAC 25.475(g)) in both languages. */
export function FactsLabel({ plan, certificateNumber }: FactsLabelProps) {
  const t = useLabels(columnLabels)
  const { brand, format } = usePage()
  const provider = { name: brandOf(brand).names.displayName, certificateNumber }
  return (
    <Card title={t(plan.commodity === 'Gas' ? 'factsGas' : 'factsElectricity')}>
      <BothLanguages labels={columnLabels}>
        {(copy, language) => (
          <>
            <DescriptionList
              items={factsLabelOf(copy, format, plan, provider, language).map(([term, description]) => ({
                term,
                description,
              }))}
            />
            <p className={styles.note}>{copy('beforeTaxesShort')}</p>
          </>
        )}
      </BothLanguages>
    </Card>
  )
}
