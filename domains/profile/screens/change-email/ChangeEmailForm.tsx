import { TextField } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { errorsAtFields, riskOf } from '../../../customers/components/email-risk/email-risk'
import { RiskChoice } from '../../../customers/components/email-risk/RiskChoice'
import { ProofFields } from '../../../getting-in/components/proof/ProofFields'
import { useProof } from '../../../getting-in/components/proof/use-proof'
import { useProfile } from '../../components/use-profile'
import { checkEmails, chosenEmail } from './chosen-email'
import { labels } from './labels'

interface ChangeEmailFormProps {
  readonly title: string
  /** Receives the address that the link went to. */
  readonly onSent: (email: string) => void
}

/** The form. With a script it stays on the page, so that a question about the address costs no typing. */
export function ChangeEmailForm({ title, onSent }: ChangeEmailFormProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const { profile } = useProfile()
  const proof = useProof()
  const [risk, setRisk] = useState(() => riskOf(form?.errors ?? {}, form?.values ?? {}, 'newEmail'))

  async function send(values: FormValues): Promise<FormErrors> {
    const response = await callMethod('CustomerPortalProfileController/changeEmail', values)
    if (response.kind === 'done') {
      onSent(chosenEmail(values, risk))
      return {}
    }
    setRisk(riskOf(response.errors, response.details, 'newEmail'))
    return errorsAtFields(response.errors)
  }

  return (
    <FormPage title={title} lead={t('lead')} ways={<a href={address('/profile')}>{t('toProfile')}</a>}>
      {profile?.username ? <p>{t('now', { email: profile.username })}</p> : null}
      <PlainForm
        action={address('/change-email')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{
          newEmail: t('newEmailRequired'),
          confirmEmail: t('confirmEmailRequired'),
          ...proof.required,
        }}
        missingMessages={proof.missingMessages}
        answered={errorsAtFields(form?.errors ?? {})}
        check={checkEmails}
        send={send}
      >
        {(field) => (
          <>
            <TextField
              {...field('newEmail')}
              label={t('newEmail')}
              type="email"
              autoComplete="email"
              maxLength={320}
              // Another address is rated again.
              onChange={() => setRisk(null)}
              required
            />
            <TextField
              {...field('confirmEmail')}
              label={t('confirmEmail')}
              type="email"
              autoComplete="email"
              maxLength={320}
              required
            />
            {risk === null ? null : <RiskChoice risk={risk} />}
            <ProofFields proof={proof} field={field} hint={t('currentPasswordHint')} />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
