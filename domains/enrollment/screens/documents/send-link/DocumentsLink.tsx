import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'

/** Has a new link sent in place of the one that this browser opened. */
export function DocumentsLink({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage title={title} lead={t('lead')} ways={<a href={address('/enrollment-status')}>{t('lookUp')}</a>}>
      <PlainForm
        action={address('/documents/send-link')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('sending')}
        customMessages={{ rateLimited: { text: t('tooSoon') }, orderNotFound: { text: t('unknown') } }}
      >
        {(field) =>
          field('page').defaultValue === '' ? null : (
            <input type="hidden" name="page" value={field('page').defaultValue} />
          )
        }
      </PlainForm>
    </FormPage>
  )
}
