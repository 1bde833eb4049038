import { Card, CheckBox, TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from '../../customers/components/account-page/AccountPage.module.css'
import type { PaperlessOverview } from '../components/paperless'
import { labels } from './labels'

const sample = '/lwr/apex/v65.0/CustomerPortalProfileController/samplePaperlessBill'

/** The disclosures, the sample bill that shows that bills can be read, and the consent. */
export function PaperlessForm({ paperless }: { readonly paperless: PaperlessOverview }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { language } = usePage()
  const { accountId, disclosures, agreement } = paperless
  return (
    <>
      <Card title={t('readTitle')}>
        <ul className={styles.facts}>
          {disclosures.map((disclosure) => (
            <li key={disclosure}>{disclosure}</li>
          ))}
        </ul>
      </Card>
      <Card title={t('openTitle')}>
        <div className={card.stack}>
          <p>{t('openText')}</p>
          <div className={styles.ways}>
            <a
              href={`${sample}?accountId=${accountId}&language=${language}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('openLink')}
            </a>
          </div>
        </div>
      </Card>
      <Card title={t('agreeTitle')}>
        <PlainForm
          action={address(`/paperless?account=${accountId}`)}
          failedTitle={t('failed')}
          submit={t('submit')}
          submitting={t('submitting')}
          required={{ sampleCode: t('codeMissing'), agree: t('agreeMissing') }}
        >
          {(field) => (
            <>
              <input type="hidden" name="accountId" value={accountId} />
              <TextField
                {...field('sampleCode')}
                label={t('code')}
                hint={t('codeHint')}
                width="short"
                autoComplete="off"
                maxLength={12}
              />
              <CheckBox
                name="agree"
                value="yes"
                label={agreement}
                error={field('agree').error}
                defaultChecked={field('agree').defaultValue === 'yes'}
              />
            </>
          )}
        </PlainForm>
      </Card>
    </>
  )
}
