import { ButtonLink, Card, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import styles from '../../components/emergency/Emergency.module.css'
import { emergencyLabels } from '../../components/emergency/labels'
import { UtilityFinder } from '../../components/emergency/UtilityFinder'
import { labels } from './labels'

const copy = { ...emergencyLabels, ...labels }

/** What to do when it smells of gas: leave, then call, from outside. Numbers come after what saves lives. */
export function GasLeak({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  return (
    <div className={card.page}>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Card title={t('now')} tone="urgent">
        <ol className={styles.steps}>
          <li>{t('leave')}</li>
          <li>{t('touchNothing')}</li>
          <li>{t('call')}</li>
          <li>{t('stayOut')}</li>
        </ol>
        <div className={styles.ways}>
          <ButtonLink href="tel:911">{t('call911')}</ButtonLink>
        </div>
      </Card>
      <UtilityFinder commodity="Gas" path="/gas-leak" />
      <Card title={t('signsTitle')}>
        <ul className={styles.steps}>
          <li>{t('smell')}</li>
          <li>{t('sound')}</li>
          <li>{t('ground')}</li>
          <li>{t('ill')}</li>
        </ul>
      </Card>
      <Card title={t('digTitle')}>
        <p>{t('digText')}</p>
      </Card>
      <p>
        <a className={styles.link} href={address('/outages')}>
          {t('outages')}
        </a>
      </p>
    </div>
  )
}
