import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { linkSentLabels } from '../../../../../customers/components/links/link-sent-labels'
import { labels } from './labels'

const copy = { ...linkSentLabels, ...labels }

/** Has a new link sent in place of the one that this browser opened. */
export function ConversationLink({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  return (
    <FormPage title={title} lead={t('lead')}>
      <PlainForm
        action={address('/messages/guest/conversation/send-link')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('sending')}
        customMessages={{ rateLimited: { text: t('tooSoon') }, linkNotLatest: { text: t('unknown') } }}
      />
    </FormPage>
  )
}
