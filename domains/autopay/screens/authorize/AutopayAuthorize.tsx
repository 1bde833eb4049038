import { ButtonLink, Card, Notice, PrintButton } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import styles from '../../../customers/components/account-page/AccountPage.module.css'
import { AutopayGate } from '../../components/AutopayGate'
import { autopayLabels } from '../../components/labels'
import { useMethodName } from '../../components/method-text'
import { labels } from './labels'

const copy = { ...autopayLabels, ...labels }

/** Shows the text that turns AutoPay on, to be read, printed and agreed to. */
export function AutopayAuthorize({ title }: ScreenProps) {
  const t = useLabels(copy)
  const nameOf = useMethodName()
  const address = useAddress()
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
                  customMessages={{
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
              <PrintButton>{t('print')}</PrintButton>
              <a href={back}>{t('notNow')}</a>
            </div>
          </>
        )
      }}
    </AutopayGate>
  )
}
