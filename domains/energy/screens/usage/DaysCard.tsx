import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from '../../components/usage/UsagePage.module.css'
import { labels } from './labels'

/** The way to the days of the newest month that the meter reported. */
export function DaysCard({ accountId, last }: { readonly accountId: string; readonly last: string }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const month = last.slice(0, 7)
  return (
    <Card title={t('byDay')}>
      <p>{t('readThrough', { date: format.date(last) })}</p>
      <a className={styles.link} href={address(`/usage/${accountId}/month/${month}`)}>
        {t('toDays', { month: format.month(month) })}
      </a>
    </Card>
  )
}
