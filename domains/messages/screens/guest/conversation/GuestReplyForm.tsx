import { Card, TextArea } from '@porchlight/design-system'
import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { threadLabels } from '../../../components/thread/labels'
import { longestReply } from '../../../facts/reply-length'

interface GuestReplyFormProps {
  readonly isClosed: boolean
  /** The id of the latest entry, so that one reply to it is sent once. */
  readonly after: string
  /** Whether the form is as sent with the page; the server's response of then is shown. */
  readonly isFirst: boolean
  readonly onSent: () => Promise<void>
}

/** Shows the reply box of a guest. In a closed case it notes that sending reopens the case. */
export function GuestReplyForm({ isClosed, after, isFirst, onSent }: GuestReplyFormProps) {
  const t = useLabels(threadLabels)
  const { form } = usePage()
  const address = useAddress()

  async function send(values: FormValues): Promise<FormErrors> {
    const answer = await callMethod('CustomerPortalMessageController/replyAsGuest', values)
    if (answer.kind === 'refused') return answer.errors
    await onSent()
    return {}
  }

  return (
    <Card id="reply" title={t(isClosed ? 'reopenTitle' : 'replyTitle')}>
      {isClosed ? <p>{t('reopenText')}</p> : null}
      <PlainForm
        action={address('/messages/guest/conversation')}
        failedTitle={t('failed')}
        submit={t(isClosed ? 'reopen' : 'submit')}
        submitting={t('submitting')}
        required={{ CommentBody: t('replyRequired') }}
        answered={isFirst ? (form?.errors ?? {}) : {}}
        send={send}
      >
        {(field) => (
          <>
            <input type="hidden" name="after" value={after} />
            <TextArea
              {...field('CommentBody')}
              defaultValue={isFirst ? field('CommentBody').defaultValue : ''}
              label={t('reply')}
              maxLength={longestReply}
              required
            />
          </>
        )}
      </PlainForm>
    </Card>
  )
}
