import { Button, ButtonLink, Card, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { intervalMonths } from '../../energy/facts/interval-retention'
import { heldLabels } from '../components/held-labels'
import { documentDays } from '../facts/retention-days'
import { useListOwnData } from '../methods/list-own-data/hook'
import { labels } from './labels'
import styles from './Privacy.module.css'

const copy = { ...heldLabels, ...labels }
const own = {}
const downloadAddress = '/lwr/apex/v65.0/CustomerPortalPrivacyController/downloadOwnData'

/** What is held of the customer and why, and all of it as one file. */
export function Privacy({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format, language } = usePage()
  const { data, state } = useListOwnData(own)
  const hasFailed = data === undefined && state === 'Error'
  return (
    <div className={card.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      <Card title={t('copyTitle')}>
        <form className={card.stack} action={downloadAddress} method="get">
          <p>{t('copyText')}</p>
          <input type="hidden" name="language" value={language} />
          <p className={card.note}>{t('copyPrivacy')}</p>
          <div>
            <Button type="submit">{t('download')}</Button>
          </div>
        </form>
      </Card>
      {hasFailed ? <PartFailed /> : null}
      {data === undefined && !hasFailed ? <Skeleton shape="card" count={1} label={t('loadingData')} /> : null}
      {data === undefined ? null : (
        <Card title={t('heldTitle')}>
          <ul className={styles.list}>
            {data.groups.map(({ group, records }) => (
              <li className={styles.row} key={group}>
                <span className={styles.group}>{t(group)}</span>
                <span className={styles.count}>
                  {records === 0 ? t('nothing') : t('records', { count: format.number(records) })}
                </span>
                <span className={styles.why}>
                  {t(`${group}Why`, { days: documentDays, months: intervalMonths })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('deleteTitle')}>
        <div className={card.stack}>
          <p>{t('deleteText')}</p>
          <div>
            <ButtonLink variant="secondary" href={address('/messages/new?about=deletion')}>
              {t('askToDelete')}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <p className={card.ways}>
        <a className={card.link} href={address('/messages/new')}>
          {t('mistake')}
        </a>
        <a className={card.link} href={address('/profile')}>
          {t('toProfile')}
        </a>
      </p>
    </div>
  )
}
