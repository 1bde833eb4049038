import { CheckBox } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { OpenSignUp } from '../../../components/sign-up/sign-up'
import { labels } from './labels'

/** The boxes to tick, none of them ticked at first, and the one button that hands the sign-up in. */
export function AuthorizeForm({ authorizations }: { readonly authorizations: OpenSignUp['authorizations'] }) {
  const t = useLabels(labels)
  const { form, language } = usePage()
  const address = useAddress()
  return (
    <PlainForm
      action={address('/enroll/review')}
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      required={Object.fromEntries(authorizations.map(({ name }) => [name, t('authorizationRequired')]))}
      customMessages={{
        enrollmentFailed: { title: t('wentWrong'), text: t('enrollmentFailedText') },
        internal: { title: t('wentWrong'), text: t('enrollmentFailedText') },
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="textLanguage" value={language} />
          {authorizations.map(({ name, text }) => (
            <CheckBox
              key={name}
              name={name}
              value="yes"
              label={text}
              error={field(name).error}
              defaultChecked={form?.values[name] === 'yes'}
              required
            />
          ))}
          <p>{t('submitNote')}</p>
        </>
      )}
    </PlainForm>
  )
}
