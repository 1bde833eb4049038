import { Button, ErrorSummary, Notice, SelectField, TextField } from '@porchlight/design-system'
import { useRefusals } from '@porchlight/page-parts/forms/use-refusals'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import { labels } from './labels'
import { PeopleFrame } from './PeopleFrame'
import { personPath } from './people-address'
import { problemLabel } from './problem-label'
import { RoleFields } from './RoleFields'
import { callStaff } from './staff-call'

interface InvitedPerson {
  readonly userId: string
  readonly email: string
}

/** Invites somebody; after that the form is empty for the next one. */
export function InviteView({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const [invited, setInvited] = useState<InvitedPerson | null>(null)
  return (
    <PeopleFrame
      title={t('invite')}
      lead={t('inviteLead')}
      documentTitle={`${t('invite')} · ${title}`}
      isBelowList
    >
      <div role="status">
        {invited === null ? null : (
          <Notice kind="success" title={t('invited', { email: invited.email })}>
            <a href={address(personPath(invited.userId))}>{t('openPerson')}</a>
          </Notice>
        )}
      </div>
      <InviteForm key={invited?.userId ?? ''} onInvited={setInvited} />
    </PeopleFrame>
  )
}

const required = ['firstName', 'lastName', 'email'] as const

function InviteForm({ onInvited }: { readonly onInvited: (invited: InvitedPerson) => void }) {
  const t = useLabels(labels)
  const { language } = usePage()
  const { errorOf, summary, refuse, refuseEmpty } = useRefusals((field, key) => t(problemLabel(field, key)))
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const getField = (name: string) => String(form.get(name) ?? '').trim()
    if (refuseEmpty(form, [...required, ...(form.has('brand') ? ['brand'] : [])])) return
    setBusy(true)
    const names = [...required, 'role', 'brand', 'language']
    const result = await callStaff(
      'inviteStaff',
      Object.fromEntries(names.map((name) => [name, getField(name)])),
    )
    setBusy(false)
    if ('errors' in result) refuse(result.errors)
    else onInvited({ userId: result.userId, email: getField('email') })
  }

  return (
    <form
      className={content.form}
      aria-label={t('invite')}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ErrorSummary title={t('notInvited')} errors={summary} />
      <div className={content.fields}>
        <TextField
          name="firstName"
          label={t('firstName')}
          error={errorOf('firstName')}
          maxLength={40}
          autoComplete="off"
          required
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          error={errorOf('lastName')}
          maxLength={80}
          autoComplete="off"
          required
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          error={errorOf('email')}
          maxLength={80}
          autoComplete="off"
          required
        />
        <SelectField
          name="language"
          label={t('language')}
          defaultValue={language}
          options={(['en', 'es'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <RoleFields initialRole="Advisor" initialBrand="" brandError={errorOf('brand')} />
      </div>
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('sending')}>
          {t('sendInvitation')}
        </Button>
      </div>
    </form>
  )
}
