import { Notice, Skeleton } from '@porchlight/design-system'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { recordOfAddress } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { CallUs } from '../../../../../customer-service/components/CallUs'
import type { ArrangementOfferAnswer } from '../../../../methods/arrangement-offer/client'
import { useArrangementOffer } from '../../../../methods/arrangement-offer/hook'
import { AgreeForm } from './AgreeForm'
import { AskAdvisor } from './AskAdvisor'
import { labels } from './labels'
import { PartList } from './PartList'

/** More time to pay a bill: a later day or parts where our rules allow them, and an advisor for everything else. */
export function MoreTime({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const isAsking = new URLSearchParams(useSearch()).has('ask')
  const billId = recordOfAddress(params.billId, 'a04')
  const { data: offer, state, error } = useArrangementOffer(billId === null ? undefined : { billId })
  if (billId === null || error?.status === 404) return <NotFoundContent />
  const canAgree = offer?.problem === null && !isAsking
  return (
    <FormPage
      title={title}
      lead={offer === undefined ? undefined : t('lead', { amount: format.money(offer.due) })}
      ways={
        <>
          <a href={address(`/bills/${billId}/pay`)}>{t('payNow')}</a>
          {canAgree ? <a href={address(`/bills/${billId}/more-time?ask`)}>{t('askInstead')}</a> : null}
        </>
      }
    >
      {state === 'Error' ? <PartFailed /> : null}
      {offer === undefined ? (
        <Skeleton shape="text" count={4} label={t('billLoading')} />
      ) : canAgree ? (
        <AgreeForm offer={offer} />
      ) : (
        <Otherwise offer={offer} />
      )}
    </FormPage>
  )
}

/** What was agreed to, or why an advisor has to look at it, and how to reach one. */
function Otherwise({ offer }: { readonly offer: ArrangementOfferAnswer }) {
  const t = useLabels(labels)
  const { billId, problem, running } = offer
  if (problem === 'active' && running !== null) {
    return (
      <>
        <Notice kind="success" title={t('running')}>
          <PartList parts={running} />
        </Notice>
        <p>{t('conditions')}</p>
        <CallUs />
      </>
    )
  }
  if (problem === 'nothingDue') return <p>{t('nothingDueText')}</p>
  return (
    <>
      {problem === null || problem === 'active' ? null : <p>{t(`problem_${problem}`)}</p>}
      <AskAdvisor billId={billId} />
      <CallUs />
    </>
  )
}
