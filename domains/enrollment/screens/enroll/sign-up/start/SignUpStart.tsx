import { Notice } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { signUpLabels } from '../../../../components/sign-up/labels'
import { useRescission } from '../../../../components/sign-up/rescission'
import { SignUpGate } from '../../../../components/sign-up/SignUpGate'
import { SignUpPage } from '../../../../components/sign-up/SignUpPage'
import type { OpenSignUp } from '../../../../components/sign-up/sign-up'
import { StartDateField } from '../../../../components/start-date/StartDateField'
import { labels } from './labels'

const copy = { ...signUpLabels, ...labels }

/** The third part: the day, among those that are possible. */
export function SignUpStart({ title }: ScreenProps) {
  return (
    <SignUpGate title={title} section="start">
      {(open) => <StartForm title={title} open={open} />}
    </SignUpGate>
  )
}

function StartForm({ title, open }: { readonly title: string; readonly open: OpenSignUp }) {
  const { signUp, plan, dates } = open
  const rescission = useRescission(open)
  const t = useLabels(copy)
  const { form } = usePage()
  const address = useAddress()
  const saved = form === null ? signUp.startDate : form.values.startDate
  return (
    <SignUpPage title={title} step="SignUp" part={3} plan={plan} isStarted lead={signUp.street}>
      {signUp.caseType === 'Switch' ? (
        <Notice kind="warning" title={t('switchTitle')}>
          <p>{t('switchFee')}</p>
          {rescission === null ? null : <p>{rescission}</p>}
        </Notice>
      ) : null}
      <PlainForm
        action={address('/enroll/sign-up/start')}
        failedTitle={t('failed')}
        submit={t('next')}
        submitting={t('saving')}
        required={{ startDate: t('startDateRequired') }}
      >
        {(field) => (
          <StartDateField
            name="startDate"
            label={t('startDate')}
            error={field('startDate').error}
            days={dates}
            defaultValue={saved ?? ''}
          />
        )}
      </PlainForm>
    </SignUpPage>
  )
}
