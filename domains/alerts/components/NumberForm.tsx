import { TextField } from '@porchlight/design-system'
import type { FormErrors } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'

interface NumberFormProps {
  /** Where a code goes: typed where it is null or may be changed. */
  readonly number: string | null
  /** Whether the number is fixed: the form then is only a button. */
  readonly isResend: boolean
  /** What the server has just answered to it. */
  readonly refusal: FormErrors
}

/** Asks for a code by text, at a number that is typed or once more at the same. */
export function NumberForm({ number, isResend, refusal }: NumberFormProps) {
  const t = useLabels(labels)
  const { language } = usePage()
  const address = useAddress()
  return (
    <PlainForm
      action={address('/alerts/code')}
      failedTitle={t('codeFailed')}
      submit={t(isResend ? 'resend' : 'sendCode')}
      submitting={t('sendingCode')}
      submitVariant={isResend ? 'secondary' : 'primary'}
      answered={refusal}
      customMessages={{ rateLimited: { text: t('tooSoon') } }}
      required={isResend ? {} : { mobilePhone: t('mobileRequired') }}
    >
      {(field) => (
        <>
          <input type="hidden" name="language" value={language} />
          {isResend ? (
            <input type="hidden" name="mobilePhone" value={number ?? ''} />
          ) : (
            <TextField
              {...field('mobilePhone')}
              defaultValue={field('mobilePhone').defaultValue || (number ?? '')}
              label={t('mobilePhone')}
              hint={t('mobileHint')}
              type="tel"
              autoComplete="tel"
              maxLength={60}
            />
          )}
        </>
      )}
    </PlainForm>
  )
}
