import { Button, ErrorSummary, RadioGroup, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ProgramKind, programKinds } from '../../facts/programs'
import { useListPrograms } from '../../methods/list-programs/hook'
import { labels } from './labels'
import { ProgramsFrame } from './ProgramsFrame'
import { callProgram } from './program-call'
import { programPath } from './programs-address'
import { SecretNotice } from './SecretNotice'
import { requiredTerms, TermsFields, termsOf } from './TermsFields'
import { useProgramRefusals } from './use-program-refusals'

interface Added {
  readonly id: string
  readonly name: string
  readonly secret: string | null
}

/** Adds a program; what it signs in with is shown once it is there. */
export function AddProgramView({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { error, refresh } = useListPrograms({})
  const [added, setAdded] = useState<Added | null>(null)
  const region = useRef<HTMLDivElement>(null)
  // The form is gone: whoever uses the keyboard goes on from what it came to.
  useEffect(() => {
    if (added !== null) region.current?.focus()
  }, [added])
  if (isUnknownRecord(error)) return <NotFoundContent />
  if (added === null) {
    return (
      <ProgramsFrame title={t('addProgram')} lead={t('addProgramLead')} below={title}>
        <ProgramForm
          done={(to) => {
            setAdded(to)
            void refresh()
          }}
        />
      </ProgramsFrame>
    )
  }
  const { id, name, secret } = added
  return (
    <ProgramsFrame title={name} below={title}>
      <div tabIndex={-1} ref={region}>
        <SecretNotice
          title={t('programAdded')}
          hasSecret={secret !== null}
          values={[
            { term: t('clientId'), text: id },
            ...(secret === null ? [] : [{ term: t('secret'), text: secret }]),
          ]}
        >
          <a href={address(programPath(id))}>{t('openProgram')}</a>
        </SecretNotice>
      </div>
    </ProgramsFrame>
  )
}

const nothing = { name: '', scopes: ['api:read'], redirectUris: [], allowedOrigins: [] }

function ProgramForm({ done }: { readonly done: (added: Added) => void }) {
  const t = useLabels(labels)
  const { errorOf, summary, refuseBy, refuseEmpty } = useProgramRefusals()
  const [kind, setKind] = useState<ProgramKind>('service')
  const [isBusy, setBusy] = useState(false)

  function followKind({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'kind') return
    const chosen = programKinds.find((name) => name === target.value)
    if (chosen !== undefined) setKind(chosen)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    if (refuseEmpty(form, [...requiredTerms(kind), ...(kind === 'service' ? ['username'] : [])])) return
    const terms = termsOf(form, kind, null)
    const username = kind === 'service' ? String(form.get('username')).trim() : ''
    setBusy(true)
    const answer = await callProgram('addProgram', { kind, ...terms, username })
    setBusy(false)
    if (answer.kind === 'refused') refuseBy(answer, { ...terms, name: [] })
    else done({ ...answer.body, name: terms.name })
  }

  return (
    <form
      className={content.form}
      aria-label={t('addProgram')}
      method="post"
      noValidate
      onChange={followKind}
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary title={t('notAdded')} errors={summary} />
      <RadioGroup
        name="kind"
        label={t('kind')}
        defaultValue="service"
        options={(['service', 'confidential', 'public', 'device'] as const).map((value) => ({
          value,
          label: t(value),
          hint: t(`${value}Hint`),
        }))}
      />
      <TermsFields kind={kind} terms={nothing} errorOf={errorOf}>
        <div hidden={kind !== 'service'}>
          <TextField
            name="username"
            label={t('username')}
            hint={t('usernameHint')}
            error={errorOf('username')}
            maxLength={320}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
          />
        </div>
      </TermsFields>
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('saving')}>
          {t('addProgram')}
        </Button>
      </div>
    </form>
  )
}
