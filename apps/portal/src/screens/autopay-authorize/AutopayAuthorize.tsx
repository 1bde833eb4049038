import { Button, ButtonLink, Card, Notice, useHasScript } from '@porchlight/design-system'
import styles from '../../features/account-page/AccountPage.module.css'
import { AutopayGate } from '../../features/autopay/AutopayGate'
import { autopayLabels } from '../../features/autopay/labels'
import { useMethodName } from '../../features/autopay/method-words'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import card from '../../shell/page/CardContent.module.css'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

const words = { ...autopayLabels, ...labels }

/** The words that turn AutoPay on, to be read, printed and agreed to. */
export function AutopayAuthorize({ title }: ScreenProps) {
  const t = useLabels(words)
  const nameOf = useMethodName()
  const address = useAddress()
  const hasScript = useHasScript()
  return (
    <AutopayGate title={title}>
      {({ accountId, offer }) => {
        const back = address(`/autopay?account=${accountId}`)
        if (offer === null) {
          return (
            <Notice kind="info" title={t('nothing')}>
              <p>{t('nothingText')}</p>
              <ButtonLink href={back}>{t('toAutopay')}</ButtonLink>
            </Notice>
          )
        }
        return (
          <>
            <Card title={t('readTitle')}>
              <div className={card.stack}>
                <p className={card.strong}>{nameOf(offer.method)}</p>
                <p className={styles.legal}>{offer.text}</p>
                <PlainForm
                  action={address(`/autopay/authorize?account=${accountId}`)}
                  failedTitle={t('failed')}
                  submit={t('authorize')}
                  submitting={t('authorizing')}
                  ownWords={{
                    autopayRegistrationFailed: {
                      title: t('registrationFailed'),
                      text: t('registrationFailedText'),
                    },
                    autopayTermsChanged: { title: t('changed'), text: t('changedText') },
                  }}
                >
                  {() => (
                    <>
                      <input type="hidden" name="accountId" value={accountId} />
                      <input type="hidden" name="setupId" value={offer.setupId} />
                      <input type="hidden" name="mark" value={offer.mark} />
                    </>
                  )}
                </PlainForm>
              </div>
            </Card>
            <div className={styles.ways}>
              {hasScript ? (
                <Button variant="secondary" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              ) : null}
              <a href={back}>{t('notNow')}</a>
            </div>
          </>
        )
      }}
    </AutopayGate>
  )
}
