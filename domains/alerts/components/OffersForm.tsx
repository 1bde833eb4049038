import { Card, CheckBox } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useLocation } from 'wouter'
import type { AlertsOverview } from '../methods/alerts-overview/client'
import { labels } from './labels'

/** The box that turns offers by text on: apart from the alerts, and never ticked before. */
export function OffersForm({ offers }: { readonly offers: NonNullable<AlertsOverview['offers']> }) {
  const t = useLabels(labels)
  const { language, form } = usePage()
  const address = useAddress()
  const [path] = useLocation()
  return (
    <Card title={t('offersTitle')}>
      <PlainForm
        action={address('/alerts/offers')}
        failedTitle={t('notSaved')}
        submit={t('save')}
        submitting={t('saving')}
        submitVariant="secondary"
        answered={form !== null && path.endsWith('/offers') ? form.errors : {}}
      >
        {() => (
          <>
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="offersVersion" value={offers.version} />
            <CheckBox name="offers" value="yes" label={offers.words} defaultChecked={offers.isOn} />
          </>
        )}
      </PlainForm>
    </Card>
  )
}
