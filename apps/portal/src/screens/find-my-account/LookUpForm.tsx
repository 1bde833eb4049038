import { TextField } from '@porchlight/design-system'
import { CallUs } from '../../shell/customer-service/CallUs'
import { callMethod } from '../../shell/forms/call-method'
import { FormPage } from '../../shell/forms/FormPage'
import type { FormErrors, FormValues } from '../../shell/forms/form-errors'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { FoundAccount } from './found-account'
import { labels } from './labels'

interface LookUpFormProps {
  readonly title: string
  readonly onFound: (found: FoundAccount) => void
}

/** The look-up. With a script it stays on the page, which then can name the address that the link went to. */
export function LookUpForm({ title, onFound }: LookUpFormProps) {
  const t = useLabels(labels)
  const address = useAddress()

  async function lookUp({ identifier = '', zipCode = '' }: FormValues): Promise<FormErrors> {
    const asked = { identifier, zipCode }
    const answer = await callMethod<{ readonly maskedEmail: string | null }>(
      'CustomerPortalRegistrationController/findMyAccount',
      asked,
    )
    if (answer.kind === 'refused') return answer.errors
    onFound({ maskedEmail: answer.body.maskedEmail, asked })
    return {}
  }

  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={
        <>
          <a href={address('/login')}>{t('haveLogin')}</a>
          <CallUs />
        </>
      }
    >
      <PlainForm
        action={address('/find-my-account')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ identifier: t('identifierRequired'), zipCode: t('zipCodeRequired') }}
        ownWords={{ accountNotFound: { title: t('notFoundTitle'), text: t('notFoundText') } }}
        send={lookUp}
      >
        {(field) => (
          <>
            <TextField
              {...field('identifier')}
              label={t('identifier')}
              hint={t('identifierHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
            />
            <TextField
              {...field('zipCode')}
              label={t('zipCode')}
              hint={t('zipCodeHint')}
              width="short"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
