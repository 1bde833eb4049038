import { Hero } from '@porchlight/design-system'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallButton } from './CallButton'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'

/** Says that there is no such order, or none of the viewer's: both the same, with the way out. */
export function OrderNotFound() {
  const t = useLabels(enrollmentLabels)
  return (
    <div className={styles.page}>
      <Head title={t('orderNotFound')} status={404} />
      <Hero heading={t('orderNotFound')} action={<CallButton />}>
        {t('orderNotFoundText')}
      </Hero>
    </div>
  )
}
