import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { PlanDocuments } from '../../plans/components/PlanDocuments'
import type { Plan } from '../../plans/components/plan'
import { contractDocumentLabels } from './contract-documents-labels'

/** The documents of the contract in both languages (16 TAC 25.475(b)), before anything is agreed to. */
export function ContractDocuments({ plan }: { readonly plan: Plan }) {
  const t = useLabels(contractDocumentLabels)
  const address = useAddress()
  return (
    <Card title={t('documents')}>
      <div className={card.stack}>
        <p>{t('documentsText')}</p>
        <PlanDocuments plan={plan} />
        <a className={card.link} href={address(`/plans/${plan.code}`)}>
          {t('readHere')}
        </a>
      </div>
    </Card>
  )
}
