import { RadioGroup, TextArea, TextField } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import type { Account } from '../../../customers/components/accounts/account'
import { checkAttachment } from '../../../files/components/check-attachment'
import { AttachmentField } from '../../components/AttachmentField'
import { messageLabels } from '../../components/labels'
import { messageTypes } from '../../components/message'
import { leaveFor, sendMessageForm } from '../../components/send-message-form'
import { AccountField } from './AccountField'
import { labels } from './labels'

interface NewMessageFormProps {
  readonly accounts: readonly Account[]
  /** The account that is chosen at first. */
  readonly current: Account | null
}

const copy = { ...messageLabels, ...labels }

/**
 * Shows the form. `?type=Complaint` in the URL chooses a type, `?about=deletion` fills in the request for one’s data to
 * be deleted. With a script, the typed text stays in any case.
 */
export function NewMessageForm({ accounts, current }: NewMessageFormProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { viewer } = usePage()
  const search = new URLSearchParams(useSearch())
  const requestedType = search.get('type')
  const type = messageTypes.find((known) => known === requestedType) ?? 'Question'
  const isDeletion = search.get('about') === 'deletion'
  const texts = isDeletion
    ? { subject: t('deletionSubject'), description: t('deletionDescription') }
    : { subject: '', description: '' }
  return (
    <PlainForm
      action={address('/messages/new')}
      isMultipart
      failedTitle={t('failed')}
      submit={t('submit')}
      submitting={t('submitting')}
      required={{ Subject: t('subjectRequired'), Description: t('descriptionRequired') }}
      check={(_values, data) => checkAttachment(data)}
      send={(_values, data) =>
        sendMessageForm('sendMessage', data, viewer?.userId ?? '', (location) => leaveFor(address(location)))
      }
    >
      {(field) => (
        <>
          <RadioGroup
            name="Type"
            label={t('type')}
            error={field('Type').error}
            defaultValue={field('Type').defaultValue || type}
            options={messageTypes.map((value) => ({
              value,
              label: t(value),
              hint: value === 'Complaint' ? t('complaintHint') : undefined,
            }))}
          />
          <AccountField {...field('AccountId')} label={t('account')} accounts={accounts} current={current} />
          <TextField
            {...field('Subject')}
            defaultValue={field('Subject').defaultValue || texts.subject}
            label={t('subject')}
            autoComplete="off"
            maxLength={255}
            required
          />
          <TextArea
            {...field('Description')}
            defaultValue={field('Description').defaultValue || texts.description}
            label={t('description')}
            hint={t('descriptionHint')}
            maxLength={30_000}
            required
          />
          <AttachmentField field={field} />
        </>
      )}
    </PlainForm>
  )
}
