import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { averageBillingLabels } from '../../../average-billing/components/labels'
import { PhoneLink } from '../../../customer-service/components/PhoneLink'
import { labels } from './labels'

/** The free line that knows the programs of each county, in both languages. */
const communityLine = '2-1-1'
/** The referral line of LIHEAP, the federal program. */
const federalLine = '(866) 674-6327'

const copy = { ...averageBillingLabels, ...labels }

/** Who helps to pay when more time is not enough, and what to do when someone at home needs power to live. */
export function HelpPaying() {
  const t = useLabels(copy)
  const address = useAddress()
  return (
    <Card title={t('payingTitle')}>
      <p>{t('payingTime')}</p>
      <p>
        {t('payingAverage')} <a href={address('/average-billing')}>{t('averageBilling')}</a>
      </p>
      <p>
        {t('payingPrograms')} <PhoneLink phone={communityLine} />
      </p>
      <p>
        {t('payingFederal')} <PhoneLink phone={federalLine} />
      </p>
      <p>{t('criticalCare')}</p>
    </Card>
  )
}
