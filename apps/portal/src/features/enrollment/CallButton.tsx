import { useBrandCustomerServiceInfo } from '@porchlight/data-service-react'
import { ButtonLink } from '@porchlight/design-system'
import { CallUs } from '../../shell/customer-service/CallUs'
import { brandInfoIn } from '../../shell/layout/brand-info'
import { useLabels, usePage } from '../../shell/page/page-context'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'

/** The one primary button of a tracker: the brand's phone, with its hours; words when no number is known. */
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
