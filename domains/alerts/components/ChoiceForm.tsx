import { CheckBox, TextField } from '@porchlight/design-system'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { brandInfoIn } from '../../customer-service/components/brand-info'
import { useLegalLinks } from '../../customer-service/components/use-legal-links'
import { useBrandCustomerServiceInfo } from '../../customer-service/methods/get-brand-customer-service-info/hook'
import type { AlertsOverview } from '../methods/alerts-overview/client'
import styles from './Alerts.module.css'
import { kindLabels, offeredKinds, usualKinds } from './kind-choice'
import { labels } from './labels'

interface ChoiceFormProps {
  readonly overview: AlertsOverview
  /** What the server has just answered to it; null when it did not. */
  readonly refusal: FormErrors | null
}

const copy = { ...labels, ...kindLabels }

/** The box that an empty choice is reported at, as by the server. */
const [firstKind = ''] = offeredKinds

/** The code where one is pending, the choice of alerts, and the box that has to be ticked before the first text. */
export function ChoiceForm({ overview, refusal }: ChoiceFormProps) {
  const t = useLabels(copy)
  const { language, form, brand } = usePage()
  const address = useAddress()
  const legal = useLegalLinks(brandInfoIn(language, useBrandCustomerServiceInfo({ brandName: brand }).data))
  const isOn = overview.step === 'on'
  const hasCode = overview.step === 'code'
  const offered = offeredKinds.filter((kind) => overview.offered.includes(kind))
  const chosen = overview.kinds.length > 0 ? overview.kinds : usualKinds
  const isAgain = refusal !== null && form !== null
  const isTicked = (name: string) =>
    isAgain ? form.values[name] === 'yes' : chosen.some((kind) => kind === name)
  return (
    <PlainForm
      action={address('/alerts')}
      failedTitle={t(isOn ? 'notSaved' : 'notOn')}
      submit={t(isOn ? 'save' : 'turnOn')}
      submitting={t(isOn ? 'saving' : 'turningOn')}
      answered={refusal ?? {}}
      customMessages={{
        textedCodeOver: { title: t('overTitle'), text: t('overText') },
        rateLimited: { text: t('tooSoon') },
      }}
      required={{
        ...(hasCode ? { code: t('codeRequired') } : {}),
        ...(isOn ? {} : { agreed: t('agreedRequired') }),
      }}
      missingMessages={{ [firstKind]: t('kindRequired') }}
      check={(values): FormErrors =>
        offered.some((kind) => values[kind] === 'yes') ? {} : { [firstKind]: 'requiredFieldMissing' }
      }
    >
      {(field) => (
        <>
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="consentVersion" value={overview.consentVersion} />
          {hasCode ? (
            <TextField
              {...field('code')}
              label={t('code')}
              hint={t('codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              width="short"
            />
          ) : null}
          <fieldset className={styles.kinds}>
            <legend className={styles.legend}>{t('kinds')}</legend>
            {offered.map((kind) => (
              <CheckBox
                key={kind}
                name={kind}
                value="yes"
                label={t(kind)}
                error={field(kind).error}
                defaultChecked={isTicked(kind)}
              />
            ))}
          </fieldset>
          {offered.includes('High_Usage') ? (
            <TextField
              {...field('threshold')}
              defaultValue={
                isAgain
                  ? field('threshold').defaultValue
                  : overview.threshold === null
                    ? ''
                    : String(overview.threshold)
              }
              label={t('threshold')}
              hint={t('thresholdHint')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              width="short"
            />
          ) : null}
          {isOn ? null : (
            <>
              <CheckBox
                name="agreed"
                value="yes"
                label={overview.consentWords}
                error={field('agreed').error}
                defaultChecked={isAgain && form.values.agreed === 'yes'}
              />
              <p className={styles.links}>
                <a href={legal.terms}>{t('terms')}</a>
                <a href={legal.privacy}>{t('privacy')}</a>
              </p>
            </>
          )}
        </>
      )}
    </PlainForm>
  )
}
