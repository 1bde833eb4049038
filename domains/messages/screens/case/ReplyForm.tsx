import { Card, TextArea } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { checkAttachment } from '../../../files/components/check-attachment'
import { AttachmentField } from '../../components/AttachmentField'
import { messageLabels } from '../../components/labels'
import type { Message } from '../../components/message'
import { sendMessageForm } from '../../components/send-message-form'
import { threadLabels } from '../../components/thread/labels'
import { longestReply } from '../../facts/reply-length'

interface ReplyFormProps {
  readonly message: Message
  /** The id of the latest entry, so that one reply to it is sent once. */
  readonly after: string
  /** Whether the form is as sent with the page; the server's response of then is shown. */
  readonly isFirst: boolean
  readonly onSent: () => Promise<void>
}

const copy = { ...messageLabels, ...threadLabels }

/** Shows the reply box. In a closed case it notes that sending reopens the case. */
export function ReplyForm({ message, after, isFirst, onSent }: ReplyFormProps) {
  const t = useLabels(copy)
  const { form, viewer } = usePage()
  const address = useAddress()
  const isClosed = message.status === 'Closed'
  return (
    <Card id="reply" title={t(isClosed ? 'reopenTitle' : 'replyTitle')}>
      {isClosed ? <p>{t('reopenText')}</p> : null}
      <PlainForm
        action={address(`/messages/${message.id}`)}
        isMultipart
        failedTitle={t('failed')}
        submit={t(isClosed ? 'reopen' : 'submit')}
        submitting={t('submitting')}
        required={{ CommentBody: t('replyRequired') }}
        answered={isFirst ? (form?.errors ?? {}) : {}}
        check={(_values, data) => checkAttachment(data)}
        send={(_values, data) => sendMessageForm('replyToMessage', data, viewer?.userId ?? '', onSent)}
      >
        {(field) => (
          <>
            <input type="hidden" name="caseId" value={message.id} />
            <input type="hidden" name="after" value={after} />
            <TextArea
              {...field('CommentBody')}
              defaultValue={isFirst ? field('CommentBody').defaultValue : ''}
              label={t('reply')}
              maxLength={longestReply}
              required
            />
            <AttachmentField field={field} />
          </>
        )}
      </PlainForm>
    </Card>
  )
}
