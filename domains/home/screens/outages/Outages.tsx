import { ButtonLink, Card, Notice, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { Announcements } from '../../../announcements/components/Announcements'
import { CallUs } from '../../../customer-service/components/CallUs'
import styles from '../../components/emergency/Emergency.module.css'
import { emergencyLabels } from '../../components/emergency/labels'
import { UtilityFinder } from '../../components/emergency/UtilityFinder'
import { labels } from './labels'

const copy = { ...emergencyLabels, ...labels }

/**
 * Shows whom to notify of a power outage, and where to follow its progress: the retailer sells, the utility restores.
 */
export function Outages({ title }: ScreenProps) {
  const t = useLabels(copy)
  const { viewer } = usePage()
  const address = useAddress()
  return (
    <div className={card.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Announcements />
      <Notice kind="warning" title={t('lineDown')}>
        <p>{t('lineDownText')}</p>
        <div className={styles.ways}>
          <ButtonLink href="tel:911" variant="secondary">
            {t('call911')}
          </ButtonLink>
        </div>
      </Notice>
      <UtilityFinder commodity="Electricity" path="/outages" />
      <Card title={t('beforeTitle')}>
        <ul className={styles.steps}>
          <li>{t('breakers')}</li>
          <li>{t('neighbors')}</li>
          <li>{t('equipment')}</li>
        </ul>
      </Card>
      <Card title={t('unpaidTitle')}>
        <p>{t('unpaidText')}</p>
        {viewer === null ? null : (
          <a className={styles.link} href={address('/bills')}>
            {t('toBills')}
          </a>
        )}
        <CallUs />
      </Card>
      <p>
        <a className={styles.link} href={address('/gas-leak')}>
          {t('gasLeak')}
        </a>
      </p>
    </div>
  )
}
