import { DescriptionList, RadioGroup, TextField } from '@porchlight/design-system'
import { type BindField, PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { errorsAtFields, riskOf } from '../../../../customers/components/email-risk/email-risk'
import { RiskChoice } from '../../../../customers/components/email-risk/RiskChoice'
import type { Plan } from '../../../../plans/components/plan'
import { useProfile } from '../../../../profile/components/use-profile'
import { signUpLabels } from '../../../components/sign-up/labels'
import { SignUpPage } from '../../../components/sign-up/SignUpPage'
import type { SignUp } from '../../../components/sign-up/sign-up'
import { withStoredValues } from '../../../components/sign-up/stored-values'
import { labels } from './labels'

const copy = { ...signUpLabels, ...labels }

interface ContactFormProps {
  readonly title: string
  readonly plan: Plan
  /** What was entered before; null at the beginning. */
  readonly signUp: SignUp | null
  /** The plan and the ZIP code that the address names; null when it names none. */
  readonly asked: { readonly plan: string; readonly zip: string } | null
}

/** Name, addresses and language; of who is signed in, the profile. */
export function ContactForm({ title, plan, signUp, asked }: ContactFormProps) {
  const t = useLabels(copy)
  const { viewer, form, language } = usePage()
  const address = useAddress()
  const chosenLanguage = form?.values.language ?? signUp?.language ?? language
  return (
    <SignUpPage title={title} step="SignUp" part={1} plan={plan} isStarted={signUp !== null} lead={t('lead')}>
      <PlainForm
        action={address('/enroll/sign-up')}
        failedTitle={t('failed')}
        submit={t('next')}
        submitting={t('saving')}
        required={
          viewer === null
            ? {
                firstName: t('firstNameRequired'),
                lastName: t('lastNameRequired'),
                email: t('emailRequired'),
                mobilePhone: t('mobilePhoneRequired'),
              }
            : {}
        }
        answered={errorsAtFields(form?.errors ?? {})}
      >
        {(field) => (
          <>
            {asked === null ? null : <input type="hidden" name="plan" value={asked.plan} />}
            {asked === null ? null : <input type="hidden" name="zip" value={asked.zip} />}
            {viewer === null ? <Particulars field={field} signUp={signUp} /> : <OwnProfile />}
            <RadioGroup
              name="language"
              label={t('language')}
              options={[
                { value: 'en', label: <span lang="en">English</span> },
                { value: 'es', label: <span lang="es">Español</span> },
              ]}
              defaultValue={chosenLanguage === 'es' ? 'es' : 'en'}
            />
          </>
        )}
      </PlainForm>
    </SignUpPage>
  )
}

function Particulars({ field, signUp }: { readonly field: BindField; readonly signUp: SignUp | null }) {
  const t = useLabels(copy)
  const { form } = usePage()
  const [risk, setRisk] = useState(() => riskOf(form?.errors ?? {}, form?.values ?? {}, 'email'))
  return (
    <>
      <TextField
        {...withStoredValues(field('firstName'), form, signUp?.firstName)}
        label={t('firstName')}
        autoComplete="given-name"
        maxLength={40}
        required
      />
      <TextField
        {...withStoredValues(field('lastName'), form, signUp?.lastName)}
        label={t('lastName')}
        autoComplete="family-name"
        maxLength={80}
        required
      />
      <TextField
        {...withStoredValues(field('email'), form, signUp?.email)}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        maxLength={320}
        // Another address is rated again.
        onChange={() => setRisk(null)}
        required
      />
      {risk === null ? null : <RiskChoice risk={risk} />}
      <TextField
        {...withStoredValues(field('mobilePhone'), form, signUp?.mobilePhone)}
        label={t('mobilePhone')}
        hint={t('mobilePhoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
    </>
  )
}

/** Who is signed in signs up as themselves. The fields that a guest fills in stay empty. */
function OwnProfile() {
  const t = useLabels(copy)
  const address = useAddress()
  const { profile } = useProfile()
  const items = [
    { term: t('name'), description: profile?.name ?? null },
    { term: t('email'), description: profile?.username ?? null },
    { term: t('mobilePhone'), description: profile?.mobilePhone ?? null },
  ]
  return (
    <>
      <DescriptionList items={items.filter(({ description }) => description !== null)} />
      <p>
        <a href={address('/profile')}>{t('changeProfile')}</a>
      </p>
    </>
  )
}
