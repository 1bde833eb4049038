import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useBrandCustomerServiceInfo } from '../methods/get-brand-customer-service-info/hook'
import { brandInfoIn } from './brand-info'
import { customerServiceLabels } from './labels'
import { PhoneLink } from './PhoneLink'

/** Shows how to reach customer service, from the footer's data; no number when none is known. */
export function CallUs() {
  const { brand, language } = usePage()
  const t = useLabels(customerServiceLabels)
  const { phone, hours } = brandInfoIn(language, useBrandCustomerServiceInfo({ brandName: brand }).data)
  if (phone === null) return <p>{t('contactUs')}</p>
  return (
    <p>
      {t('callUs')} <PhoneLink phone={phone} />
      {hours === null ? null : <>. {hours}</>}
    </p>
  )
}
