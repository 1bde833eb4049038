import { DescriptionList } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useLocation } from 'wouter'
import type { AppOffer } from './app-offer'
import { CodeField } from './CodeField'
import { secondFactorLabels } from './labels'
import type { Enrolled } from './passkeys'

interface AppStepProps {
  readonly offer: AppOffer
  readonly onEnrolled: (enrolled: Enrolled) => void
}

/** The key for the authenticator app, and the app's first code. */
export function AppStep({ offer, onEnrolled }: AppStepProps) {
  const t = useLabels(secondFactorLabels)
  const address = useAddress()
  const [path] = useLocation()

  async function confirm({ code = '' }: FormValues): Promise<FormErrors> {
    const answer = await callMethod<Enrolled>('CustomerPortalLoginController/confirmTotp', { code })
    if (answer.kind === 'refused') return answer.errors
    onEnrolled(answer.body)
    return {}
  }

  return (
    <>
      <p>{t('appStep')}</p>
      <DescriptionList
        items={[{ term: t('key'), description: offer.secret.replace(/(.{4})(?=.)/g, '$1 ') }]}
      />
      <p>
        <a href={offer.uri}>{t('openApp')}</a>
      </p>
      <PlainForm
        action={address(path)}
        failedTitle={t('notSetUp')}
        submit={t('confirm')}
        submitting={t('working')}
        required={{ code: t('codeRequired') }}
        answered={{}}
        send={confirm}
      >
        {(field) => <CodeField field={field} label={t('code')} hint={t('codeHint')} />}
      </PlainForm>
    </>
  )
}
