import { RadioGroup, TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { signUpLabels } from '../../../../components/sign-up/labels'
import { SignUpPage } from '../../../../components/sign-up/SignUpPage'
import type { OpenSignUp } from '../../../../components/sign-up/sign-up'
import { withStoredValues } from '../../../../components/sign-up/stored-values'
import { labels } from './labels'

const copy = { ...signUpLabels, ...labels }

interface ServiceFormProps {
  readonly title: string
  readonly open: OpenSignUp
}

/** Move-in or switch, the address, and the number of the service point where it is known. */
export function ServiceForm({ title, open: { signUp, plan } }: ServiceFormProps) {
  const t = useLabels(copy)
  const { form } = usePage()
  const address = useAddress()
  const [isUnusual, setUnusual] = useState(form?.errors.esiid === 'unusualServicePoint')
  const isElectric = plan.commodity === 'Electricity'
  return (
    <SignUpPage
      title={title}
      step="SignUp"
      part={2}
      plan={plan}
      isStarted
      lead={t('lead', { utility: plan.utilityName })}
    >
      <PlainForm
        action={address('/enroll/sign-up/service')}
        failedTitle={t('failed')}
        submit={t('next')}
        submitting={t('saving')}
        required={{
          caseType: t('caseTypeRequired'),
          street: t('streetRequired'),
          zipCode: t('zipCodeRequired'),
        }}
      >
        {(field) => (
          <>
            <RadioGroup
              name="caseType"
              label={t('caseType')}
              error={field('caseType').error}
              options={[
                { value: 'Move_In', label: t('moveIn'), hint: t('moveInHint') },
                { value: 'Switch', label: t('switch'), hint: t('switchHint') },
              ]}
              defaultValue={form === null ? (signUp.caseType ?? undefined) : form.values.caseType}
              required
            />
            <TextField
              {...withStoredValues(field('street'), form, signUp.street)}
              label={t('street')}
              hint={t('streetHint')}
              autoComplete="street-address"
              maxLength={200}
              required
            />
            <TextField
              {...withStoredValues(field('zipCode'), form, signUp.zipCode)}
              label={t('zipCode')}
              width="short"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
            {isElectric ? (
              <TextField
                {...withStoredValues(field('esiid'), form, signUp.esiid)}
                label={t('esiid')}
                hint={t('esiidHint')}
                autoComplete="off"
                inputMode="numeric"
                maxLength={40}
                onChange={() => setUnusual(false)}
              />
            ) : (
              <TextField
                {...withStoredValues(field('gasAccountNumber'), form, signUp.gasAccountNumber)}
                label={t('gasAccountNumber')}
                hint={t('gasAccountNumberHint')}
                autoComplete="off"
                inputMode="numeric"
                maxLength={40}
              />
            )}
            {isUnusual ? (
              <RadioGroup
                name="servicePointChoice"
                label={t('unusualTitle')}
                options={[
                  { value: 'asEntered', label: t('keepNumber') },
                  { value: '', label: t('changeNumber'), hint: t('changeNumberHint') },
                ]}
                defaultValue=""
              />
            ) : null}
          </>
        )}
      </PlainForm>
    </SignUpPage>
  )
}
