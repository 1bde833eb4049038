import { EmptyState, PageTitle } from '@porchlight/design-system'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CallButton } from '../../../enrollment/components/CallButton'
import styles from './Deposit.module.css'
import { labels } from './labels'

/** Says that there is no such deposit, or none of the viewer’s: both the same, with the way out. */
export function DepositNotFound() {
  const t = useLabels(labels)
  return (
    <div className={styles.page}>
      <Head title={t('notFound')} status={404} />
      <PageTitle>{t('notFound')}</PageTitle>
      <EmptyState title={t('notFoundText')} action={<CallButton />} />
    </div>
  )
}
