import { Button, ErrorSummary, Notice, SelectField, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useMemo, useState } from 'react'
import { labels } from './labels'
import { PeopleFrame } from './PeopleFrame'
import { personPath } from './people-address'
import { problemLabel } from './problem-label'
import { RoleFields } from './RoleFields'
import { callStaff } from './staff-call'

interface Invited {
  readonly userId: string
  readonly email: string
}

/** Invites somebody; after that the form is empty for the next one. */
export function InviteView({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const [invited, setInvited] = useState<Invited | null>(null)
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
      <InviteForm key={invited?.userId ?? ''} done={setInvited} />
    </PeopleFrame>
  )
}

const required = ['firstName', 'lastName', 'email'] as const

function InviteForm({ done }: { readonly done: (invited: Invited) => void }) {
  const t = useLabels(labels)
  const { language } = usePage()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)
  const wordsOf = (field: string) => {
    const key = errors[field]
    return key === undefined ? undefined : t(problemLabel(field, key))
  }
  // The summary takes the focus for each new list, so the list is made anew for each new answer only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that a render makes anew say the same
  const summary = useMemo(
    () =>
      Object.entries(errors).map(([field, key]) => ({
        ...(field === 'form' ? {} : { field }),
        message: t(problemLabel(field, key)),
      })),
    [errors],
  )

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const entered = (name: string) => String(form.get(name) ?? '').trim()
    const missing = [...required, ...(form.has('brand') ? ['brand'] : [])].filter(
      (name) => entered(name) === '',
    )
    if (missing.length > 0) {
      setErrors(Object.fromEntries(missing.map((name) => [name, 'requiredFieldMissing'])))
      return
    }
    setBusy(true)
    const names = [...required, 'role', 'brand', 'language']
    const answer = await callStaff(
      'inviteStaff',
      Object.fromEntries(names.map((name) => [name, entered(name)])),
    )
    setBusy(false)
    if ('errors' in answer) setErrors(answer.errors)
    else done({ userId: answer.userId, email: entered('email') })
  }

  return (
    <form
      className={content.form}
      aria-label={t('invite')}
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary title={t('notInvited')} errors={summary} />
      <div className={content.fields}>
        <TextField
          name="firstName"
          label={t('firstName')}
          error={wordsOf('firstName')}
          maxLength={40}
          autoComplete="off"
          required
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          error={wordsOf('lastName')}
          maxLength={80}
          autoComplete="off"
          required
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          error={wordsOf('email')}
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
        <RoleFields initialRole="Advisor" initialBrand="" brandError={wordsOf('brand')} />
      </div>
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('sending')}>
          {t('sendInvitation')}
        </Button>
      </div>
    </form>
  )
}
