import { RadioGroup } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { autopayLabels } from '../components/labels'
import { labels } from './labels'

const copy = { ...autopayLabels, ...labels }

interface ChooseMethodProps {
  readonly accountId: string
  /** Whether something is debited already. */
  readonly isChange: boolean
}

/** The way to the processor’s page, on which a card or a bank account is typed. */
export function ChooseMethod({ accountId, isChange }: ChooseMethodProps) {
  const t = useLabels(copy)
  const address = useAddress()
  return (
    <PlainForm
      action={address(`/autopay?account=${accountId}`)}
      failedTitle={t(isChange ? 'notChanged' : 'notOn')}
      submit={t(isChange ? 'beginChange' : 'begin')}
      submitting={t('beginning')}
      submitVariant={isChange ? 'secondary' : 'primary'}
      customMessages={{
        autopayRegistrationFailed: { title: t('registrationFailed'), text: t('registrationFailedText') },
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="accountId" value={accountId} />
          <RadioGroup
            name="with"
            label={t('with')}
            defaultValue={field('with').defaultValue || 'card'}
            options={[
              { value: 'card', label: t('byCard') },
              { value: 'bank', label: t('byBank') },
            ]}
          />
        </>
      )}
    </PlainForm>
  )
}
