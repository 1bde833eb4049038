import { Button } from '@porchlight/design-system'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import type { Staff } from '../../methods/list-staff/client'
import { labels } from './labels'
import { RoleFields } from './RoleFields'
import { callStaff, type StaffResult } from './staff-call'

interface RoleFormProps {
  readonly person: Staff['people'][number]
  readonly onResult: (result: StaffResult, doneTitle: string) => Promise<void>
}

/** Changes a person's role or brand. */
export function RoleForm({ person, onResult }: RoleFormProps) {
  const t = useLabels(labels)
  const [isBrandMissing, setBrandMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const role = String(form.get('role'))
    const brand = String(form.get('brand') ?? '')
    const isMissing = role !== 'Admin' && brand === ''
    setBrandMissing(isMissing)
    if (isMissing) return
    setBusy(true)
    const answer = await callStaff('changeStaff', { userId: person.userId, role, brand })
    setBusy(false)
    await onResult(answer, t('saved'))
  }

  return (
    <form
      className={content.form}
      aria-labelledby="role-and-brand"
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 className={content.heading} id="role-and-brand">
        {t('change')}
      </h2>
      <p className={content.detail}>{t('changeHint')}</p>
      <div className={content.fields}>
        <RoleFields
          initialRole={person.role}
          initialBrand={person.brand ?? ''}
          brandError={isBrandMissing ? t('brandMissing') : undefined}
        />
      </div>
      <div className={content.actions}>
        <Button type="submit" busy={isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
