import { Notice, TextField } from '@porchlight/design-system'
import { CallUs } from '../../shell/customer-service/CallUs'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import { labels } from './labels'

interface LookUpFormProps {
  readonly title: string
  /** Whether an earlier look-up of this browser is over. */
  readonly hasEnded: boolean
}

/** The look-up. It posts to its page with and without a script, which then shows the order. */
export function LookUpForm({ title, hasEnded }: LookUpFormProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      notice={
        hasEnded ? (
          <Notice kind="info" title={t('endedTitle')}>
            <p>{t('endedText')}</p>
          </Notice>
        ) : null
      }
      ways={
        <>
          <a href={address('/login')}>{t('haveLogin')}</a>
          <CallUs />
        </>
      }
    >
      <PlainForm
        action={address('/enrollment-status')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ identifier: t('identifierRequired'), zipCode: t('zipCodeRequired') }}
        ownWords={{ accountNotFound: { title: t('notFoundTitle'), text: t('notFoundText') } }}
      >
        {(field) => (
          <>
            <TextField
              {...field('identifier')}
              label={t('identifier')}
              hint={t('identifierHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
            />
            <TextField
              {...field('zipCode')}
              label={t('zipCode')}
              hint={t('zipCodeHint')}
              width="short"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
