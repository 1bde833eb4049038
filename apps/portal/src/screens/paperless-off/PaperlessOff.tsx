import { Card, Notice } from '@porchlight/design-system'
import styles from '../../shell/accounts/AccountPage.module.css'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import card from '../../shell/page/CardContent.module.css'
import { useLabels } from '../../shell/page/page-context'
import { PaperlessGate } from '../../shell/paperless/PaperlessGate'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Takes the consent to electronic bills back. */
export function PaperlessOff({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <PaperlessGate title={title}>
      {({ accountId, isPaperless }) => {
        const back = address(`/paperless?account=${accountId}`)
        if (!isPaperless) {
          return (
            <Notice kind="info" title={t('already')}>
              <a href={back}>{t('toPaperless')}</a>
            </Notice>
          )
        }
        return (
          <>
            <Card title={t('question')}>
              <div className={card.stack}>
                <p>{t('cost')}</p>
                <p>{t('stay')}</p>
                <PlainForm
                  action={address(`/paperless/off?account=${accountId}`)}
                  failedTitle={t('failed')}
                  submit={t('submit')}
                  submitting={t('submitting')}
                >
                  {() => <input type="hidden" name="accountId" value={accountId} />}
                </PlainForm>
              </div>
            </Card>
            <div className={styles.ways}>
              <a href={back}>{t('keep')}</a>
            </div>
          </>
        )
      }}
    </PaperlessGate>
  )
}
