import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { AuthorizationBoxes } from '../../../components/AuthorizationBoxes'
import type { OpenSignUp } from '../../../components/sign-up/sign-up'
import { labels } from './labels'

/** The boxes to tick, none of them ticked at first, and the one button that hands the sign-up in. */
export function AuthorizeForm({ authorizations }: { readonly authorizations: OpenSignUp['authorizations'] }) {
  const t = useLabels(labels)
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
          <AuthorizationBoxes authorizations={authorizations} errorOf={(name) => field(name).error} />
          <p>{t('submitNote')}</p>
        </>
      )}
    </PlainForm>
  )
}
