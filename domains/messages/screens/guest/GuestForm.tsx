import { RadioGroup, TextArea, TextField } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { errorsAtFields, riskOf } from '../../../customers/components/email-risk/email-risk'
import { RiskChoice } from '../../../customers/components/email-risk/RiskChoice'
import { messageLabels } from '../../components/labels'
import { messageTypes, typeOf } from '../../components/message'
import { labels } from './labels'

interface GuestFormProps {
  /** Called with the address that the link was sent to, and the values sent. */
  readonly onSent: (email: string, asked: FormValues) => void
}

const copy = { ...messageLabels, ...labels }

/** The form. With a script it stays on the page, so that a question about the address costs no typing. */
export function GuestForm({ onSent }: GuestFormProps) {
  const t = useLabels(copy)
  const { form } = usePage()
  const address = useAddress()
  const search = new URLSearchParams(useSearch())
  const [risk, setRisk] = useState(() => riskOf(form?.errors ?? {}, form?.values ?? {}, 'email'))

  async function send(values: FormValues): Promise<FormErrors> {
    const answer = await callMethod('CustomerPortalMessageController/sendGuestMessage', values)
    if (answer.kind === 'refused') {
      setRisk(riskOf(answer.errors, answer.details, 'email'))
      return errorsAtFields(answer.errors)
    }
    const isSuggested = values.riskChoice === 'suggested' && risk?.suggestion
    onSent(isSuggested || (values.email ?? '').trim(), values)
    return {}
  }

  return (
    <PlainForm
      action={address('/messages/guest')}
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      required={{
        firstName: t('firstNameRequired'),
        lastName: t('lastNameRequired'),
        email: t('emailRequired'),
        Subject: t('subjectRequired'),
        Description: t('descriptionRequired'),
      }}
      answered={errorsAtFields(form?.errors ?? {})}
      send={send}
    >
      {(field) => (
        <>
          <RadioGroup
            name="Type"
            label={t('type')}
            error={field('Type').error}
            defaultValue={typeOf(field('Type').defaultValue || search.get('type'))}
            options={messageTypes.map((value) => ({
              value,
              label: t(value),
              hint: value === 'Complaint' ? t('complaintHint') : undefined,
            }))}
          />
          <TextField
            {...field('firstName')}
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={40}
            required
          />
          <TextField
            {...field('lastName')}
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={80}
            required
          />
          <TextField
            {...field('email')}
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
          <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="tel" maxLength={40} />
          <TextField
            {...field('number')}
            label={t('number')}
            hint={t('numberHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <TextField {...field('Subject')} label={t('subject')} autoComplete="off" maxLength={255} required />
          <TextArea
            {...field('Description')}
            label={t('description')}
            hint={t('descriptionHint')}
            maxLength={10_000}
            required
          />
        </>
      )}
    </PlainForm>
  )
}
