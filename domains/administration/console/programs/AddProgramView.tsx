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
import { readTerms, requiredTerms, TermsFields } from './TermsFields'
import { useProgramRefusals } from './use-program-refusals'

interface AddedProgram {
  readonly id: string
  readonly name: string
  readonly secret: string | null
}

/** Adds a program; its credentials are shown once it is registered. */
export function AddProgramView({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { error, refresh } = useListPrograms({})
  const [added, setAdded] = useState<AddedProgram | null>(null)
  const region = useRef<HTMLDivElement>(null)
  // The form is gone: keyboard users continue from the outcome.
  useEffect(() => {
    if (added !== null) region.current?.focus()
  }, [added])
  if (isUnknownRecord(error)) return <NotFoundContent />
  if (added === null) {
    return (
      <ProgramsFrame title={t('addProgram')} lead={t('addProgramLead')} below={title}>
        <ProgramForm
          onAdded={(program) => {
            setAdded(program)
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

const initialTerms = { name: '', scopes: ['api:read'], redirectUris: [], allowedOrigins: [] }

function ProgramForm({ onAdded }: { readonly onAdded: (added: AddedProgram) => void }) {
  const t = useLabels(labels)
  const { errorOf, summary, showRefusal, refuseEmpty } = useProgramRefusals()
  const [kind, setKind] = useState<ProgramKind>('service')
  const [isBusy, setBusy] = useState(false)

  function handleKindChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'kind') return
    const chosen = programKinds.find((name) => name === target.value)
    if (chosen !== undefined) setKind(chosen)
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    if (refuseEmpty(form, [...requiredTerms(kind), ...(kind === 'service' ? ['username'] : [])])) return
    const terms = readTerms(form, kind, null)
    const username = kind === 'service' ? String(form.get('username')).trim() : ''
    setBusy(true)
    const result = await callProgram('addProgram', { kind, ...terms, username })
    setBusy(false)
    if (result.kind === 'refused') showRefusal(result, { ...terms, name: [] })
    else onAdded({ ...result.body, name: terms.name })
  }

  return (
    <form
      className={content.form}
      aria-label={t('addProgram')}
      method="post"
      noValidate
      onChange={handleKindChange}
      onSubmit={(event) => void handleSubmit(event)}
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
      <TermsFields kind={kind} terms={initialTerms} errorOf={errorOf}>
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
