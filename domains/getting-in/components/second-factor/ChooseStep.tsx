import { RadioGroup, useHasScript } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useLocation } from 'wouter'
import { ProofFields } from '../proof/ProofFields'
import type { Proof } from '../proof/use-proof'
import type { AppOffer } from './app-offer'
import { secondFactorLabels } from './labels'
import type { Enrolled } from './passkeys'

interface ChooseStepProps {
  /** What its owner has to prove again; null right after the password. */
  readonly proof: Proof | null
  readonly onOffer: (offer: AppOffer) => void
  readonly onEnrolled: (enrolled: Enrolled) => void
}

/** Which factor it shall be. */
export function ChooseStep({ proof, onOffer, onEnrolled }: ChooseStepProps) {
  const t = useLabels(secondFactorLabels)
  const address = useAddress()
  const [path] = useLocation()
  // The server offers what nearly every browser knows, so that the page does not change when the script comes.
  const knowsPasskeys = !useHasScript() || 'PublicKeyCredential' in globalThis

  async function start({ factor, ...fields }: FormValues): Promise<FormErrors> {
    if (factor === 'passkey') {
      const { enrolPasskey } = await import('./passkeys')
      const answer = await enrolPasskey(fields)
      if (answer.kind === 'refused') return answer.errors
      onEnrolled(answer.body)
      return {}
    }
    const answer = await callMethod<AppOffer>('CustomerPortalLoginController/enrolTotp', fields)
    if (answer.kind === 'refused') return answer.errors
    onOffer(answer.body)
    return {}
  }

  return (
    <PlainForm
      action={address(path)}
      failedTitle={t('notSetUp')}
      submit={t('next')}
      submitting={t('working')}
      required={{
        factor: t('kindRequired'),
        ...proof?.required,
      }}
      missingMessages={proof?.missingMessages ?? {}}
      answered={{}}
      send={start}
    >
      {(field) => (
        <>
          <RadioGroup
            name="factor"
            label={t('kind')}
            error={field('factor').error}
            options={[
              ...(knowsPasskeys ? [{ value: 'passkey', label: t('passkey'), hint: t('passkeyHint') }] : []),
              { value: 'app', label: t('app'), hint: t('appHint') },
            ]}
            defaultValue={knowsPasskeys ? 'passkey' : 'app'}
          />
          {proof === null ? null : <ProofFields proof={proof} field={field} />}
        </>
      )}
    </PlainForm>
  )
}
