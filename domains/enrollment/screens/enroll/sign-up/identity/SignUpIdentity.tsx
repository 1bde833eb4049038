import { RadioGroup, TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { signUpLabels } from '../../../../components/sign-up/labels'
import { SignUpGate } from '../../../../components/sign-up/SignUpGate'
import { SignUpPage } from '../../../../components/sign-up/SignUpPage'
import type { OpenSignUp } from '../../../../components/sign-up/sign-up'
import { labels } from './labels'

const copy = { ...signUpLabels, ...labels }
const kinds = ['Social_Security', 'State_Id', 'Passport', 'Consular_Id', 'Later'] as const

/** The fourth part: how the customer proves their identity. Every way is as good as another. */
export function SignUpIdentity({ title }: ScreenProps) {
  return (
    <SignUpGate title={title} section="identity">
      {(open) => <IdentityForm title={title} open={open} />}
    </SignUpGate>
  )
}

function IdentityForm({ title, open }: { readonly title: string; readonly open: OpenSignUp }) {
  const { signUp, plan } = open
  const t = useLabels(copy)
  const { form } = usePage()
  const address = useAddress()
  return (
    <SignUpPage title={title} step="SignUp" part={4} plan={plan} isStarted lead={t('lead')}>
      <PlainForm
        action={address('/enroll/sign-up/identity')}
        failedTitle={t('failed')}
        submit={t('next')}
        submitting={t('saving')}
        required={{ identityKind: t('identityKindRequired') }}
      >
        {(field) => (
          <>
            <RadioGroup
              name="identityKind"
              label={t('identityKind')}
              error={field('identityKind').error}
              options={kinds.map((kind) => ({ value: kind, label: t(kind), hint: t(`${kind}Hint`) }))}
              defaultValue={form === null ? (signUp.identityKind ?? undefined) : form.values.identityKind}
              required
            />
            <TextField
              {...field('numberLastFour')}
              label={t('numberLastFour')}
              hint={t(signUp.hasLastFour ? 'numberLastFourKept' : 'numberLastFourHint')}
              width="short"
              autoComplete="off"
              inputMode="numeric"
              maxLength={20}
            />
          </>
        )}
      </PlainForm>
    </SignUpPage>
  )
}
