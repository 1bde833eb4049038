import { Card, CheckBox } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'

/** Turns average billing on, with the promise to pay the difference. */
export function AverageBillingForm({ accountId }: { readonly accountId: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <Card title={t('agreeTitle')}>
      <PlainForm
        action={address(`/average-billing?account=${accountId}`)}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={{ agree: t('agreeMissing') }}
      >
        {(field) => (
          <>
            <input type="hidden" name="accountId" value={accountId} />
            <CheckBox
              name="agree"
              value="yes"
              label={t('agree')}
              error={field('agree').error}
              defaultChecked={field('agree').defaultValue === 'yes'}
            />
          </>
        )}
      </PlainForm>
    </Card>
  )
}
