import { ButtonLink } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { brandInfoIn } from '../../customer-service/components/brand-info'
import { CallUs } from '../../customer-service/components/CallUs'
import { useBrandCustomerServiceInfo } from '../../customer-service/methods/get-brand-customer-service-info/hook'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'

/**
 * The one primary button of a tracker: calls the brand's phone number and shows its hours; shows text instead when no
 * number is known.
 */
export function CallButton() {
  const t = useLabels(enrollmentLabels)
  const { brand, language } = usePage()
  const { phone, hours } = brandInfoIn(language, useBrandCustomerServiceInfo({ brandName: brand }).data)
  if (phone === null) return <CallUs />
  return (
    <div className={styles.call}>
      <ButtonLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t('callNow', { phone })}</ButtonLink>
      {hours === null ? null : <p className={styles.note}>{hours}</p>}
    </div>
  )
}
