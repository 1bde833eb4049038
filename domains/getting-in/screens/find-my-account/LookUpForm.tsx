import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { LookUpPage } from '../../../customers/components/look-up/LookUpPage'
import type { FoundAccount } from './found-account'
import { labels } from './labels'

interface LookUpFormProps {
  readonly title: string
  readonly onFound: (found: FoundAccount) => void
}

/** The look-up. With a script it stays on the page, which then can name the address that the link went to. */
export function LookUpForm({ title, onFound }: LookUpFormProps) {
  const t = useLabels(labels)

  async function lookUp({ identifier = '', zipCode = '' }: FormValues): Promise<FormErrors> {
    const asked = { identifier, zipCode }
    const answer = await callMethod<{ readonly maskedEmail: string | null }>(
      'CustomerPortalRegistrationController/findMyAccount',
      asked,
    )
    if (answer.kind === 'refused') return answer.errors
    onFound({ maskedEmail: answer.body.maskedEmail, asked })
    return {}
  }

  return (
    <LookUpPage
      title={title}
      lead={t('lead')}
      path="/find-my-account"
      submit={t('submit')}
      number={{ hint: t('identifierHint') }}
      login={{ path: '/login', words: t('haveLogin') }}
      send={lookUp}
    />
  )
}
