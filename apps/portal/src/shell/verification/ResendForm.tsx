import type { FormErrors } from '../forms/form-errors'
import { PlainForm } from '../forms/PlainForm'
import { useAddress } from '../navigation/address'
import { useLabels } from '../page/page-context'
import { labels } from './labels'

interface ResendFormProps {
  readonly orderId: string
  /** Whether it is the one thing to do. */
  readonly isPrimary: boolean
  /** What the server has just answered to it. */
  readonly refusal: FormErrors
}

/** Has the link sent once more. */
export function ResendForm({ orderId, isPrimary, refusal }: ResendFormProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <PlainForm
      action={address('/verification/resend')}
      failedTitle={t('resendFailed')}
      submit={t('resend')}
      submitting={t('resending')}
      submitVariant={isPrimary ? 'primary' : 'secondary'}
      answered={refusal}
      ownWords={{
        verificationUnavailable: { title: t('unavailable'), text: t('unavailableText') },
        rateLimited: { text: t('tooSoon') },
      }}
    >
      {() => <input type="hidden" name="orderId" value={orderId} />}
    </PlainForm>
  )
}
