import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from '../../customers/components/account-page/AccountPage.module.css'
import { AgreedText } from '../../customers/components/account-page/AgreedText'
import type { PaperlessOverview } from '../components/paperless'
import { labels } from './labels'

/** Shows where bills are sent, the items that stay on paper, and the text agreed to. */
export function PaperlessOn({ paperless }: { readonly paperless: PaperlessOverview }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const { accountId, email, agreed } = paperless
  return (
    <>
      <Card title={t('onTitle')}>
        <div className={card.stack}>
          {email === null ? null : <p>{t('onText', { email })}</p>}
          <p>{t('stillPaper')}</p>
          <div className={styles.ways}>
            <a href={address('/change-email')}>{t('changeEmail')}</a>
            <a href={address(`/paperless/off?account=${accountId}`)}>{t('toPaper')}</a>
          </div>
        </div>
      </Card>
      {agreed === null ? null : (
        <AgreedText
          title={t('agreedTitle')}
          agreed={agreed}
          when={t('agreedAt', { when: format.dateTime(agreed.givenAt), version: agreed.version })}
          print={t('print')}
        />
      )}
    </>
  )
}
